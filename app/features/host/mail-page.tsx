import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { useChange } from '#app/lib/api/use-change.ts'
import { useSite } from '#app/lib/site/site.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HostOverview, ServiceState } from '#contract/host/overview.ts'
import { ActForm } from './act-form.tsx'
import { HostPage } from './host-page.tsx'
import { MailTest } from './mail-test.tsx'
import { PushTest } from './push-test.tsx'
import { useServiceState } from './service-rows.tsx'
import { changeWarningMails, useOverview } from './use-host.ts'
import { useMoment } from './use-moment.ts'

/** How mail and push are set up, a test of each, and whether warnings are mailed. */
export function HostMail() {
  const { t, formatNumber } = useWords()
  const { overview, ...state } = useOverview()
  const { isPending, change } = useChange()
  const isPlain = useSite().plain !== undefined
  const summary = useSummary()
  return (
    <HostPage title={t('host.tabs.mail')} text={overview && summary(overview)} {...state}>
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
              <dd>
                {overview.Mail.Server === null
                  ? t('host.mail.folder')
                  : t('host.mail.set', { server: overview.Mail.Server })}
              </dd>
            </div>
            {overview.Mail.Server !== null && (
              <>
                <Last state={overview.Mail.State} />
                <div>
                  <dt>{t('host.service.sent')}</dt>
                  <dd>
                    {t('host.service.inWeek', { count: overview.Mail.Sent.Sent })}
                    {overview.Mail.Sent.Refused > 0 &&
                      `, ${t('host.service.notTaken', { count: overview.Mail.Sent.Refused })}`}
                  </dd>
                </div>
              </>
            )}
          </dl>
          {isPlain ? <NeedsScripts /> : <MailTest onTested={() => void state.retry()} />}
          <h2 className="mt-10 mb-3 text-heading">{t('host.rows.push')}</h2>
          <dl className="host-what host-lines">
            <div>
              <dt>{t('host.push.number')}</dt>
              <dd>{formatNumber(overview.PushDevices)}</dd>
            </div>
            <Last state={overview.PushState} />
            <div>
              <dt>{t('host.service.sent')}</dt>
              <dd>
                {t('host.service.inWeek', { count: overview.PushSent.Sent })}
                {overview.PushSent.Refused > 0 &&
                  `, ${t('host.service.notTaken', { count: overview.PushSent.Refused })}`}
                {overview.PushSent.Gone > 0 &&
                  `, ${t('host.push.gone', { count: overview.PushSent.Gone })}`}
              </dd>
            </div>
            <div>
              <dt>{t('host.push.ownKeys')}</dt>
              <dd>{t(`host.push.keys.${overview.PushKeys}`)}</dd>
            </div>
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

/** Whether both work, and when the last mail was taken, in a sentence; nothing where it is not known. */
function useSummary(): (overview: HostOverview) => string {
  const { t } = useWords()
  const moment = useMoment()
  return ({ Mail: { Server, State }, PushState }) => {
    if (Server === null) return t('host.mail.isOff')
    if (State.RefusedSince !== null) return t('host.mail.isRefused')
    if (State.Taken === null) return ''
    const last = t('host.mail.lastTaken', { at: moment(State.Taken) })
    if (PushState.RefusedSince !== null) return `${t('host.mail.pushRefused')} ${last}`
    return PushState.Taken === null
      ? `${t('host.mail.works')} ${last}`
      : `${t('host.mail.bothWork')} ${last}`
  }
}

/** Whether what was sent last was taken. */
function Last({ state }: { state: ServiceState }) {
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
