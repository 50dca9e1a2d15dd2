import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** Tables whose rows end at a time, each with the column that holds it. */
const END_COLUMNS = {
  cooked: 'deleted_at',
  dinners: 'expires_at',
  external_sign_ins: 'expires_at',
  household_invitations: 'expires_at',
  invitations: 'ends_at',
  kitchen_sessions: 'expires_at',
  notices: 'ends_at',
  passkey_challenges: 'expires_at',
  public_changes: 'changed_at',
  rate_counts: 'ends_at',
  reset_tokens: 'expires_at',
  shopping_items: 'removed_at',
  shopping_operations: 'created_at',
  step_notes: 'deleted_at',
  stuck_reports: 'counted_at',
  tokens: 'expires_at',
  view_marks: 'counted_at',
  week_meals: 'removed_at',
  week_rests: 'ends_at',
} as const satisfies Partial<Record<keyof Database, string>>

/** Rows deleted by one statement, so that it stays short after a long pause. */
const ROWS_MAX = 10_000

/**
 * Deletes rows whose time has come, the oldest first. Rows beyond {@link ROWS_MAX} are left for the
 * next call: whoever reads these tables compares the time as well.
 *
 * @param time milliseconds since 1970; rows of this time are deleted too
 */
export async function deleteEnded(
  db: Kysely<Database>,
  table: keyof typeof END_COLUMNS,
  time: number,
): Promise<void> {
  const column = sql.ref(END_COLUMNS[table])
  // The comparison stands outside the selection too: another process may renew a row in between.
  await sql`delete from ${sql.table(table)} where ${column} <= ${time} and ${column} in (
    select ${column} from ${sql.table(table)}
    where ${column} <= ${time} order by ${column} limit ${sql.lit(ROWS_MAX)})`.execute(db)
}
