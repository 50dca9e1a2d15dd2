import type { Kysely } from 'kysely'
import { LANGUAGES, langIdOf, type Language } from '#contract/languages.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import { SlugIds } from '#server/catalogue/slug-ids.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { sortKey } from '#server/search/fold.ts'
import { StartError } from '#server/start-error.ts'
import { foodOfSlug } from './write-foods.ts'
import { ownFoodsNamed } from './merge-food.ts'

/** Names of a food in a language: of one, and of several. */
export interface FoodNames {
  readonly one: string
  readonly other: string
}

/**
 * Adds a food of members to the catalogue, in the department where the first of them has it. What else is
 * known about it comes with an import that has its slug.
 * @returns its id
 * @throws {StartError} when no member has it, or the catalogue has the slug
 */
export async function adoptFood(
  db: Kysely<Database>,
  name: string,
  slug: string,
  names: Readonly<Record<Language, FoodNames>>,
): Promise<number> {
  return await transact(db, async (trx) => {
    await lockCatalogue(trx)
    const [first] = await ownFoodsNamed(trx, name)
    if (!first) throw new StartError(`No member has a food "${name}".`)
    if ((await foodOfSlug(trx, slug)) !== undefined)
      throw new StartError(`The catalogue has "${slug}" already: merge "${name}" into it.`)
    const { department_id } = await trx
      .selectFrom('all_ingredients')
      .select('department_id')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow()
    const ids = new SlugIds(trx)
    await ids.ensure('ingredient', [slug])
    const id = ids.of('ingredient', slug)
    await trx
      .insertInto('all_ingredients')
      .values({
        id,
        department_id,
        grams_per_ml: null,
        grams_per_piece: null,
        facts: null,
        sale: null,
        image_media_id: null,
      })
      .execute()
    const texts = LANGUAGES.map((language) => ({
      ingredient_id: id,
      lang_id: langIdOf(language),
      name_one: names[language].one,
      name_other: names[language].other,
      sort_key: sortKey(names[language].one),
    }))
    await trx.insertInto('all_ingredient_texts').values(texts).execute()
    // Servers read the foods of the catalogue again.
    await raiseVersion(trx, Date.now(), [])
    return id
  })
}
