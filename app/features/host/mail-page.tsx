import { useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Send } from '#design-system/icon/lucide.ts'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { MailTest } from '#contract/host/overview.ts'
import { HostPage } from './host-page.tsx'
import { PushTest } from './push-test.tsx'
import { changeWarningMails, testMail, useOverview } from './use-host.ts'

/** How mail and push are set up, a test of each, and whether warnings are mailed. */
export function HostMail() {
  const { t, formatNumber } = useWords()
  const { overview, ...state } = useOverview()
  const { isPending, change } = useChange()
  return (
    <HostPage title={t('host.tabs.mail')} {...state}>
      {overview && (
        <>
          <h2 className="mt-8 mb-3 text-heading">{t('host.rows.mail')}</h2>
          <dl className="host-what host-lines">
            <div>
              <dt>{t('host.mail.from')}</dt>
              <dd>{overview.Mail.From}</dd>
            </div>
            <div>
              <dt>{t('host.mail.server')}</dt>
              <dd>{overview.Mail.Server ?? t('host.mail.folder')}</dd>
            </div>
          </dl>
          <Test />
          <h2 className="mt-10 mb-3 text-heading">{t('host.rows.push')}</h2>
          <dl className="host-what host-lines">
            <div>
              <dt>{t('host.push.number')}</dt>
              <dd>{formatNumber(overview.PushDevices)}</dd>
            </div>
          </dl>
          <PushTest />
          <h2 className="mt-10 mb-3 text-heading">{t('host.warningMails.title')}</h2>
          <Checkbox
            variant="switch"
            label={t('host.warningMails.label')}
            hint={t('host.warningMails.hint')}
            checked={overview.WarningMails}
            pending={isPending}
            onCheckedChange={(isOn) =>
              void change(t('host.warningMails.notChanged'), async () => {
                await changeWarningMails(isOn)
                await state.retry()
              })
            }
          />
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
      <Button variant="primary" icon={Send} pending={isPending} onClick={() => void send()}>
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
