import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ServiceState } from '#contract/host/overview.ts'
import { FactRow, type RowProps } from './fact-row.tsx'
import { useMoment } from './use-moment.ts'

/** Whether a service takes what is sent: undefined where nobody has tried. */
export function useServiceState({ Taken, RefusedSince, Code }: ServiceState): string | undefined {
  const { t } = useWords()
  const moment = useMoment()
  if (RefusedSince !== null) {
    const code = Code ?? t('host.mail.silent')
    const refused = t('host.service.refused', { since: moment(RefusedSince), code })
    return Taken === null
      ? refused
      : `${refused}, ${t('host.service.lastTaken', { at: moment(Taken) })}`
  }
  return Taken === null ? undefined : t('host.service.taken', { at: moment(Taken) })
}

/** That a service works, with when it last took something; undefined where it does not, or nobody has tried. */
function useWorks({ Taken, RefusedSince }: ServiceState): string | undefined {
  const { t } = useWords()
  const moment = useMoment()
  return Taken === null || RefusedSince !== null
    ? undefined
    : t('host.service.works', { at: moment(Taken) })
}

/** How mail is sent, and whether it is taken. */
export function MailRow({ overview: { Mail }, stateOf }: RowProps) {
  const { t } = useWords()
  const state = useServiceState(Mail.State)
  const works = useWorks(Mail.State)
  const by =
    Mail.Server === null ? t('host.mail.folder') : t('host.mail.by', { server: Mail.Server })
  return (
    <FactRow
      name={t('host.rows.mail')}
      state={Mail.Server === null ? 'off' : stateOf('mailRefused', 'mailWaits')}
      more={Mail.Server !== null && (state === undefined ? t('host.service.unknown') : by)}
      href="/host/mail"
      link={t('host.sendTest')}
    >
      {Mail.Server === null ? by : (works ?? state ?? by)}
    </FactRow>
  )
}

/** How many devices get messages, and whether these are taken. */
export function PushRow({ overview: { PushState, PushDevices }, stateOf }: RowProps) {
  const { t } = useWords()
  const state = useServiceState(PushState)
  const works = useWorks(PushState)
  const devices = t('host.push.devices', { count: PushDevices })
  return (
    <FactRow
      name={t('host.rows.push')}
      state={stateOf('pushSilent')}
      more={state === undefined ? PushDevices > 0 && t('host.service.unknown') : devices}
      href="/host/mail"
      link={t('host.sendTest')}
    >
      {works ?? state ?? devices}
    </FactRow>
  )
}
