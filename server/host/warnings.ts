import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { HOST_WARNINGS, type HostOverview, type HostWarning } from '#contract/host/overview.ts'
import { FULL, isUsed, NEARLY_FULL } from '#server/lib/disk.ts'

/** Age in milliseconds from which a backup is too old. */
const OLD_BACKUP_MS = 48 * HOUR_MS
/** How long work may be due, and a service silent, before something is wrong. */
const LATE_MS = 15 * MINUTE_MS
/** How long before its end a certificate should have been renewed. */
const CERTIFICATE_MS = 14 * DAY_MS
/** Difference of clocks from which tokens and bells are wrong. */
const CLOCK_MS = 30_000

/** Warnings that say what another one says better. */
const SAID_BY: Partial<Record<HostWarning, HostWarning>> = {
  diskFull: 'filmsRefused',
  mailWaits: 'mailRefused',
}

/** What needs the host, the most urgent first. What is not known warns of nothing. */
export function warningsOf(overview: Omit<HostOverview, 'Warnings'>, now: number): HostWarning[] {
  const { Backup, Storage, Mail, PushState, Queues, WaysIn, CertificateEnds, ClockOff } = overview
  const [newest] = Backup.Trusted
  const disk = { all: Storage.DiskBytes, free: Storage.FreeBytes }
  const isLate = (...names: string[]) =>
    Queues.some(({ Queue, Overdue }) => names.includes(Queue) && Overdue >= LATE_MS)
  const isLong = (since: string | null) => since !== null && now - Date.parse(since) >= LATE_MS
  const holds: Record<HostWarning, boolean> = {
    readOnly: overview.ReadOnly,
    backupFailed: Backup.Failure !== null,
    backupOld:
      newest !== undefined &&
      Backup.Failure === null &&
      now - Date.parse(newest.Finished) >= OLD_BACKUP_MS,
    filmsRefused: isUsed(disk, FULL),
    certificateEnds: CertificateEnds !== null && Date.parse(CertificateEnds) - now < CERTIFICATE_MS,
    mailRefused: Mail.Server !== null && isLong(Mail.State.RefusedSince),
    diskFull: isUsed(disk, NEARLY_FULL),
    clockOff: ClockOff !== null && Math.abs(ClockOff) >= CLOCK_MS,
    mailWaits: isLate('mail'),
    providerSilent: WaysIn.some(({ SilentSince }) => SilentSince !== null),
    pushSilent: isLong(PushState.RefusedSince),
    workWaits: isLate('push', 'bell', 'import'),
    backupOff: newest === undefined && Backup.Failure === null,
    mailOff: Mail.Server === null,
  }
  return HOST_WARNINGS.filter((warning) => holds[warning])
}

/** Those that are shown: without what another one says. */
export function saidWarnings(held: readonly HostWarning[]): HostWarning[] {
  return held.filter((warning) => {
    const better = SAID_BY[warning]
    return better === undefined || !held.includes(better)
  })
}
