import type { Kysely } from 'kysely'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type { WithdrawnCookbook } from '#contract/cookbooks/publication.ts'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { parseContent } from './content.ts'

/**
 * What the address of a withdrawn cookbook still says: its name, and its recipes that are published.
 * @throws {ApiError} `RequestInvalid` for any other
 */
export async function readWithdrawnCookbook(
  db: Kysely<Database>,
  id: number,
  langId: LangId,
): Promise<WithdrawnCookbook> {
  const row = await db
    .selectFrom('cookbook_publications')
    .innerJoin('all_cookbooks', 'all_cookbooks.id', 'cookbook_publications.public_id')
    .innerJoin('cookbook_texts', 'cookbook_texts.cookbook_id', 'all_cookbooks.id')
    .select(['cookbook_texts.name', 'cookbook_publications.content'])
    .where('public_id', '=', id)
    .where('cookbook_texts.lang_id', '=', langId)
    .where('all_cookbooks.withdrawn_at', 'is not', null)
    .where('all_cookbooks.hidden_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new ApiError('RequestInvalid')
  const own = recipesIn(parseContent(row.content))
  if (own.length === 0) return { Name: row.name, Recipes: [] }
  const recipes = await db
    .selectFrom('publications')
    .innerJoin('recipe_texts', 'recipe_texts.recipe_id', 'publications.public_id')
    .select(['publications.recipe_id', 'public_id', 'recipe_texts.name'])
    .where('publications.recipe_id', 'in', own)
    .where('recipe_texts.lang_id', '=', langId)
    .execute()
  const byOwn = new Map(recipes.map((recipe) => [recipe.recipe_id, recipe]))
  return {
    Name: row.name,
    Recipes: own.flatMap((ownId) => {
      const recipe = byOwn.get(ownId)
      return recipe ? [{ Id: recipe.public_id, Name: recipe.name }] : []
    }),
  }
}
