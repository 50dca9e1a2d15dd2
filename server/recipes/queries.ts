import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import { SERVINGS_DEFAULT } from '#contract/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { readDetails, type RecipeDetails } from './details.ts'

/** The documents of recipes in one language (see `recipe_documents`), by id. */
export async function readRecipeDocuments(
  db: Kysely<Database>,
  langId: LangId,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('recipe_documents')
    .select(['recipe_id', 'document'])
    .where('lang_id', '=', langId)
    .where('recipe_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ recipe_id, document }) => [recipe_id, document]))
}

/** Ids of the tags with this name in either language, case-insensitive. */
export async function readTagIds(db: Kysely<Database>, name: string): Promise<number[]> {
  // PostgreSQL rejects NUL, and no name contains it.
  if (name.includes('\0')) return []
  const rows = await db
    .selectFrom('tag_texts')
    .select('tag_id')
    .distinct()
    .where('folded', '=', name.trim().toLowerCase())
    .execute()
  return rows.map(({ tag_id }) => tag_id)
}

/** Whether there is a recipe with this id. */
export async function recipeExists(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db.selectFrom('recipes').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The number of servings that a recipe is shown for at first. */
export async function readServings(db: Kysely<Database>, recipeId: number): Promise<number> {
  const row = await db
    .selectFrom('recipes')
    .select('details')
    .where('id', '=', recipeId)
    .executeTakeFirst()
  const { yield: stated } = readDetails<RecipeDetails>(row?.details ?? null)
  return stated?.servings ?? SERVINGS_DEFAULT
}
