import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Work that waits until a process does it. */
export interface WaitingWork {
  queue: QueueName
  /** Pieces of work, those included that are not due yet. */
  count: number
  /** Milliseconds for which the oldest one has been due; 0 when none is. */
  overdueMs: number
}

/** The rows of each queue that still wait, and when each was due. */
const QUEUES = {
  mail: sql`select due_at as due from mail_queue`,
  push: sql`select due_at as due from push_queue`,
  bell: sql`select rings_at as due from bell_queue where kind <> 'rung'`,
  import: sql`select created_at as due from own_imports
    where state in ('reading', 'keeping') and is_paused = 0`,
} satisfies Record<string, RawBuilder<unknown>>

/** Name of a queue. */
export type QueueName = keyof typeof QUEUES

/**
 * How much work waits in each queue of the database.
 * @param now milliseconds since 1970
 */
export async function waitingWork(db: Kysely<Database>, now: number): Promise<WaitingWork[]> {
  const counts = Object.entries(QUEUES).map(
    ([queue, rows]) =>
      sql`select cast(${queue} as text) as queue, count(*) as count, min(due) as first
        from (${rows}) as waiting`,
  )
  const { rows } = await sql<{ queue: QueueName; count: number; first: number | null }>`
    ${sql.join(counts, sql` union all `)}`.execute(db)
  return rows.map(({ queue, count, first }) => ({
    queue,
    count,
    overdueMs: first === null ? 0 : Math.max(0, now - first),
  }))
}
