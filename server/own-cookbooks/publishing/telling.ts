import type { Kysely, Transaction } from 'kysely'
import { COOKBOOK_NEWS_DAYS, COOKBOOK_NEWS_MIN } from '#contract/cookbooks/limits.ts'
import type { CookbookContent, CookbookPublication } from '#contract/cookbooks/publication.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { instant } from '#server/own-recipes/states.ts'
import { noteNewThing } from '#server/publications/additions.ts'
import { refuseSuspended } from '#server/roles/suspensions.ts'
import { changeCookbook, type CookbookRef } from '../access.ts'
import { changesOf } from './content.ts'

const PAUSE_MS = COOKBOOK_NEWS_DAYS * DAY_MS

/** What subscribers were told of a published cookbook. */
export interface Told {
  readonly told_at: number | null
  readonly tell_until: number | null
}

/** From when on subscribers can be told of a cookbook again. */
const nextOf = ({ told_at }: Told): number => (told_at === null ? 0 : told_at + PAUSE_MS)

/** How many recipes that everybody reads are in a version, and not in the one before. */
async function countNew(
  db: Kysely<Database>,
  content: CookbookContent,
  before: CookbookContent,
): Promise<number> {
  const added = changesOf(content, before)?.Added ?? []
  if (added.length === 0) return 0
  const { count } = await db
    .selectFrom('publications')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('recipe_id', 'in', added)
    .where('is_live', '=', 1)
    .executeTakeFirstOrThrow()
  return count
}

/** A version that takes the place of the one that is published. */
export interface Replacing {
  readonly content: CookbookContent
  /** Undefined for the first one. */
  readonly before: (Told & { readonly content: CookbookContent }) | undefined
  /** The author wants subscribers to be told. */
  readonly isTold: boolean
  /** Milliseconds since 1970, UTC. */
  readonly now: number
}

/**
 * What becomes of the news of a cookbook with a new version: its first publication is news, later three new recipes
 * are, at most once a week. What is published without telling anybody can be told for a week.
 */
export async function newsOf(
  db: Kysely<Database>,
  { content, before, isTold, now }: Replacing,
): Promise<Partial<Told> & { new_recipes?: number }> {
  const count = before ? await countNew(db, content, before.content) : 0
  if (before && count < COOKBOOK_NEWS_MIN) return {}
  // To whoever was not told of the cookbook, all of it is new.
  const new_recipes = before && before.told_at !== null ? count : 0
  if (isTold && (!before || nextOf(before) <= now))
    return { told_at: now, tell_until: null, new_recipes }
  return { tell_until: now + PAUSE_MS, new_recipes }
}

/** Notes that subscribers were told of the version that was published last, in the caller's transaction. */
async function markTold(trx: Transaction<Database>, cookbookId: number): Promise<void> {
  await trx
    .updateTable('cookbook_submissions')
    .set({ is_told: 1 })
    .where('id', '=', (latest) =>
      latest
        .selectFrom('cookbook_submissions')
        .select((row) => row.fn.max('id').as('id'))
        .where('cookbook_id', '=', cookbookId)
        .where('state', '=', 'approved'),
    )
    .execute()
}

/**
 * Tells subscribers of what was published without telling them.
 * @throws {ApiError} `RequestInvalid`; `AlreadyDecided` when nothing is left to tell, or not yet again; `Suspended`
 */
export async function tellOf(db: Kysely<Database>, ref: CookbookRef, now: number): Promise<void> {
  await changeCookbook(db, ref, async (trx) => {
    await refuseSuspended(trx, ref.userId, now)
    const told = await trx
      .updateTable('cookbook_publications')
      .set({ told_at: now, tell_until: null })
      .where('cookbook_id', '=', ref.id)
      .where('is_live', '=', 1)
      .where('tell_until', '>', now)
      .where((where) =>
        where.or([where('told_at', 'is', null), where('told_at', '<=', now - PAUSE_MS)]),
      )
      .returning(['public_id', 'new_recipes'])
      .executeTakeFirst()
    if (!told) throw new ApiError('AlreadyDecided')
    await markTold(trx, ref.id)
    await noteNewThing(trx, told.new_recipes > 0 ? 'added' : 'cookbook', { id: told.public_id })
  })
}

const dateOf = (time: number | null | undefined) => (time ? instant(time) : null)

/** How subscribers are told, for the author. */
export async function tellingToWire(
  db: Kysely<Database>,
  authorId: number | undefined,
  known: Told | undefined,
  now: number,
): Promise<CookbookPublication['Telling']> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId ?? 0)
    .where('told', '!=', 'none')
    .executeTakeFirstOrThrow()
  const next = known ? nextOf(known) : 0
  const until = known?.tell_until ?? 0
  return {
    Subscribers: count,
    Last: dateOf(known?.told_at),
    Next: next > now ? instant(next) : null,
    Until: until > now ? instant(until) : null,
  }
}
