import type { Kysely } from 'kysely'
import type { Sale } from '#content/pack-facts.ts'
import type { ItemReader } from '#cooking/items/understood.ts'
import { itemReader } from '#cooking/items/item-reader.ts'
import type { ShoppingFood, ShoppingFoods } from '#contract/shopping/shopping.ts'
import { isSeenFood } from './seen-food.ts'
import { readCatalogueVersion } from './version.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'

/** What items are read with, and the reader. */
export interface Foods {
  readonly foods: ShoppingFoods
  readonly reader: ItemReader
}

/** Reads the foods of the catalogue once for each of its versions. */
export function createFoods(db: Kysely<Database>): () => Promise<Foods> {
  let known: { readonly version: number; readonly foods: Promise<Foods> } | undefined
  return async () => {
    const version = await readCatalogueVersion(db)
    if (known?.version !== version) {
      const foods = readFoods(db, version)
      known = { version, foods }
      foods.catch(() => (known = undefined))
    }
    return await known.foods
  }
}

async function readFoods(db: Kysely<Database>, Version: number): Promise<Foods> {
  const rows = await db
    .selectFrom('ingredients')
    .innerJoin('ingredient_texts', 'ingredient_texts.ingredient_id', 'ingredients.id')
    .leftJoin('media', 'media.id', 'ingredients.image_media_id')
    .select([
      'ingredients.id',
      'ingredients.department_id',
      'ingredients.sale',
      'ingredient_texts.lang_id',
      'ingredient_texts.name_one',
      'ingredient_texts.name_other',
      'media.path',
    ])
    // Those of published recipes that stand for other foods, or are only printed, are none to name.
    .where('ingredients.same_as', 'is', null)
    .where('ingredients.is_written', '=', 0)
    .where(isSeenFood('ingredients.id'))
    .orderBy('ingredients.id')
    .orderBy('ingredient_texts.lang_id')
    .execute()
  const Foods = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((texts): ShoppingFood[] => {
    const [first] = texts
    if (!first) return []
    const sale = first.sale === null ? undefined : (JSON.parse(first.sale) as Sale)
    return [
      {
        Id: first.id,
        Names: texts.map(({ lang_id, name_one, name_other }) => {
          return { LangId: lang_id, One: name_one, Other: name_other }
        }),
        Synonyms: [...(sale?.Synonyms ?? [])],
        DepartementId: first.department_id,
        ThumbPath: mediaPath(first.path),
        Facts: sale?.Facts ?? {},
      },
    ]
  })
  const departments = await db
    .selectFrom('slugs')
    .innerJoin('departments', 'departments.id', 'slugs.id')
    .select(['slugs.slug', 'slugs.id'])
    .where('slugs.kind', '=', 'department')
    .orderBy('slugs.id')
    .execute()
  const Goods = departments.map(({ slug, id }) => ({ Slug: slug, DepartementId: id }))
  const foods = { Version, Foods, Goods }
  return { foods, reader: itemReader(foods) }
}
