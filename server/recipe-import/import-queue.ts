import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { databaseNow } from '#server/db/clock.ts'
import type { Database } from '#server/db/schema.ts'
import type { ImportRow, ItemRow } from './queries.ts'

/**
 * While one process works on an import, no other one does for this long, by the clock of the database. A
 * process that dies leaves its claim to expire.
 */
export const CLAIM_MS = 60_000

/** When a claim that begins now expires. */
const claimEnd = (db: Kysely<Database>) => sql<number>`${databaseNow(db)} + ${sql.lit(CLAIM_MS)}`

/** Kinds of work on imports. None waits for another. */
export const LANES = ['text', 'address', 'file', 'pictures', 'saving'] as const
/** One of {@link LANES}: what is read, by where it comes from, converting pictures, and saving recipes. */
export type Lane = (typeof LANES)[number]

/** Members that are looked at for whose turn it is. */
const MEMBERS_MAX = 200

type Imports = ExpressionBuilder<Database, 'own_imports'>

/** Whether an import has work of a kind. */
function hasWork(where: Imports, lane: Lane) {
  if (lane === 'saving') return where('state', '=', 'keeping')
  if (lane !== 'pictures')
    return where.and([where('state', '=', 'reading'), where('source', '=', lane)])
  return where.and([
    where('state', '=', 'ready'),
    where.exists(
      where
        .selectFrom('own_import_items as items')
        .select('items.id')
        .whereRef('items.import_id', '=', 'own_imports.id')
        .where('items.picture', '=', 'waiting'),
    ),
  ])
}

/** Whose turn it is. */
export interface Turns {
  /** Members whose turn it is not. */
  readonly busy?: readonly number[]
  /** Imports that this process cannot work on. */
  readonly leaveOut?: readonly number[]
  /** When a member had a turn, as a number that grows; 0 for one who had none. */
  readonly lastTurn?: (userId: number) => number
}

/**
 * Claims the first import with work of a kind, of the member who has waited for a turn the longest. Undefined
 * if there is none.
 */
export async function claimImport(
  db: Kysely<Database>,
  lane: Lane,
  { busy = [], leaveOut = [], lastTurn = () => 0 }: Turns = {},
): Promise<ImportRow | undefined> {
  const free = (where: Imports) =>
    where.and([
      where('claimed_until', '<=', databaseNow(db)),
      where('is_paused', '=', 0),
      hasWork(where, lane),
    ])
  const members = await db
    .selectFrom('own_imports')
    .select(({ fn }) => ['user_id', fn.min<number>('id').as('id')])
    .where(free)
    .$if(busy.length > 0, (query) => query.where('user_id', 'not in', busy))
    .$if(leaveOut.length > 0, (query) => query.where('id', 'not in', leaveOut))
    .groupBy('user_id')
    .orderBy(sql`min(id)`)
    .limit(MEMBERS_MAX)
    .execute()
  // Another process may be faster.
  for (const { id } of members.toSorted((a, b) => lastTurn(a.user_id) - lastTurn(b.user_id))) {
    const claimed = await db
      .updateTable('own_imports')
      .set((row) => ({ claimed_until: claimEnd(db), attempts: row('attempts', '+', 1) }))
      .where('id', '=', id)
      .where(free)
      .returningAll()
      .executeTakeFirst()
    if (claimed) return claimed
  }
  return undefined
}

/** Claims an import whose file is not in place yet, in the transaction that adds it. */
export async function claimUnplaced(trx: Kysely<Database>, id: number): Promise<void> {
  await trx
    .updateTable('own_imports')
    .set({ claimed_until: claimEnd(trx) })
    .where('id', '=', id)
    .execute()
}

/** Claims imports for longer, while work on them goes on. One that was released meanwhile stays free. */
export async function extendClaims(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('own_imports')
    .set({ claimed_until: claimEnd(db) })
    .where('id', 'in', ids)
    .where('claimed_until', '>', 0)
    .execute()
}

/** Ends the claim of an import, after work that came to an end. */
export async function releaseImport(
  db: Kysely<Database>,
  { id }: Pick<ImportRow, 'id'>,
): Promise<void> {
  await db
    .updateTable('own_imports')
    .set({ claimed_until: 0, attempts: 0 })
    .where('id', '=', id)
    .execute()
}

/**
 * Ends an attempt that is not the import's fault.
 * @param claim whether the claim stays until it expires, so that all other imports go first
 */
export async function endAttempt(
  db: Kysely<Database>,
  { id, attempts }: Pick<ImportRow, 'id' | 'attempts'>,
  claim: 'stays' | 'ends',
): Promise<void> {
  await db
    .updateTable('own_imports')
    .set({ claimed_until: claim === 'stays' ? claimEnd(db) : 0, attempts: attempts - 1 })
    .where('id', '=', id)
    .execute()
}

/** Recipes that are worked on before looking again whether the import goes on. */
const ITEMS_AT_ONCE = 10

/** The next recipes of an import: to save while it is being saved, else those whose pictures are converted next. */
export async function nextItems(
  db: Kysely<Database>,
  { id, state }: ImportRow,
): Promise<ItemRow[]> {
  const items = db
    .selectFrom('own_import_items')
    .selectAll()
    .where('import_id', '=', id)
    .orderBy('id')
    .limit(ITEMS_AT_ONCE)
  return state === 'keeping'
    ? await items.where('is_chosen', '=', 1).where('recipe_id', 'is', null).execute()
    : await items.where('picture', '=', 'waiting').execute()
}
