import { useWords } from '#app/lib/words/words-provider.tsx'
import { MINUTE_MS } from '#contract/durations.ts'
import type { HostOverview, HostWarning } from '#contract/host/overview.ts'
import { bytesText } from './bytes-text.ts'
import { useServiceState } from './service-rows.tsx'
import { useMoment } from './use-moment.ts'

/** What was measured of a warning; undefined where its sentence says everything. */
export function useMeasured(warning: HostWarning, overview: HostOverview): string | undefined {
  const { t, language, formatNumber } = useWords()
  const moment = useMoment()
  const mail = useServiceState(overview.Mail.State)
  const push = useServiceState(overview.PushState)
  const { Backup, Storage, CertificateEnds, ClockOff, Queues, WaysIn } = overview
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
      return ClockOff === null
        ? undefined
        : t('host.measured.seconds', { count: Math.round(Math.abs(ClockOff) / 1000) })
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
