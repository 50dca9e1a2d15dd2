import type { Kysely } from 'kysely'
import { ALLERGENS, DIETS } from '#contract/recipes/words.ts'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'
import type { Need } from '../needs.ts'

/** Names and synonyms of an ingredient. */
export interface IngredientWords {
  readonly names: readonly string[]
  /** Umbrella words too. */
  readonly synonyms: readonly string[]
  readonly gramsPerMl: number | null
  readonly gramsPerPiece: number | null
}

/** Names by id, in every language. */
export type Names = ReadonlyMap<number, readonly string[]>

function byId(rows: readonly { id: number; names: readonly string[] }[]): Map<number, string[]> {
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [
      id,
      own.flatMap(({ names }) => names),
    ]),
  )
}

/** The words of every ingredient of the database, by id. */
export async function readIngredientWords(
  db: Kysely<Database>,
): Promise<Map<number, IngredientWords>> {
  const ingredients = await db
    .selectFrom('ingredients')
    .select(['id', 'grams_per_ml', 'grams_per_piece'])
    .execute()
  const texts = await db
    .selectFrom('ingredient_texts')
    .select(['ingredient_id as id', 'name_one', 'name_other'])
    .execute()
  const synonyms = await db
    .selectFrom('ingredient_synonyms')
    .select(['ingredient_id as id', 'name'])
    .execute()
  const names = byId(texts.map((row) => ({ id: row.id, names: [row.name_one, row.name_other] })))
  const others = byId(synonyms.map(({ id, name }) => ({ id, names: [name] })))
  return new Map(
    ingredients.map(({ id, grams_per_ml, grams_per_piece }) => [
      id,
      {
        names: names.get(id) ?? [],
        synonyms: others.get(id) ?? [],
        gramsPerMl: grams_per_ml,
        gramsPerPiece: grams_per_piece,
      },
    ]),
  )
}

/** Names and synonyms of the tags. */
export async function readTagNames(db: Kysely<Database>): Promise<Names> {
  const texts = await db.selectFrom('tag_texts').select(['tag_id as id', 'name']).execute()
  const tags = await db.selectFrom('tags').select(['id', 'synonyms']).execute()
  return byId([
    ...texts.map(({ id, name }) => ({ id, names: [name] })),
    ...tags.map(({ id, synonyms }) => ({
      id,
      names: synonyms === null ? [] : (JSON.parse(synonyms) as string[]),
    })),
  ])
}

function named(rows: readonly { id: number; name: string }[]): Map<number, string[]> {
  return byId(rows.map(({ id, name }) => ({ id, names: [name] })))
}

/** Names of the tools, cookbooks and authors. */
export async function readOwnerNames(
  db: Kysely<Database>,
): Promise<Record<'tools' | 'cookbooks' | 'authors', Names>> {
  const tools = await db.selectFrom('tool_texts').select(['tool_id as id', 'name']).execute()
  const cookbooks = await db
    .selectFrom('cookbook_texts')
    .innerJoin('cookbooks', 'cookbooks.id', 'cookbook_texts.cookbook_id')
    .select(['cookbook_id as id', 'name'])
    .where('hidden_at', 'is', null)
    .execute()
  const authors = await db.selectFrom('authors').select(['id', 'name']).execute()
  return { tools: named(tools), cookbooks: named(cookbooks), authors: named(authors) }
}

/** The needs that recipes keep, by recipe: their diets, and allergens that are certainly not in. */
export async function readNeeds(
  db: Kysely<Database>,
  recipeIds: readonly number[],
): Promise<Map<number, Need[]>> {
  const needs = new Map<number, Need[]>()
  for (const batch of batches(recipeIds)) {
    const recipes = await db
      .selectFrom('recipes')
      .select(['id', 'allergens_checked'])
      .where('id', 'in', batch)
      .execute()
    const diets = await db
      .selectFrom('recipe_diets')
      .select(['recipe_id', 'diet'])
      .where('recipe_id', 'in', batch)
      .execute()
    const allergens = await db
      .selectFrom('recipe_allergens')
      .select(['recipe_id', 'allergen'])
      .where('recipe_id', 'in', batch)
      .execute()
    const kept = Map.groupBy(diets, ({ recipe_id }) => recipe_id)
    const contained = Map.groupBy(allergens, ({ recipe_id }) => recipe_id)
    for (const { id, allergens_checked } of recipes) {
      const bad = new Set((contained.get(id) ?? []).map(({ allergen }) => allergen))
      const free = allergens_checked === 1 ? ALLERGENS.filter((_, code) => !bad.has(code)) : []
      needs.set(id, [
        ...(kept.get(id) ?? []).flatMap(({ diet }) => DIETS[diet] ?? []),
        ...free.map((allergen): Need => `no-${allergen}`),
      ])
    }
  }
  return needs
}
