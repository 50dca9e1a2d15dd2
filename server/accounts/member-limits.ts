import { sql, type Kysely, type Transaction } from 'kysely'
import { MEMBER_LIMITS, type MemberLimit } from '#contract/member-limits.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'

/**
 * The table whose rows each limit counts, the column that says whose they are, the column that is set in
 * those that do not count, and the limit that applies to the last 24 hours.
 */
const TABLES = {
  comments: { table: 'comments', perDay: 'commentsPerDay' },
  commentVotes: { table: 'comment_votes', perDay: 'commentVotesPerDay' },
  feedback: { table: 'feedback', perDay: 'feedbackPerDay' },
  favouriteRecipes: { table: 'favourite_recipes' },
  favouriteCookbooks: { table: 'favourite_cookbooks' },
  subscriptions: { table: 'subscriptions' },
  shoppingLists: { table: 'shopping_lists' },
  householdLists: { table: 'shopping_lists', owner: 'household_id' },
  shoppingRecipes: { table: 'shopping_recipes', owner: 'list_id' },
  shoppingItems: { table: 'shopping_items', owner: 'list_id', removed: 'removed_at' },
  stepNotes: { table: 'step_notes', perDay: 'stepNotesPerDay' },
  stepNoteVotes: { table: 'step_note_votes', perDay: 'stepNoteVotesPerDay' },
  cooked: { table: 'cooked', perDay: 'mealsPerDay' },
  logPhotos: { table: 'cooked_photos' },
  ownRecipes: { table: 'own_recipes' },
  ownCookbooks: { table: 'own_cookbooks' },
  ownFolders: { table: 'own_folders' },
  ownFoods: { table: 'all_ingredients', owner: 'owner_id' },
  ownPictures: { table: 'own_pictures' },
  reports: { table: 'reports', perDay: 'reportsPerDay' },
  blocks: { table: 'blocks' },
  passkeys: { table: 'passkeys' },
} as const satisfies Record<
  string,
  { table: keyof Database; owner?: string; removed?: string; perDay?: MemberLimit }
>

/** A list of a member that has a limit. */
export type LimitedList = keyof typeof TABLES

/**
 * Locks a member's row until the transaction ends.
 * @returns whether the account is still there
 */
export async function tryLockMember(trx: Transaction<Database>, userId: number): Promise<boolean> {
  const taken = await trx
    .updateTable('users')
    // Writes the same value: an update locks the row on either engine.
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/**
 * Locks a member's row until the transaction ends, so that rows counted in it stay counted.
 * @throws {ApiError} `Unauthorized` when the account has been deleted meanwhile
 */
export async function lockMember(trx: Transaction<Database>, userId: number): Promise<void> {
  if (!(await tryLockMember(trx, userId))) throw new ApiError('Unauthorized')
}

/**
 * Refuses another row when a member has as many as allowed. Exact in a transaction that has
 * called {@link lockMember} or holds another lock on the list. Reads no more rows than the limit,
 * through an index.
 * @param ownerId of the member, or of the list or household that has the rows
 * @param now milliseconds since 1970, UTC
 * @throws {ApiError} `LimitReached`: 409, or 429 when waiting helps
 */
export async function enforceLimit(
  trx: Kysely<Database>,
  list: LimitedList,
  ownerId: number,
  now: number,
): Promise<void> {
  const { table, ...limits } = TABLES[list]
  const removed = 'removed' in limits ? limits.removed : undefined
  const owner = 'owner' in limits ? limits.owner : 'user_id'
  const all = { table, owner, ownerId }
  if (await hasReached(trx, { ...all, removed, count: MEMBER_LIMITS[list] })) {
    throw new ApiError('LimitReached', { limit: list })
  }
  if (!('perDay' in limits)) return
  const { perDay } = limits
  if (await hasReached(trx, { ...all, count: MEMBER_LIMITS[perDay], since: now - DAY_MS })) {
    throw new ApiError('LimitReached', { limit: perDay, status: 429 })
  }
}

interface Counted {
  table: keyof Database
  /** Column with the id of whose rows they are. */
  owner: string
  ownerId: number
  /** Only rows in which this column is null. */
  removed?: string | undefined
  count: number
  /** Only rows that are newer. */
  since?: number
}

async function hasReached(db: Kysely<Database>, counted: Counted): Promise<boolean> {
  const { table, owner, ownerId, removed, count, since } = counted
  const newer = since === undefined ? sql`` : sql`and created_at > ${since}`
  const kept = removed === undefined ? sql`` : sql`and ${sql.ref(removed)} is null`
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where ${sql.ref(owner)} = ${ownerId} ${newer} ${kept} limit 1 offset ${count - 1}`.execute(db)
  return rows.length > 0
}
