import { sql, type RawBuilder, type SqlBool } from 'kysely'

/**
 * Whether a food may be named where no recipe stands beside it. An author's word stays a food when the last recipe
 * that names it is withdrawn, for whoever keeps that recipe; others would learn of it that there was one.
 * @param id a column with its table: by its name alone it would be that of `recipe_ingredients`
 */
export function isSeenFood(id: `${string}.${string}`): RawBuilder<SqlBool> {
  const food = sql.ref(id)
  return sql<SqlBool>`(not exists (select 1 from slugs
      where slugs.kind = 'ingredient' and slugs.id = ${food} and slugs.slug like 'own/%')
    or exists (select 1 from recipe_ingredients as used where used.ingredient_id = ${food}))`
}
