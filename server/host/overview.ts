import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import type { HostOverview, HostWarning, ServiceState } from '#contract/host/overview.ts'
import { takesPasswords } from '#server/accounts/passwords-off.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import type { DiskOf } from '#server/lib/disk.ts'
import { VERSION } from '#server/lib/version.ts'
import { providerSettings } from '#server/provider-sign-in/provider-settings.ts'
import { readSentCounts } from '#server/queue/sent-counts.ts'
import { readServiceMarks, type ServiceMark } from '#server/queue/service-marks.ts'
import { waitingWork } from '#server/queue/waiting-work.ts'
import { readSetting } from '#server/site/settings.ts'
import { databaseClock } from './database-clock.ts'
import { countKinds } from './errors.ts'
import { readNewer } from './newer-release.ts'
import type { Outside } from './outside.ts'
import { readBackups } from './overview-backups.ts'
import { readStorage } from './overview-storage.ts'
import { readRegistration } from './registration.ts'
import { readVersions } from './versions.ts'
import { saidWarnings, warningsOf } from './warnings.ts'
import { readWaysIn } from './ways-in.ts'

/** Dependencies of the overview. */
export interface OverviewParts {
  config: Config
  database: Pick<OpenDatabase, 'db' | 'engine'>
  diskOf: DiskOf
  isReadOnly: boolean
  outside: Outside
  now: number
}

/** The state of the site with every active warning. */
export type HeldOverview = HostOverview & { Held: readonly HostWarning[] }

/** Reads the state of the site for the host's page. */
export async function readOverview(parts: OverviewParts): Promise<HeldOverview> {
  const { config, database, diskOf, isReadOnly, outside, now } = parts
  const { db } = database
  const registration = await readRegistration(db, now)
  const marks = await readServiceMarks(db)
  const sent = await readSentCounts(db, now)
  const { Newer } = await readNewer(db, config)
  // What the database says is exact; the address is asked where there is no other clock.
  const clock = await databaseClock(database, Date.now)
  const overview: Omit<HostOverview, 'Warnings'> = {
    Place: await readSetting(db, 'place'),
    Version: VERSION,
    ...(await readVersions(db, VERSION, now)),
    Newer: Newer?.Release ?? null,
    AsksForNewer: config.RELEASES_URL !== undefined,
    Looked: new Date(now).toISOString(),
    Backup: await readBackups(db, config, now),
    Storage: await readStorage(database, { folder: config.DATA_DIR, diskOf, now }),
    ClockOff: clock ?? outside.clockMs ?? null,
    ClockOf: clock === undefined ? 'address' : 'database',
    CertificateEnds: iso(outside.certificate?.endsAt),
    ...(await readHosts(db, now)),
    Registration: registration.Registration,
    Members: registration.Members,
    Invitations: registration.Invitations.length,
    Ways: [
      ...(takesPasswords(config) ? ['Password'] : []),
      'Passkey',
      ...[...providerSettings(config).values()].map(({ label }) => label),
    ],
    WaysIn: await readWaysIn(db, config, outside),
    Mail: {
      From: config.MAIL_FROM,
      Server: serverOf(config.SMTP_URL),
      State: stateOf(marks.mail),
      Sent: sent.mail,
    },
    PushState: stateOf(marks.push),
    PushSent: sent.push,
    PushKeys: pushKeysOf(config),
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
  return { ...overview, Warnings: saidWarnings(Held), Held }
}

function pushKeysOf({ SERVICE_WORKER, VAPID_PUBLIC_KEY }: Config): HostOverview['PushKeys'] {
  if (SERVICE_WORKER === 'off') return 'off'
  return VAPID_PUBLIC_KEY === undefined ? 'database' : 'environment'
}

/** Host and port of a URL, without the credentials in it. */
function serverOf(address: string | undefined): string | null {
  return address === undefined ? null : new URL(address).host
}

async function countDevices(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('push_subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many look after the site, and whether anybody came before yesterday. */
async function readHosts(db: Kysely<Database>, now: number) {
  const { count } = await db
    .selectFrom('roles')
    .where('role', '=', 'admin')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const old = await db
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'member')
    .where('created_at', '<=', now - DAY_MS)
    .limit(1)
    .executeTakeFirst()
  return { Hosts: count, IsNew: old === undefined }
}

const iso = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString())

function stateOf({ takenAt, refusedSince, code }: ServiceMark): ServiceState {
  return { Taken: iso(takenAt), RefusedSince: iso(refusedSince), Code: code }
}
