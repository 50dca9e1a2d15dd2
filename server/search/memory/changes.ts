import { type Kysely, sql } from 'kysely'
import { CATALOGUE_VERSION } from '#server/catalogue/version.ts'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'
import { foldWords } from '../fold.ts'
import { readEntries } from '../index.ts'
import { readOthers } from './build.ts'
import type { ChangedRecipe, Changes, IndexedName } from './memory-index.ts'
import { readFoodsOf } from './recipe-foods.ts'

const NOTHING: ChangedRecipe = { entries: new Map(), names: [], foods: [] }

/**
 * Reads what an index has to take in after the catalogue has changed these recipes. Whatever nobody may see is
 * nothing: views say what everybody may see.
 * @param version of the catalogue that changed the last of them
 * @throws when the database is behind that version, as another replica may be
 */
export async function readChanges(
  db: Kysely<Database>,
  ids: readonly number[],
  version: number,
): Promise<Changes> {
  const recipes = new Map(ids.map((id) => [id, NOTHING]))
  for (const batch of batches(ids)) {
    const visible = await readVisibleOf(db, batch, version)
    if (visible.length === 0) continue
    const entries = await readEntries(db, 0, visible)
    const names = await readNamesOf(db, visible)
    const ingredients = await readFoodsOf(db, 'recipe_ingredients', visible)
    const alternatives = await readFoodsOf(db, 'recipe_alternatives', visible)
    for (const id of visible)
      recipes.set(id, {
        entries: entries.get(id) ?? NOTHING.entries,
        names: names.get(id) ?? [],
        foods: [ingredients.get(id) ?? [], alternatives.get(id) ?? []],
      })
  }
  return { recipes, others: await readOthers({ db, pause: () => Promise.resolve() }) }
}

/** Those that everybody may see. One statement says of which version, because the next one may ask another server. */
async function readVisibleOf(
  db: Kysely<Database>,
  ids: readonly number[],
  version: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number | null; version: number }>`
    select recipes.id, state.version from (select ${CATALOGUE_VERSION} as version) as state
    left join recipes on recipes.id in (${sql.join(ids)})`.execute(db)
  if (rows.some((row) => row.version < version)) throw new Error('The replica is behind.')
  return rows.flatMap(({ id }) => id ?? [])
}

/** Names of recipes by language, by the ids of the recipes. */
async function readNamesOf(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly (IndexedName | undefined)[]>> {
  const names = new Map<number, IndexedName[]>()
  const rows = await db
    .selectFrom('recipe_texts')
    .select(['recipe_id', 'lang_id', 'name'])
    .where('recipe_id', 'in', ids)
    .execute()
  for (const { recipe_id: id, lang_id, name } of rows) {
    const own = names.get(id) ?? []
    own[lang_id] = { name, folded: foldWords(name).join(' ') }
    names.set(id, own)
  }
  return names
}
