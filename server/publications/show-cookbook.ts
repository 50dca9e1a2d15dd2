import { sql, type Kysely, type Transaction } from 'kysely'
import type { CookbookContent } from '#contract/cookbooks/publication.ts'
import { countTotal } from '#server/catalogue/count-catalogue.ts'
import { raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import type { Database } from '#server/db/schema.ts'
import { berlinMonth } from '#server/lib/berlin-month.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import { countCookbookVotes } from '#server/ratings/count-cookbook-votes.ts'
import { SEARCH_COOKBOOKS } from '#server/search/by-term.ts'
import { searchEntries } from '#server/search/entries.ts'
import { writeSearchEntries } from '#server/search/index.ts'
import { writeBelonging } from '#server/search/writing/write-belonging.ts'
import { shownParts, writeParts, writeTexts } from './cookbook-parts.ts'
import { reopenCases } from './reopen-cases.ts'

async function recipesOf(trx: Kysely<Database>, cookbookId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('recipe_partitions')
    .select('recipe_id')
    .where('cookbook_id', '=', cookbookId)
    .execute()
  return rows.map(({ recipe_id }) => recipe_id)
}

/** Votes on recipes that are in progress finish first, and others wait. */
async function lockVotes(trx: Kysely<Database>, recipeIds: readonly number[]): Promise<void> {
  for (const id of recipeIds.toSorted((a, b) => a - b))
    await trx
      .updateTable('all_recipes')
      .set((row) => ({ rating_count: row.ref('rating_count') }))
      .where('id', '=', id)
      .execute()
}

/** Counts the cookbooks of an author that everybody sees. */
async function countOfAuthor(trx: Kysely<Database>, cookbookId: number): Promise<void> {
  await sql`update all_authors set cookbook_count = (select count(*) from cookbooks
      where author_id = all_authors.id and hidden_at is null)
    where id = (select author_id from all_cookbooks where id = ${cookbookId})`.execute(trx)
}

/** Writes what a cookbook is found by. */
async function writeSearch(
  trx: Kysely<Database>,
  id: number,
  { Name }: CookbookContent,
  isShown: boolean,
): Promise<void> {
  const words = searchEntries({ names: Object.values(Name) }, { tails: new Set() })
  await writeSearchEntries(trx, SEARCH_COOKBOOKS, new Map([[id, isShown ? words : new Map()]]))
}

/**
 * Writes everything that lists, search and pages show of a published cookbook, within a transaction that has
 * locked the catalogue: from what its author has published, and from which of its recipes are published now. One
 * that is withdrawn, or of which no recipe is published, is shown nowhere, and comes back by itself when one is.
 * @param now milliseconds since 1970, UTC
 */
export async function showCookbook(
  trx: Transaction<Database>,
  id: number,
  now: number,
): Promise<void> {
  const publication = await trx
    .selectFrom('cookbook_publications')
    .innerJoin('all_cookbooks', 'all_cookbooks.id', 'cookbook_publications.public_id')
    .innerJoin('slugs', (join) =>
      join
        .onRef('slugs.id', '=', 'cookbook_publications.public_id')
        .on('slugs.kind', '=', 'cookbook'),
    )
    .select(['content', 'is_live', 'slugs.slug', 'all_cookbooks.withdrawn_at'])
    .where('public_id', '=', id)
    .executeTakeFirstOrThrow()
  const content = JSON.parse(publication.content) as CookbookContent
  const before = await recipesOf(trx, id)
  const parts = publication.is_live === 1 ? await shownParts(trx, content) : []
  const recipes = parts.flatMap((part) => part.recipes)
  await lockVotes(trx, recipes)
  const isShown = recipes.length > 0
  await trx
    .updateTable('all_cookbooks')
    .set((row) => ({
      withdrawn_at: isShown ? null : row.fn.coalesce('withdrawn_at', row.val(now)),
    }))
    .where('id', '=', id)
    .execute()
  await writeTexts(trx, id, content)
  await writeParts(trx, id, { parts, slug: publication.slug, language: content.Language })
  await countCookbookVotes(trx, [id])
  await writeSearch(trx, id, content, isShown)
  const renamed = await writeBelonging(trx, [...new Set([...before, ...recipes])])
  await countTotal(trx, 'cookbooks')
  await countOfAuthor(trx, id)
  await raiseVersion(trx, now, renamed)
  if (isShown && publication.withdrawn_at !== null)
    await reopenCases(trx, { kind: 'cookbook', id }, now)
  if (!isShown && publication.withdrawn_at === null) await giveBackMonths(trx, id, now)
}

/** Says in the log of the desk that the months of a cookbook need another one. */
async function giveBackMonths(trx: Transaction<Database>, id: number, now: number): Promise<void> {
  const months = await trx
    .selectFrom('planned_months')
    .select('month')
    .where('cookbook_id', '=', id)
    .where('month', '>=', berlinMonth(new Date(now)))
    .orderBy('month')
    .execute()
  const entry = { actorId: null, action: 'month-given-back', subjectKind: 'cookbook' } as const
  for (const { month } of months)
    await appendToLog(trx, { ...entry, subjectId: id, details: { month }, now })
}

/** Shows a recipe that has just been published in its author's cookbooks, or one that was withdrawn no more. */
export async function showInCookbooks(
  trx: Transaction<Database>,
  publicId: number,
  now: number,
): Promise<void> {
  const publication = await trx
    .selectFrom('publications')
    .select(['recipe_id', 'user_id'])
    .where('public_id', '=', publicId)
    .executeTakeFirst()
  if (!publication) return
  const { recipe_id: ownId, user_id: userId } = publication
  if (ownId === null || userId === null) return
  const cookbooks = await trx
    .selectFrom('cookbook_publications')
    .select(['public_id', 'content'])
    .where('user_id', '=', userId)
    .where('is_live', '=', 1)
    .orderBy('public_id')
    .execute()
  for (const { public_id, content } of cookbooks) {
    const { Tabs, Loose } = JSON.parse(content) as CookbookContent
    const has = [...Tabs.flatMap(({ Recipes }) => Recipes), ...Loose].includes(ownId)
    if (has) await showCookbook(trx, public_id, now)
  }
}
