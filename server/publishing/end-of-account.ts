import type { Transaction } from 'kysely'
import { lockCatalogue } from '#server/catalogue/lock-catalogue.ts'
import type { Database } from '#server/db/schema.ts'
import { withdrawRecipe } from '#server/publications/withdraw.ts'
import { foldWords } from '#server/search/fold.ts'

/** Rank of the words of an author in the search index of their recipes. */
const BELONGS_TO = 8

/**
 * Withdraws everything that a member has published, or leaves it without their name; their account is about to
 * end, and so is their author.
 * @param now milliseconds since 1970, UTC
 */
export async function endPublications(
  trx: Transaction<Database>,
  userId: number,
  choice: 'withdraw' | 'leave',
  now: number,
): Promise<void> {
  const live = await trx
    .selectFrom('publications')
    .select('public_id')
    .where('user_id', '=', userId)
    .where('is_live', '=', 1)
    .orderBy('public_id')
    .execute()
  if (live.length === 0) return
  await lockCatalogue(trx)
  if (choice === 'withdraw') {
    for (const { public_id } of live) await withdrawRecipe(trx, public_id, { by: 'author', now })
    return
  }
  const author = await trx
    .selectFrom('all_authors')
    .select('name')
    .where('owner_id', '=', userId)
    .executeTakeFirst()
  const words = foldWords(author?.name ?? '')
  if (words.length === 0) return
  await trx
    .deleteFrom('search_postings')
    .where('kind', '=', 0)
    .where('rank', '=', BELONGS_TO)
    .where(
      'item_id',
      'in',
      live.map(({ public_id }) => public_id),
    )
    .where('word', 'in', words)
    .execute()
}
