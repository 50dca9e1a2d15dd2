import { sql, type RawBuilder } from 'kysely'

/**
 * Whether somebody has a recipe in the cooking log or among the favourites.
 * @param user the column that names them
 * @param recipe the column that names the recipe
 */
export function isKnown(user: string, recipe: string): RawBuilder<boolean> {
  const [theirs, it] = [sql.ref(user), sql.ref(recipe)]
  return sql<boolean>`(exists (select 1 from favourite_recipes as liked
      where liked.user_id = ${theirs} and liked.recipe_id = ${it})
    or exists (select 1 from cooked as cooked
      where cooked.user_id = ${theirs} and cooked.recipe_id = ${it} and cooked.deleted_at is null))`
}
