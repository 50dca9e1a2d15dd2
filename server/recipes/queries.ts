import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'

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

/** Ids of the tags with this name in either language, whatever its case. */
export async function readTagIds(db: Kysely<Database>, name: string): Promise<number[]> {
  // PostgreSQL refuses to compare with it, and no name has it.
  if (name.includes('\0')) return []
  const rows = await db
    .selectFrom('tag_texts')
    .select('tag_id')
    .distinct()
    .where('folded', '=', name.trim().toLowerCase())
    .execute()
  return rows.map(({ tag_id }) => tag_id)
}

/** How many recipes there are (a counter, kept by the importer). */
export async function readRecipeTotal(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('totals')
    .select('value')
    .where('name', '=', 'recipes')
    .executeTakeFirst()
  return row?.value ?? 0
}

/** Whether there is a recipe of this id. */
export async function recipeExists(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db.selectFrom('recipes').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
