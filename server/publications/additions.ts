import { sql, type Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import type { NewThingTable } from '#server/db/tables/news.ts'
import { batches } from '#server/lib/batches.ts'

/** Notes something new beside recipes, for running servers to announce to the followers of its author. */
export async function noteNewThing(
  trx: Kysely<Database>,
  kind: NewThingTable['kind'],
  { id, langId = -1 }: { id: number; langId?: LangId | -1 },
): Promise<void> {
  await trx
    .insertInto('new_things')
    .values({ kind, item_id: id, lang_id: langId, announcement: null })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'item_id', 'lang_id']).doUpdateSet({ announcement: null }),
    )
    .execute()
}

/**
 * Notes what an import has put into cookbooks of the catalogue, after it has written them. What a new cookbook or a
 * new recipe brings along is not new in it. Of their own cookbooks members say themselves what is told.
 * @param now milliseconds since 1970, UTC
 */
export async function noteImportedAdditions(
  trx: Kysely<Database>,
  newRecipes: readonly number[],
  now: number,
): Promise<void> {
  const unknown = await trx
    .selectFrom('recipe_partitions as place')
    .leftJoin('cookbook_additions as known', (join) =>
      join
        .onRef('known.cookbook_id', '=', 'place.cookbook_id')
        .onRef('known.recipe_id', '=', 'place.recipe_id'),
    )
    .select(['place.cookbook_id', 'place.recipe_id'])
    .select(
      sql<number | string>`(select count(*) from cookbook_additions as before
        where before.cookbook_id = place.cookbook_id)`.as('before'),
    )
    .where('known.recipe_id', 'is', null)
    .where('place.cookbook_id', 'not in', (own) =>
      own.selectFrom('cookbook_publications').select('public_id'),
    )
    .distinct()
    .execute()
  const isNew = new Set(newRecipes)
  const rows = unknown.map(({ cookbook_id, recipe_id, before }) => ({
    cookbook_id,
    recipe_id,
    since: Number(before) > 0 && !isNew.has(recipe_id) ? now : 0,
  }))
  for (const batch of batches(rows))
    await trx.insertInto('cookbook_additions').values(batch).execute()
  const grown = rows.filter(({ since }) => since > 0).map(({ cookbook_id }) => cookbook_id)
  for (const id of new Set(grown)) await noteNewThing(trx, 'added', { id })
}

/**
 * Notes which recipes have a film that had none, after their films were written. What a new recipe brings along is not
 * new, nor is a film that comes back or takes the place of another.
 * @param now milliseconds since 1970, UTC
 */
export async function noteFilms(
  trx: Kysely<Database>,
  newRecipes: readonly number[],
  now: number,
): Promise<void> {
  const unknown = await trx
    .selectFrom('films')
    .leftJoin('film_additions as known', 'known.recipe_id', 'films.recipe_id')
    .select('films.recipe_id')
    .where('known.recipe_id', 'is', null)
    .execute()
  const isNew = new Set(newRecipes)
  const rows = unknown.map(({ recipe_id }) => ({
    recipe_id,
    since: isNew.has(recipe_id) ? 0 : now,
  }))
  for (const batch of batches(rows)) await trx.insertInto('film_additions').values(batch).execute()
  for (const { recipe_id: id, since } of rows)
    if (since > 0) await noteNewThing(trx, 'film', { id })
}
