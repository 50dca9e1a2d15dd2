import { useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Send } from '#design-system/icon/lucide.ts'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { useSite } from '#app/lib/site/site.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { MailTest, ServiceState } from '#contract/host/overview.ts'
import { ActForm } from './act-form.tsx'
import { HostPage } from './host-page.tsx'
import { PushTest } from './push-test.tsx'
import { useServiceState } from './service-rows.tsx'
import { changeWarningMails, testMail, useOverview } from './use-host.ts'

/** How mail and push are set up, a test of each, and whether warnings are mailed. */
export function HostMail() {
  const { t, formatNumber } = useWords()
  const { overview, ...state } = useOverview()
  const { isPending, change } = useChange()
  const isPlain = useSite().plain !== undefined
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
            {overview.Mail.Server !== null && <Sent state={overview.Mail.State} />}
          </dl>
          {isPlain ? <NeedsScripts /> : <Test />}
          <h2 className="mt-10 mb-3 text-heading">{t('host.rows.push')}</h2>
          <dl className="host-what host-lines">
            <div>
              <dt>{t('host.push.number')}</dt>
              <dd>{formatNumber(overview.PushDevices)}</dd>
            </div>
            <Sent state={overview.PushState} />
          </dl>
          {isPlain ? <NeedsScripts /> : <PushTest />}
          <h2 className="mt-10 mb-3 text-heading">{t('host.warningMails.title')}</h2>
          {isPlain ? (
            <PlainSwitch isOn={overview.WarningMails} />
          ) : (
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
          )}
        </>
      )}
    </HostPage>
  )
}

/** Whether what was sent last was taken. */
function Sent({ state }: { state: ServiceState }) {
  const { t } = useWords()
  return (
    <div>
      <dt>{t('host.service.last')}</dt>
      <dd>{useServiceState(state) ?? t('host.service.unknown')}</dd>
    </div>
  )
}

function NeedsScripts() {
  const { t } = useWords()
  return <p className="mt-4 text-label text-ink-soft">{t('host.plain.tests')}</p>
}

function PlainSwitch({ isOn }: { isOn: boolean }) {
  const { t } = useWords()
  return (
    <ActForm act="warningMails" fields={{ Mails: !isOn }} onAct={() => undefined}>
      <p className="mb-3 text-label text-ink-soft">{t('host.warningMails.hint')}</p>
      <Button type="submit">
        {isOn ? t('host.warningMails.stop') : t('host.warningMails.label')}
      </Button>
    </ActForm>
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
