import type { Kysely } from 'kysely'
import { draftWords } from '#contract/own/draft-words.ts'
import type { OwnFoodBody, WritableFood } from '#contract/own/own-recipe.ts'
import { readDraftLine, type ReadLine } from '#contract/own/read-line.ts'
import { enforceLimit } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { sortKey } from '#server/search/fold.ts'
import type { Foods } from '#server/shopping/foods.ts'
import type { Saver } from './saver.ts'
import { newOwnId } from './new-id.ts'

/** Where a shop has a food that nobody knows. */
const DEPARTMENT = 'pantry'

/** Foods of a member: neither twins of other foods nor lines that are only printed. */
async function readOwnFoods(db: Kysely<Database>, userId: number): Promise<WritableFood[]> {
  const rows = await db
    .selectFrom('all_ingredients')
    .innerJoin('all_ingredient_texts as texts', 'texts.ingredient_id', 'all_ingredients.id')
    .select(['all_ingredients.id', 'texts.lang_id', 'texts.name_one'])
    .where('all_ingredients.owner_id', '=', userId)
    .where('all_ingredients.same_as', 'is', null)
    .where('all_ingredients.is_written', '=', 0)
    .orderBy('all_ingredients.id')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id)].map(([Id, texts]) => {
    const names = (langId: number) =>
      texts.flatMap(({ lang_id, name_one }) => (lang_id === langId ? [name_one] : []))
    return { Id, En: names(1), De: names(0), ImagePath: null, IsOwn: true }
  })
}

/** The foods that a member's lines are read with, their own first. */
export async function readWritableFoods(
  db: Kysely<Database>,
  userId: number,
  { foods }: Foods,
): Promise<WritableFood[]> {
  const own = await readOwnFoods(db, userId)
  const catalogue = foods.Foods.map(({ Id, Names, Synonyms, ThumbPath }): WritableFood => {
    const names = (langId: number) =>
      Names.flatMap(({ LangId, One, Other }) => (LangId === langId ? [One, Other] : []))
    // Synonyms are in either language.
    return {
      Id,
      En: [...new Set([...names(1), ...Synonyms])],
      De: [...new Set(names(0))],
      ImagePath: ThumbPath,
      IsOwn: false,
    }
  })
  return [...own, ...catalogue]
}

/** Reads lines with the foods that a member may name. */
export async function lineReader(
  db: Kysely<Database>,
  userId: number,
  foods: Foods,
): Promise<(text: string) => ReadLine> {
  const all = await readWritableFoods(db, userId, foods)
  const words = draftWords(all.map(({ Id: id, En, De }) => ({ id, names: [...En, ...De] })))
  return (text) => readDraftLine(text, words)
}

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
  readonly names: Readonly<Record<'en' | 'de', string>>
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
        departments?.get(sortKey(names.en)) ??
        departments?.get(sortKey(names.de)) ??
        departmentOf(names.en, foods),
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
      ? (['de', 'en'] as const).map((language, lang_id) => ({
          lang_id: lang_id as 0 | 1,
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
  const name = Name?.trim()
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
