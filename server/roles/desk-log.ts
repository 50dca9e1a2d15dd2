import { createHash } from 'node:crypto'
import type { Insertable, Kysely, Transaction } from 'kysely'
import type { LogAction, LogSubject } from '#contract/desk/log.ts'
import type { Database } from '#server/db/schema.ts'
import type { DeskLogTable, LogSource } from '#server/db/tables/roles.ts'

/** What the first row follows: `previous` of row 1. */
export const GENESIS = '0'.repeat(64)

/** What is said about an entry beside its subject. Accounts by id alone: no names and no addresses. */
export type LogDetails = Readonly<Record<string, string | number | boolean | null>>

/** Something that was done at the desk. */
export interface LogEntry {
  /** Id of the account that did it; null for the command and for what happens by itself. */
  actorId: number | null
  action: LogAction
  /** What it was done to. */
  subjectKind: LogSubject
  subjectId: number | null
  details?: LogDetails
  /** @default `page` with an actor, otherwise `automatic` */
  source?: LogSource
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** A row without its hash. */
type Unhashed = Omit<Insertable<DeskLogTable>, 'hash'>

/** An object as JSON that does not depend on the order of its names. */
function canonicalJson(value: object): string {
  return JSON.stringify(value, Object.keys(value).sort())
}

/** SHA-256 of the row as canonical JSON, in hex. */
function hashOf({
  id,
  logged_at,
  source,
  actor_id,
  action,
  subject_kind,
  subject_id,
  details,
  previous,
}: Unhashed): string {
  const row = { id, logged_at, source, actor_id, action, subject_kind, subject_id, details }
  return createHash('sha256')
    .update(canonicalJson({ ...row, previous }))
    .digest('hex')
}

/**
 * Adds a row to the log, in the transaction of what it tells of. Concurrent ones wait for each other until
 * their transactions end, so it is called last.
 */
export async function appendToLog(trx: Transaction<Database>, entry: LogEntry): Promise<void> {
  // Locks the row on either engine.
  const { last_id: id, hash: previous } = await trx
    .updateTable('desk_log_head')
    .set((row) => ({ last_id: row('last_id', '+', 1) }))
    .where('id', '=', 1)
    .returning(['last_id', 'hash'])
    .executeTakeFirstOrThrow()
  const { actorId, source = actorId === null ? 'automatic' : 'page', details = {} } = entry
  const row: Unhashed = {
    id,
    logged_at: entry.now,
    source,
    actor_id: actorId,
    action: entry.action,
    subject_kind: entry.subjectKind,
    subject_id: entry.subjectId,
    details: canonicalJson(details),
    previous,
  }
  const hash = hashOf(row)
  await trx
    .insertInto('desk_log')
    .values({ ...row, hash })
    .execute()
  await trx.updateTable('desk_log_head').set({ hash }).where('id', '=', 1).execute()
}

/** Rows of the log that are read at once. */
const ROWS_AT_ONCE = 1000

/** What {@link checkLog} has found. */
export interface LogCheck {
  /** Rows up to the newest, or to the first broken one. */
  rows: number
  /** Hash of the last of them; {@link GENESIS} without one. */
  hash: string
  /** The first row that is not as it was written, or is missing; undefined for a whole log. */
  brokenId?: number
}

/** Reads the whole log and compares every row with its hash, and with the row before. */
export async function checkLog(db: Kysely<Database>): Promise<LogCheck> {
  const head = await db.selectFrom('desk_log_head').selectAll().executeTakeFirst()
  let last = { id: 0, hash: GENESIS }
  for (;;) {
    const rows = await db
      .selectFrom('desk_log')
      .selectAll()
      .where('id', '>', last.id)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const row of rows) {
      const isNext = row.id === last.id + 1 && row.previous === last.hash
      if (!isNext || hashOf(row) !== row.hash) {
        return { rows: last.id, hash: last.hash, brokenId: last.id + 1 }
      }
      last = row
    }
    if (rows.length < ROWS_AT_ONCE) break
  }
  const isWhole = head !== undefined && head.last_id <= last.id
  return { rows: last.id, hash: last.hash, ...(!isWhole && { brokenId: last.id + 1 }) }
}
