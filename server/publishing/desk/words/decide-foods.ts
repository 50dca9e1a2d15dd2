import type { Kysely, Transaction } from 'kysely'
import { LANGUAGES, langIdOf } from '#contract/languages.ts'
import type { AdoptFoodBody, UnknownFood } from '#contract/publishing/desk-words.ts'
import { typedLine } from '#contract/text/typed-line.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import { SlugIds } from '#server/catalogue/slug-ids.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import { requireRole } from '#server/roles/roles.ts'
import { sortKey } from '#server/search/fold.ts'
import { writeFoodEntries } from '../../public-foods.ts'
import type { Deciding } from '../settle.ts'
import { mergeFoods } from './merge-foods.ts'
import { publicFoodsNamed, readFoodWords } from './unknown-foods.ts'
import { wordSlug } from './word-slug.ts'

/**
 * A food that the catalogue does not know.
 * @throws {ApiError} `AlreadyDecided` for any other; `OwnDecision` for one that only the editor uses
 */
async function requireUnknown(
  trx: Kysely<Database>,
  id: number,
  userId: number,
): Promise<UnknownFood> {
  await requireRole(trx, userId, 'editor')
  const food = (await readFoodWords(trx, { userId, langId: 1 })).find(({ Id }) => Id === id)
  if (!food) throw new ApiError('AlreadyDecided')
  if (food.IsMine) throw new ApiError('OwnDecision')
  return food
}

/** Adds a food to the catalogue. @throws {ApiError} `FieldInvalid` */
async function insertFood(
  trx: Transaction<Database>,
  { Names, DepartementId, GramsPerPiece }: AdoptFoodBody,
  unknown: number,
): Promise<number> {
  const texts = LANGUAGES.map((language) => {
    const [one, other] = [typedLine(Names[language].One), typedLine(Names[language].Other)]
    if (one === '' || other === '') throw new ApiError('FieldRequired', { field: 'Names' })
    const lang_id = langIdOf(language)
    return { lang_id, name_one: one, name_other: other, sort_key: sortKey(one) }
  })
  const same = await publicFoodsNamed(
    trx,
    texts.map(({ sort_key }) => sort_key),
  )
  // What is called so already is merged into.
  if (same.some(({ id, isRoot }) => isRoot && id !== unknown))
    throw new ApiError('FieldInvalid', { field: 'Names' })
  const department = await trx
    .selectFrom('departments')
    .select('id')
    .where('id', '=', DepartementId)
    .executeTakeFirst()
  if (!department) throw new ApiError('FieldInvalid', { field: 'DepartementId' })
  const ids = new SlugIds(trx)
  const slug = await wordSlug(trx, 'ingredient', Names.en.One)
  await ids.ensure('ingredient', [slug])
  const id = ids.of('ingredient', slug)
  await trx
    .insertInto('all_ingredients')
    .values({
      id,
      department_id: DepartementId,
      grams_per_ml: null,
      grams_per_piece: GramsPerPiece ?? null,
      facts: null,
      sale: null,
      image_media_id: null,
    })
    .execute()
  await trx
    .insertInto('all_ingredient_texts')
    .values(texts.map((text) => Object.assign(text, { ingredient_id: id })))
    .execute()
  await writeFoodEntries(trx, id, texts)
  return id
}

/** Notes what was decided about a food, and that there is another catalogue. */
async function finish(
  trx: Transaction<Database>,
  action: 'food-adopted' | 'food-merged',
  { into, name, recipes }: { into: number; name: string; recipes: number },
  { userId, now }: Deciding,
): Promise<void> {
  await raiseVersion(trx, now)
  await appendToLog(trx, {
    actorId: userId,
    action,
    subjectKind: 'food',
    subjectId: into,
    details: { word: name, recipes },
    now,
  })
}

/**
 * Makes a food of authors one of the catalogue, with names in both languages.
 * @returns how many published recipes have changed
 * @throws {ApiError} `OwnDecision`; `AlreadyDecided`; `FieldRequired`; `FieldInvalid` for a name that the
 * catalogue has, and for an unknown department
 */
export async function adoptFood(
  db: Kysely<Database>,
  id: number,
  body: AdoptFoodBody,
  deciding: Deciding,
): Promise<number> {
  return await transact(db, async (trx) => {
    await lockCatalogue(trx)
    const { Name: name } = await requireUnknown(trx, id, deciding.userId)
    const into = await insertFood(trx, body, id)
    const recipes = await mergeFoods(trx, id, into)
    await finish(trx, 'food-adopted', { into, name, recipes }, deciding)
    return recipes
  })
}

/**
 * Merges a food of authors into one of the catalogue.
 * @returns how many published recipes have changed
 * @throws {ApiError} `OwnDecision`; `AlreadyDecided`; `FieldInvalid` for what is no other food of the catalogue
 */
export async function mergeFood(
  db: Kysely<Database>,
  id: number,
  into: number,
  deciding: Deciding,
): Promise<number> {
  return await transact(db, async (trx) => {
    await lockCatalogue(trx)
    const { Name: name } = await requireUnknown(trx, id, deciding.userId)
    const target = await trx
      .selectFrom('ingredients')
      .select('id')
      .where('id', '=', into)
      .where('id', '!=', id)
      .where('same_as', 'is', null)
      .where('is_written', '=', 0)
      .executeTakeFirst()
    if (!target) throw new ApiError('FieldInvalid', { field: 'Into' })
    const recipes = await mergeFoods(trx, id, into)
    await finish(trx, 'food-merged', { into, name, recipes }, deciding)
    return recipes
  })
}
