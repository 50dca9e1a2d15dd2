import { type Kysely, type RawBuilder, sql } from 'kysely'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import {
  HOST_WARNINGS,
  type HostBackup,
  type HostOverview,
  type HostWarning,
} from '#contract/host/overview.ts'
import { takesPasswords } from '#server/accounts/passwords-off.ts'
import { readWork } from '#server/backup/asked-work.ts'
import type { Config } from '#server/config.ts'
import type { EngineName, OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import { type DiskOf, FULL, isUsed, NEARLY_FULL } from '#server/lib/disk.ts'
import { VERSION } from '#server/lib/version.ts'
import { providerSettings } from '#server/provider-sign-in/provider-settings.ts'
import { waitingWork } from '#server/queue/waiting-work.ts'
import { readSetting } from '#server/site/settings.ts'
import { countKinds } from './errors.ts'
import { readRegistration } from './registration.ts'

/** Reads the size of the database in bytes. */
const DATABASE_BYTES: Record<EngineName, RawBuilder<{ bytes: number }>> = {
  sqlite: sql`select page_count * page_size as bytes
    from pragma_page_count(), pragma_page_size()`,
  postgres: sql`select pg_database_size(current_database()) as bytes`,
}

/** Age in milliseconds from which a backup is too old. */
const OLD_BACKUP_MS = 48 * HOUR_MS
/** Milliseconds for which mail may be overdue before a warning. */
const LATE_MAIL_MS = 15 * MINUTE_MS
/** Backups that the page lists. */
const BACKUPS_SHOWN = 10

/** Dependencies of the overview. */
export interface OverviewParts {
  config: Config
  database: Pick<OpenDatabase, 'db' | 'engine'>
  diskOf: DiskOf
  isReadOnly: boolean
  now: number
}

/** The state of the site with every active warning. */
export type HeldOverview = HostOverview & { Held: readonly HostWarning[] }

/** Reads the state of the site for the host's page. */
export async function readOverview(parts: OverviewParts): Promise<HeldOverview> {
  const { config, database, diskOf, isReadOnly, now } = parts
  const { db } = database
  const registration = await readRegistration(db, now)
  const overview: Omit<HostOverview, 'Warnings'> = {
    Place: await readSetting(db, 'place'),
    Version: VERSION,
    Looked: new Date(now).toISOString(),
    Backup: {
      IsDaily: config.BACKUP_DIR !== undefined,
      At: config.BACKUP_AT,
      Trusted: await trustedBackups(db),
      Failure: await lastFailure(db, now),
      CanAsk: config.BACKUP_DIR !== undefined,
    },
    Storage: await readStorage(database, { folder: config.DATA_DIR, diskOf }),
    Registration: registration.Registration,
    Members: registration.Members,
    Invitations: registration.Invitations.length,
    Ways: [
      ...(takesPasswords(config) ? ['Password'] : []),
      'Passkey',
      ...[...providerSettings(config).values()].map(({ label }) => label),
    ],
    Mail: { From: config.MAIL_FROM, Server: serverOf(config.SMTP_URL) },
    PushDevices: await countDevices(db),
    Queues: (await waitingWork(db, now)).map(({ queue, count, overdueMs }) => ({
      Queue: queue,
      Count: count,
      Overdue: overdueMs,
    })),
    Errors: await countKinds(db, now),
    ReadOnly: isReadOnly,
    WarningMails: await readSetting(db, 'warningMails'),
  }
  const Held = warningsOf(overview, now)
  // Refused films imply a full disk.
  const isFull = Held.includes('filmsRefused')
  const Warnings = isFull ? Held.filter((warning) => warning !== 'diskFull') : Held
  return { ...overview, Warnings, Held }
}

/** Host and port of a URL, without the credentials in it. */
function serverOf(address: string | undefined): string | null {
  return address === undefined ? null : new URL(address).host
}

async function trustedBackups(db: Kysely<Database>): Promise<HostBackup[]> {
  const rows = await db
    .selectFrom('backup_runs')
    .select(['finished_at', 'file', 'bytes', 'row_count', 'file_count'])
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .limit(BACKUPS_SHOWN)
    .execute()
  return rows.map((row) => ({
    Finished: new Date(row.finished_at ?? 0).toISOString(),
    File: row.file ?? '',
    Bytes: row.bytes ?? 0,
    Rows: row.row_count ?? 0,
    Files: row.file_count ?? 0,
  }))
}

/** Why the last backup failed, or the last test of one. */
async function lastFailure(db: Kysely<Database>, now: number): Promise<string | null> {
  const work = await readWork(db, now)
  if (work?.Kind === 'restoreTest' && work.Failure !== null) return work.Failure
  const last = await db
    .selectFrom('backup_runs')
    .select(['failure', 'finished_at'])
    // A running job has no result yet.
    .where((row) => row.or([row('failure', 'is not', null), row('finished_at', 'is not', null)]))
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && last.finished_at === null ? last.failure : null
}

async function readStorage(
  { db, engine }: OverviewParts['database'],
  { folder, diskOf }: { folder: string; diskOf: DiskOf },
): Promise<HostOverview['Storage']> {
  const sumOf = async (table: 'film_files' | 'own_pictures') => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
      .executeTakeFirst()
    return Number(row?.bytes ?? 0)
  }
  const { rows } = await DATABASE_BYTES[engine.name].execute(db)
  const disk = await diskOf(folder)
  return {
    Kinds: [
      { Kind: 'films', Bytes: await sumOf('film_files') },
      { Kind: 'pictures', Bytes: await sumOf('own_pictures') },
      { Kind: 'database', Bytes: rows[0]?.bytes ?? 0 },
    ],
    DiskBytes: disk.all,
    FreeBytes: disk.free,
  }
}

async function countDevices(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('push_subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The active warnings, the most urgent first. */
function warningsOf(
  { Backup, Storage, Mail, Queues, ReadOnly }: Omit<HostOverview, 'Warnings'>,
  now: number,
): HostWarning[] {
  const [newest] = Backup.Trusted
  const disk = { all: Storage.DiskBytes, free: Storage.FreeBytes }
  const mail = Queues.find(({ Queue }) => Queue === 'mail')
  const holds: Record<HostWarning, boolean> = {
    readOnly: ReadOnly,
    backupFailed: Backup.Failure !== null,
    backupOld:
      newest !== undefined &&
      Backup.Failure === null &&
      now - Date.parse(newest.Finished) >= OLD_BACKUP_MS,
    filmsRefused: isUsed(disk, FULL),
    diskFull: isUsed(disk, NEARLY_FULL),
    mailWaits: mail !== undefined && mail.Overdue >= LATE_MAIL_MS,
    backupOff: !Backup.IsDaily && newest === undefined,
    mailOff: Mail.Server === null,
  }
  return HOST_WARNINGS.filter((warning) => holds[warning])
}
