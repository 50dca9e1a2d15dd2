import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { WithdrawnFavourites } from '#contract/recipes/recipe.ts'
import type { Database } from '#server/db/schema.ts'

/** Favourites of a member that are withdrawn, by name. */
export async function readWithdrawnFavourites(
  db: Kysely<Database>,
  userId: number,
  langId: LangId,
): Promise<WithdrawnFavourites> {
  const Recipes = await db
    .selectFrom('favourite_recipes')
    .innerJoin('all_recipes', 'all_recipes.id', 'favourite_recipes.recipe_id')
    .innerJoin('all_recipe_texts', 'all_recipe_texts.recipe_id', 'all_recipes.id')
    .select(['all_recipes.id as Id', 'all_recipe_texts.name as Name'])
    .where('favourite_recipes.user_id', '=', userId)
    .where('all_recipes.withdrawn_at', 'is not', null)
    .where('all_recipe_texts.lang_id', '=', langId)
    .orderBy('all_recipe_texts.name')
    .orderBy('all_recipes.id')
    .execute()
  const Cookbooks = await db
    .selectFrom('favourite_cookbooks')
    .innerJoin('all_cookbooks', 'all_cookbooks.id', 'favourite_cookbooks.cookbook_id')
    .innerJoin('cookbook_texts', 'cookbook_texts.cookbook_id', 'all_cookbooks.id')
    .select(['all_cookbooks.id as Id', 'cookbook_texts.name as Name'])
    .where('favourite_cookbooks.user_id', '=', userId)
    .where('all_cookbooks.withdrawn_at', 'is not', null)
    .where('all_cookbooks.hidden_at', 'is', null)
    .where('cookbook_texts.lang_id', '=', langId)
    .orderBy('cookbook_texts.name')
    .orderBy('all_cookbooks.id')
    .execute()
  return { Recipes, Cookbooks }
}
