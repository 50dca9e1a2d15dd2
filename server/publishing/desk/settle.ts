import type { Selectable, Transaction } from 'kysely'
import { tryLockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { noteDecision } from '#server/roles/note-decision.ts'
import { requireRole } from '#server/roles/roles.ts'

/** Who decides, and when. */
export interface Deciding {
  readonly userId: number
  /** Milliseconds since 1970, UTC. */
  readonly now: number
}

/** What an editor has to have read, by the table of what waits. */
const READ = { submissions: 'readRecipe', cookbook_submissions: 'readCookbook' } as const

/** What waits, and what is decided about it. */
interface Settling<Table> {
  readonly table: Table
  readonly id: number
  readonly state: 'approved' | 'returned'
  /** To the author. */
  readonly answer?: string
}

/**
 * Decides about a version that waits, once.
 * @returns its row
 * @throws {ApiError} `NotFound`; `OwnDecision`; `AlreadyDecided` when it has been decided or taken back meanwhile
 */
export async function settle<Table extends keyof typeof READ>(
  trx: Transaction<Database>,
  { table, id, state, answer = '' }: Settling<Table>,
  { userId, now }: Deciding,
): Promise<Selectable<Database[Table]>> {
  // Rights may have been taken while the recipe was compiled.
  await requireRole(trx, userId, 'editor')
  // Both tables have the columns of a decision.
  const submissions = table as 'submissions'
  const known = await trx
    .selectFrom(submissions)
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) throw new ApiError('NotFound')
  if (known.user_id === userId) throw new ApiError('OwnDecision')
  // The author's row first, as when they send in.
  await tryLockMember(trx, known.user_id)
  const row = await trx
    .updateTable(submissions)
    .set({ state, answer, decided_by: userId, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new ApiError('AlreadyDecided')
  await noteDecision(trx, { kind: READ[table], id, userId: row.user_id })
  return row as Selectable<Database[Table]>
}
