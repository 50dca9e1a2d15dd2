import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import type { Config } from '#server/config.ts'
import { findNewerStep, readSteps, STEP_NAMES } from '#server/db/migrate.ts'
import { poolerNotice } from '#server/db/pooler-notice.ts'
import type { Database } from '#server/db/schema.ts'
import type { Finding } from './finding.ts'

/** The oldest PostgreSQL that Simmer runs on, as `server_version_num`. */
const POSTGRES_MIN = 150_000
/** Maximum connections of one process. */
const CONNECTIONS = 10
/** Clock differences in milliseconds: one that makes bells audibly late, and one that invalidates tokens. */
const CLOCK_MS = { look: 1000, wrong: 30_000 } as const
/** Types of `statfs` of file systems on other machines: NFS, SMB and CIFS. SQLite's locks fail there. */
const NETWORK = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42])

/** Examines the SQLite file before it is opened. */
export async function checkSqliteFolder({ DATA_DIR }: Config): Promise<Finding[]> {
  const { type } = await statfs(DATA_DIR)
  const network: Finding[] = NETWORK.has(type)
    ? [
        {
          part: 'Database',
          state: 'wrong',
          fact: `${DATA_DIR} is on another machine, where SQLite loses data.`,
          mend: 'Set DATA_DIR to a local disk, or use PostgreSQL with DATABASE_URL.',
        },
      ]
    : []
  const file = join(DATA_DIR, 'simmer.db')
  const canWrite = await access(file, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  )
  if (canWrite) return network
  const mend = `Give it to the user of the server: chown -R USER ${DATA_DIR}`
  return [
    ...network,
    { part: 'Database', state: 'wrong', fact: `${file} cannot be written by this user.`, mend },
  ]
}

/** Examines PostgreSQL: version, rights, clock, pooler. */
export async function checkPostgres(config: Config): Promise<Finding[]> {
  const client = new Client({
    connectionString: config.DATABASE_URL,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Answer>(ASKED)
    const [answer] = rows
    if (!answer) return []
    const pooler = await poolerNotice(config)
    return [
      ...serverFindings(answer, config),
      ...(pooler === undefined
        ? []
        : [{ part: 'Pooler', state: 'wrong', fact: pooler } satisfies Finding]),
    ]
  } finally {
    await client.end().catch(() => {})
  }
}

interface Answer {
  version: number
  encoding: string
  can_create: boolean
  is_standby: boolean
  max_connections: number
  /** Milliseconds since 1970, by the clock of PostgreSQL. */
  clock: number
}

const ASKED = `select current_setting('server_version_num')::int as version,
  pg_encoding_to_char(encoding) as encoding,
  coalesce(has_schema_privilege(current_schema(), 'create'), false) as can_create,
  pg_is_in_recovery() as is_standby,
  current_setting('max_connections')::int as max_connections,
  (extract(epoch from clock_timestamp()) * 1000)::float8 as clock
  from pg_database where datname = current_database()`

function serverFindings(answer: Answer, { READ_ONLY }: Config): Finding[] {
  const part = 'Database'
  const findings: Finding[] = []
  if (answer.version < POSTGRES_MIN) {
    findings.push({
      part,
      state: 'wrong',
      fact: `PostgreSQL is ${Math.floor(answer.version / 10_000)}, and Simmer needs 15 or later.`,
      mend: 'Upgrade PostgreSQL.',
    })
  }
  if (answer.encoding !== 'UTF8') {
    findings.push({
      part,
      state: 'wrong',
      fact: `It stores text as ${answer.encoding}, and Simmer needs UTF8.`,
      mend: "Make a database with encoding 'UTF8', and restore a backup into it.",
    })
  }
  if (answer.is_standby && READ_ONLY === 'off') {
    findings.push({
      part,
      state: 'wrong',
      fact: 'DATABASE_URL leads to a standby, which takes no writes.',
      mend: 'Set DATABASE_URL to the primary, or READ_ONLY=on while there is none.',
    })
  } else if (!answer.can_create && READ_ONLY === 'off') {
    findings.push({
      part,
      state: 'wrong',
      fact: 'This role may not make tables, so no new version can start.',
      mend: 'Run in PostgreSQL as its owner: grant create on schema public to simmer;',
    })
  }
  if (answer.max_connections < 2 * CONNECTIONS) {
    findings.push({
      part,
      state: 'look',
      fact: `PostgreSQL takes ${answer.max_connections} connections, and each process of Simmer up to ${CONNECTIONS}.`,
      mend: 'Raise max_connections, or put a pooler before it.',
    })
  }
  return [...findings, clockFinding('PostgreSQL', answer.clock - Date.now())]
}

/**
 * Compares a clock with ours.
 * @param difference in milliseconds
 */
export function clockFinding(whose: string, difference: number): Finding {
  const off = Math.abs(difference)
  const fact = `The clock of ${whose} is ${off < CLOCK_MS.look ? 'ours' : `${(off / 1000).toFixed(1)} s ${difference > 0 ? 'ahead of' : 'behind'} ours`}.`
  if (off < CLOCK_MS.look) return { part: 'Clock', state: 'good', fact }
  const mend = 'Let all machines take the time from the network (chrony or systemd-timesyncd).'
  return { part: 'Clock', state: off < CLOCK_MS.wrong ? 'look' : 'wrong', fact, mend }
}

/** Checks the tables without changing them. */
export async function checkTables(db: Kysely<Database>): Promise<Finding> {
  const part = 'Tables'
  const steps = await readSteps(db).catch(() => [])
  if (steps.length === 0) {
    return { part, state: 'look', fact: 'There are none: the first start makes them.' }
  }
  const newer = await findNewerStep(db)
  if (newer !== undefined) {
    return {
      part,
      state: 'wrong',
      fact: `A newer version of Simmer has changed them (step ${newer}).`,
      mend: 'Install that version, or restore a backup of this one.',
    }
  }
  const due = STEP_NAMES.length - steps.length
  if (due > 0) {
    return { part, state: 'look', fact: `${due} changes are due: the next start makes them.` }
  }
  const { rows } = await sql<{ count: number }>`select count(*) as count from users`.execute(db)
  return { part, state: 'good', fact: `They are of this version; ${rows[0]?.count} accounts.` }
}
