import type { Kysely } from 'kysely'
import type { OwnFoodBody, WritableFood } from '#contract/own-recipes/own-recipe.ts'
import { typedLine } from '#contract/text/typed-line.ts'
import { enforceLimit } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { sortKey } from '#server/search/fold.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import type { Saver } from '../saver.ts'
import { newOwnId } from '../new-id.ts'
import { type Language, LANGUAGES, langIdOf } from '#contract/languages.ts'
import { readOwnFoods } from './read-foods.ts'

/** Where a shop has a food that nobody knows. */
const DEPARTMENT = 'pantry'

/** Departments by how well they fit a food. */
function departmentOf(name: string, { foods, reader }: Foods): number {
  const known = reader.read(name).DepartementId
  const fallback = foods.Goods.find(({ Slug }) => Slug === DEPARTMENT) ?? foods.Goods.at(0)
  const department = known ?? fallback?.DepartementId
  if (department === undefined) throw new ApiError('Unavailable')
  return department
}

/** A food that a member's recipe needs. */
export interface NewFood {
  readonly names: Readonly<Record<Language, string>>
  readonly sameAs?: number
  readonly isWritten?: true
}

/**
 * Adds a food of a member.
 * @throws {ApiError} `LimitReached`
 */
export async function insertFood(
  trx: Kysely<Database>,
  userId: number,
  { names, sameAs, isWritten }: NewFood,
  { foods, now, departments }: Pick<Saver, 'foods' | 'now' | 'departments'>,
): Promise<number> {
  await enforceLimit(trx, 'ownFoods', userId, now)
  const twin =
    sameAs === undefined
      ? undefined
      : await trx
          .selectFrom('all_ingredients')
          .select([
            'department_id',
            'grams_per_ml',
            'grams_per_piece',
            'facts',
            'sale',
            'image_media_id',
          ])
          .where('id', '=', sameAs)
          .executeTakeFirst()
  const id = await newOwnId(trx, 'all_ingredients')
  await trx
    .insertInto('all_ingredients')
    .values({
      department_id:
        Object.values(names)
          .map((name) => departments?.get(sortKey(name)))
          .find((known) => known !== undefined) ?? departmentOf(names.en, foods),
      grams_per_ml: null,
      grams_per_piece: null,
      facts: null,
      sale: null,
      image_media_id: null,
      ...twin,
      id,
      owner_id: userId,
      same_as: sameAs ?? null,
      is_written: isWritten ? 1 : 0,
    })
    .execute()
  const texts =
    sameAs === undefined
      ? LANGUAGES.map((language) => ({
          lang_id: langIdOf(language),
          name_one: names[language],
          name_other: names[language],
          sort_key: sortKey(names[language]),
        }))
      : await trx
          .selectFrom('all_ingredient_texts')
          .select(['lang_id', 'name_one', 'name_other', 'sort_key'])
          .where('ingredient_id', '=', sameAs)
          .execute()
  await trx
    .insertInto('all_ingredient_texts')
    .values(texts.map((text) => Object.assign(text, { ingredient_id: id })))
    .execute()
  return id
}

/**
 * Changes a food of a member.
 * @throws {ApiError} `NotFound` for any other, `FieldRequired` for a blank name, `FieldInvalid` for an unknown
 * department
 */
export async function changeFood(
  db: Kysely<Database>,
  userId: number,
  id: number,
  { Name, DepartementId }: OwnFoodBody,
): Promise<WritableFood> {
  const find = async () => (await readOwnFoods(db, userId)).find(({ Id }) => Id === id)
  if (!(await find())) throw new ApiError('NotFound')
  const name = Name === undefined ? undefined : typedLine(Name)
  if (name === '') throw new ApiError('FieldRequired', { field: 'Name' })
  if (DepartementId !== undefined) {
    const department = await db
      .selectFrom('departments')
      .select('id')
      .where('id', '=', DepartementId)
      .executeTakeFirst()
    if (!department) throw new ApiError('FieldInvalid', { field: 'DepartementId' })
    await db
      .updateTable('all_ingredients')
      .set({ department_id: DepartementId })
      .where('id', '=', id)
      .execute()
  }
  if (name !== undefined) {
    await db
      .updateTable('all_ingredient_texts')
      .set({ name_one: name, name_other: name, sort_key: sortKey(name) })
      .where('ingredient_id', '=', id)
      .execute()
  }
  const changed = await find()
  if (!changed) throw new ApiError('NotFound')
  return changed
}

/** The catalogue's food of a slug; undefined if there is none. */
export async function foodOfSlug(db: Kysely<Database>, slug: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('slugs')
    .innerJoin('ingredients', 'ingredients.id', 'slugs.id')
    .select('slugs.id')
    .where('kind', '=', 'ingredient')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.id
}
