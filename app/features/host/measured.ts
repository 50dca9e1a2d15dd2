import { useWords } from '#app/lib/words/words-provider.tsx'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import type { HostOverview, HostWarning } from '#contract/host/overview.ts'
import { bytesText } from './bytes-text.ts'
import { useServiceState } from './service-rows.tsx'
import { useMoment } from './use-moment.ts'

/** Up to here seconds are said, and beyond minutes. */
const SECONDS_UP_TO = 2 * MINUTE_MS
/** Up to here minutes are said, and beyond hours. */
const MINUTES_UP_TO = 2 * HOUR_MS

/** A length of time in words, without its sign: "94 seconds", "3 hours". */
function useSpan(): (ms: number) => string {
  const { t } = useWords()
  return (ms) => {
    const by = Math.abs(ms)
    if (by < SECONDS_UP_TO) return t('host.span.seconds', { count: Math.round(by / 1000) })
    return by < MINUTES_UP_TO
      ? t('host.span.minutes', { count: Math.round(by / MINUTE_MS) })
      : t('host.span.hours', { count: Math.round(by / HOUR_MS) })
  }
}

/** The title of a warning, with what was measured where that says it best. */
export function useWarningTitle(warning: HostWarning, overview: HostOverview): string {
  const { t } = useWords()
  const span = useSpan()
  const { ClockOff, CertificateEnds, Looked } = overview
  if (warning === 'clockOff' && ClockOff !== null)
    return t('host.measured.clockOff', { by: span(ClockOff) })
  if (warning === 'certificateEnds' && CertificateEnds !== null) {
    const days = Math.floor((Date.parse(CertificateEnds) - Date.parse(Looked)) / DAY_MS)
    return days < 0 ? t('host.measured.hasEnded') : t('host.measured.endsIn', { count: days })
  }
  return t(`host.warnings.${warning}.title`)
}

/** What was measured of a warning; undefined where its sentence says everything. */
export function useMeasured(warning: HostWarning, overview: HostOverview): string | undefined {
  const { t, language, formatNumber } = useWords()
  const moment = useMoment()
  const mail = useServiceState(overview.Mail.State)
  const push = useServiceState(overview.PushState)
  const span = useSpan()
  const { Backup, Storage, CertificateEnds, ClockOff, ClockOf, Queues, WaysIn } = overview
  const { PerWeek } = Storage.Growth
  switch (warning) {
    case 'backupFailed':
      return Backup.Failure ?? undefined
    case 'diskFull':
    case 'filmsRefused': {
      const used = t('host.storage.used', {
        used: bytesText(Storage.DiskBytes - Storage.FreeBytes, language),
        all: bytesText(Storage.DiskBytes, language),
      })
      const grows =
        PerWeek !== null &&
        PerWeek > 0 &&
        t('host.storage.grows', { size: bytesText(PerWeek, language) })
      return [`${used}.`, grows].filter(Boolean).join(' ')
    }
    case 'certificateEnds':
      return CertificateEnds === null
        ? undefined
        : t('host.measured.ends', { at: moment(CertificateEnds) })
    case 'clockOff':
      if (ClockOff === null) return undefined
      return t(`host.measured.clock.${ClockOff > 0 ? 'behind' : 'ahead'}.${ClockOf}`, {
        by: span(ClockOff),
      })
    case 'mailRefused': {
      const waiting = Queues.find(({ Queue }) => Queue === 'mail')?.Count ?? 0
      return `${mail ?? ''}. ${t('host.measured.mails', { count: waiting })}`
    }
    case 'pushSilent':
      return push === undefined ? undefined : `${push}.`
    case 'providerSilent':
      return WaysIn.flatMap(({ Name, SilentSince }) =>
        SilentSince === null
          ? []
          : [t('host.measured.silent', { name: Name, since: moment(SilentSince) })],
      ).join(' ')
    case 'workWaits':
      return Queues.filter(({ Overdue }) => Overdue >= MINUTE_MS)
        .map(
          ({ Queue, Count, Overdue }) =>
            `${t(`host.queues.${Queue}`)} ${formatNumber(Count)}, ${t('host.work.late', {
              count: Math.floor(Overdue / MINUTE_MS),
            })}.`,
        )
        .join(' ')
    default:
      return undefined
  }
}
