import { useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { MailTest } from '#contract/host/overview.ts'
import { HostPage } from './host-page.tsx'
import { testMail, useOverview } from './use-host.ts'

/** How mail and push are set up, and a test of mail. */
export function HostMail() {
  const { t } = useWords()
  const { overview, ...state } = useOverview()
  return (
    <HostPage title={t('host.tabs.mail')} {...state}>
      {overview && (
        <>
          <h2 className="mt-8 mb-3 text-heading">{t('host.rows.mail')}</h2>
          <dl className="host-what">
            <dt>{t('host.mail.from')}</dt>
            <dd>{overview.Mail.From}</dd>
            <dt>{t('host.mail.server')}</dt>
            <dd>{overview.Mail.Server ?? t('host.mail.folder')}</dd>
          </dl>
          <Test />
          <h2 className="mt-10 mb-3 text-heading">{t('host.rows.push')}</h2>
          <p>{t('host.push.devices', { count: overview.PushDevices })}</p>
        </>
      )}
    </HostPage>
  )
}

function Test() {
  const { t, formatNumber } = useWords()
  const [result, setResult] = useState<MailTest>()
  const { isPending, change } = useChange()
  const send = async () => {
    setResult(undefined)
    await change(t('host.mail.notSent'), async () => setResult(await testMail()))
  }
  const seconds = result && formatNumber(Math.round(result.Milliseconds / 100) / 10)
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <Button variant="primary" pending={isPending} onClick={() => void send()}>
        {t('host.mail.test')}
      </Button>
      {result?.IsTaken === true && (
        <Banner
          tone="success"
          announced
          title={t('host.mail.taken', { to: result.To, seconds: seconds ?? '' })}
        >
          {t('host.mail.arrived')}
        </Banner>
      )}
      {result?.IsTaken === false && (
        <Banner
          tone="danger"
          announced
          title={t('host.mail.refused', { code: result.Code ?? t('host.mail.silent') })}
        >
          {t('host.mail.mend')}
        </Banner>
      )}
    </div>
  )
}
