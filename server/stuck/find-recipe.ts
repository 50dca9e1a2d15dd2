import type { Kysely } from 'kysely'
import { idOf } from '#contract/id.ts'
import { DEFAULT_LANG_ID } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'

/** A recipe by what a person calls it. */
export interface FoundRecipe {
  id: number
  /** In English. */
  name: string
}

/** The recipe with an id, or with the name of its file. */
export async function findRecipe(
  db: Kysely<Database>,
  name: string,
): Promise<FoundRecipe | undefined> {
  const slug = await db
    .selectFrom('slugs')
    .select('id')
    .where('kind', '=', 'recipe')
    .where('slug', '=', name)
    .executeTakeFirst()
  return await db
    .selectFrom('recipe_texts')
    .select(['recipe_id as id', 'name'])
    .where('recipe_id', '=', slug?.id ?? idOf(name))
    .where('lang_id', '=', DEFAULT_LANG_ID)
    .executeTakeFirst()
}
