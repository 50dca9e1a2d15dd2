import { sql, type Kysely } from 'kysely'
import { languageOf, type LangId } from '#contract/languages.ts'
import { isOwnId, OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import type { WeekRecipe } from '#contract/week/week.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { isOpenTo, readableBy } from '#server/own-recipes/access.ts'

/** Names of a recipe; one that is missing is the other one. */
export interface RecipeNames {
  name_de: string
  name_en: string
}

const inBoth = (name_de: string | undefined, name_en: string | undefined): RecipeNames => ({
  name_de: (name_de || name_en) ?? '',
  name_en: (name_en || name_de) ?? '',
})

/** The names that a meal keeps of its recipe; undefined when a member may not cook it. */
export async function namesOf(
  db: Kysely<Database>,
  recipeId: number,
  userId: number,
): Promise<RecipeNames | undefined> {
  if (isOwnId(recipeId)) {
    const own = await readableBy(db, recipeId, userId)
    return own && inBoth(own.name_de, own.name_en)
  }
  const texts = await db
    .selectFrom('recipe_texts')
    .innerJoin('recipes', 'recipes.id', 'recipe_texts.recipe_id')
    .select(['recipe_texts.lang_id', 'recipe_texts.name'])
    .where('recipe_texts.recipe_id', '=', recipeId)
    .execute()
  if (texts.length === 0) return undefined
  const names = new Map(texts.map(({ lang_id, name }) => [languageOf(lang_id), name]))
  return inBoth(names.get('de'), names.get('en'))
}

/** Those of the recipes that a member may read as they are now. */
export async function readWeekRecipes(
  db: Kysely<Database>,
  ids: readonly number[],
  { userId, langId }: { userId: number; langId: LangId },
): Promise<WeekRecipe[]> {
  if (ids.length === 0) return []
  const published = await db
    .selectFrom('recipes')
    .innerJoin('recipe_texts as texts', 'texts.recipe_id', 'recipes.id')
    .leftJoin('media', 'media.id', 'recipes.cover_media_id')
    .select(['recipes.id', 'texts.name', 'media.path', 'recipes.total_minutes'])
    .where('recipes.id', 'in', ids)
    .where('texts.lang_id', '=', langId)
    .execute()
  const own = await db
    .selectFrom('own_recipes')
    .leftJoin('media', 'media.id', 'own_recipes.cover_media_id')
    .select([
      'own_recipes.id',
      'own_recipes.name_de',
      'own_recipes.name_en',
      'media.path',
      'own_recipes.total_minutes',
    ])
    .where('own_recipes.id', 'in', ids)
    .where('own_recipes.id', '>=', OWN_ID_FROM)
    .where('own_recipes.deleted_at', 'is', null)
    .where(isOpenTo(db, userId, sql.ref('own_recipes.id')))
    .execute()
  const named = own.map(({ id, name_de, name_en, path, total_minutes }) => {
    const name = inBoth(name_de, name_en)[`name_${languageOf(langId)}`]
    return { id, name, path, total_minutes }
  })
  return [...published, ...named]
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, name, path, total_minutes }) => ({
      Id: id,
      Name: name,
      CoverPath: mediaPath(path),
      Minutes: total_minutes,
    }))
}
