import type { Kysely } from 'kysely'
import { INGREDIENTS_MAX } from '#contract/limits.ts'
import type { Ingredient, Tag, Tool } from '#contract/recipes/ingredient.ts'
import type { LangId } from '#contract/languages.ts'
import { OFTEN_THERE } from '#cooking/items/staples.ts'
import { isSeenFood } from '#server/catalogue/seen-food.ts'
import { inOrder } from '#server/catalogue/in-order.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'

/** The first {@link INGREDIENTS_MAX} ingredients by name, or those of `ids` in that order. */
export async function readIngredients(
  db: Kysely<Database>,
  langId: LangId,
  ids?: readonly number[],
): Promise<Ingredient[]> {
  if (ids?.length === 0) return []
  const rows = await db
    .selectFrom('ingredient_texts')
    .innerJoin('ingredients', 'ingredients.id', 'ingredient_texts.ingredient_id')
    .leftJoin('media', 'media.id', 'ingredients.image_media_id')
    .select(['ingredients.id', 'ingredient_texts.name_one', 'media.path'])
    .where('ingredient_texts.lang_id', '=', langId)
    .where('ingredients.same_as', 'is', null)
    .where('ingredients.is_written', '=', 0)
    .where(isSeenFood('ingredients.id'))
    .$if(ids !== undefined, (query) => query.where('ingredients.id', 'in', ids ?? []))
    .orderBy('ingredient_texts.sort_key')
    .orderBy('ingredients.id')
    .limit(INGREDIENTS_MAX)
    .execute()
  const ingredients = rows.map(({ id, name_one, path }) => {
    return { Id: id, Name: name_one, ImagePath: mediaPath(path) }
  })
  return ids ? inOrder(ingredients, ids, ({ Id }) => Id) : ingredients
}

/** The ingredients that are often in a kitchen, as several: "onions". */
export async function readOftenThere(db: Kysely<Database>, langId: LangId): Promise<Ingredient[]> {
  const rows = await db
    .selectFrom('slugs')
    .innerJoin('ingredients', 'ingredients.id', 'slugs.id')
    .innerJoin('ingredient_texts', 'ingredient_texts.ingredient_id', 'ingredients.id')
    .leftJoin('media', 'media.id', 'ingredients.image_media_id')
    .select(['slugs.slug', 'ingredients.id', 'ingredient_texts.name_other', 'media.path'])
    .where('slugs.kind', '=', 'ingredient')
    .where('slugs.slug', 'in', OFTEN_THERE)
    .where('ingredient_texts.lang_id', '=', langId)
    .execute()
  return rows
    .toSorted((a, b) => OFTEN_THERE.indexOf(a.slug) - OFTEN_THERE.indexOf(b.slug))
    .map(({ id, name_other, path }) => {
      return { Id: id, Name: name_other, ImagePath: mediaPath(path) }
    })
}

/** All tools by name. */
export async function readTools(db: Kysely<Database>, langId: LangId): Promise<Tool[]> {
  const rows = await db
    .selectFrom('tool_texts')
    .innerJoin('tools', 'tools.id', 'tool_texts.tool_id')
    .leftJoin('media', 'media.id', 'tools.image_media_id')
    .select(['tools.id', 'tool_texts.name', 'media.path', 'tools.affiliate_link'])
    .where('tool_texts.lang_id', '=', langId)
    .orderBy('tool_texts.sort_key')
    .orderBy('tools.id')
    .execute()
  return rows.map(({ id, name, path, affiliate_link }) => ({
    Id: id,
    Name: name,
    ImagePath: mediaPath(path),
    AffiliateLink: affiliate_link,
  }))
}

/** All tags by name. */
export async function readTags(db: Kysely<Database>, langId: LangId): Promise<Tag[]> {
  const rows = await db
    .selectFrom('tag_texts')
    .select('name')
    .where('lang_id', '=', langId)
    .orderBy('sort_key')
    .orderBy('tag_id')
    .execute()
  return rows.map(({ name }) => ({ Name: name }))
}
