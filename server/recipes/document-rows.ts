import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Recipes with their texts, authors, pictures and films, a row for each language. */
export function readRecipes(db: Kysely<Database>, ids: readonly number[]) {
  return (
    db
      .selectFrom('recipes')
      .innerJoin('recipe_texts', 'recipe_texts.recipe_id', 'recipes.id')
      // Who has no name any more, or is hidden, is no public author.
      .innerJoin('all_authors as writers', 'writers.id', 'recipes.author_id')
      .leftJoin('media as author_media', 'author_media.id', 'writers.image_media_id')
      .leftJoin('media as cover', 'cover.id', 'recipes.cover_media_id')
      .leftJoin('media as ingredient_media', 'ingredient_media.id', 'recipes.ingredient_media_id')
      .leftJoin('media as tool_media', 'tool_media.id', 'recipes.tool_media_id')
      .leftJoin('films', 'films.recipe_id', 'recipes.id')
      .select([
        'recipe_texts.recipe_id',
        'recipe_texts.lang_id',
        'recipe_texts.name',
        'recipe_texts.description',
        'recipes.published_at',
        'recipes.prep_minutes',
        'recipes.active_minutes',
        'recipes.total_minutes',
        'recipes.kcal',
        'recipes.protein',
        'recipes.fat',
        'recipes.carbohydrates',
        'recipes.short_path',
        'recipes.preview_path',
        'recipes.details',
        'recipes.author_id',
        'writers.name as author_name',
        'writers.hidden_at as author_hidden_at',
        'author_media.path as author_path',
        'cover.path as cover_path',
        'cover.colour as cover_colour',
        'ingredient_media.path as ingredient_path',
        'tool_media.path as tool_path',
        'films.id as film_id',
        'films.path as film_path',
      ])
      .where('recipes.id', 'in', ids)
      .execute()
  )
}

/** Tags of recipes in each language. */
export function readTags(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('recipe_tags')
    .innerJoin('tags', 'tags.id', 'recipe_tags.tag_id')
    .innerJoin('tag_texts', 'tag_texts.tag_id', 'recipe_tags.tag_id')
    .select(['recipe_tags.recipe_id', 'tag_texts.lang_id', 'tag_texts.name', 'tags.kind'])
    .where('recipe_tags.recipe_id', 'in', ids)
    .orderBy('recipe_tags.position')
    .execute()
}

/** Marks on the pictures of recipes. */
export function readHotspots(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('recipe_hotspots as hotspots')
    .innerJoin('ingredient_texts as texts', 'texts.ingredient_id', 'hotspots.ingredient_id')
    .select([
      'hotspots.recipe_id',
      'texts.lang_id',
      'hotspots.ingredient_id',
      'texts.name_one',
      'hotspots.x',
      'hotspots.y',
      'hotspots.width',
    ])
    .where('hotspots.recipe_id', 'in', ids)
    .orderBy('hotspots.position')
    .execute()
}

/** In the order of the catalogue, as the API lists them. */
export function readTools(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('recipe_tools')
    .select(['recipe_id', 'tool_id'])
    .where('recipe_id', 'in', ids)
    .orderBy('tool_id')
    .execute()
}

/** Dish types of recipes. */
export function readDishTypes(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('recipe_dish_types')
    .select(['recipe_id', 'dish_type'])
    .where('recipe_id', 'in', ids)
    .orderBy('dish_type')
    .execute()
}

/** How many steps recipes have. */
export function readStepCounts(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('recipe_steps')
    .select((expression) => ['recipe_id', expression.fn.countAll<number>().as('count')])
    .where('recipe_id', 'in', ids)
    .groupBy('recipe_id')
    .execute()
}

/** Pages elsewhere of authors who are members, without those at which nobody answers. */
export async function readAuthorLinks(db: Kysely<Database>, authorIds: readonly number[]) {
  if (authorIds.length === 0) return []
  return await db
    .selectFrom('author_links')
    .select(['author_id', 'address'])
    .where('author_id', 'in', [...new Set(authorIds)])
    .where('address', 'not in', (silent) =>
      silent.selectFrom('link_checks').select('address').where('failed_at', 'is not', null),
    )
    .orderBy('position')
    .execute()
}
