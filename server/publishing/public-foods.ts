import type { Kysely } from 'kysely'
import { langIdOf, type Language } from '#contract/languages.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { Both } from '#cooking/writing/both.ts'
import type { SlugIds } from '#server/catalogue/slug-ids.ts'
import type { Database } from '#server/db/schema.ts'
import { writeSearchEntries } from '#server/search/index.ts'
import { foodEntries } from '#server/search/writing/food-entries.ts'
import { readIngredientWords } from '#server/search/writing/search-texts.ts'
import { knownWords } from '#server/search/writing/write-recipes.ts'

/** A food of a published recipe. */
export interface PublicFood {
  readonly id: number
  /** The food that it stands for where the recipe has that one more than once; else its own id. */
  readonly base: number
  readonly isTwin?: true
  /** The line is printed as typed. */
  readonly isWritten: boolean
  /** What the author calls it, where the desk has merged that into a food of another name. */
  readonly word?: Both
}

async function readFood(trx: Kysely<Database>, id: number) {
  return await trx
    .selectFrom('all_ingredients')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The food that a merged food refers to, directly or through others. */
async function rootOf(trx: Kysely<Database>, id: number) {
  let food = await readFood(trx, id)
  while (food.same_as !== null) food = await readFood(trx, food.same_as)
  return food
}

/**
 * What authors call a food that stands for another one; undefined where that is one of the other's names. It stays
 * beside the line.
 */
export async function wordBeside(
  trx: Kysely<Database>,
  food: number,
  other: number,
): Promise<Both | undefined> {
  const texts = await readTexts(trx, food)
  const known = new Set((await readTexts(trx, other)).map(({ sort_key }) => sort_key))
  if (texts.some(({ sort_key }) => known.has(sort_key))) return undefined
  const nameIn = (language: Language) =>
    (texts.find(({ lang_id }) => lang_id === langIdOf(language)) ?? texts[0])?.name_one ?? ''
  return { en: nameIn('en'), de: nameIn('de') }
}

type Food = Awaited<ReturnType<typeof readFood>>

const readTexts = (trx: Kysely<Database>, id: number) =>
  trx
    .selectFrom('all_ingredient_texts')
    .select(['lang_id', 'name_one', 'name_other', 'sort_key'])
    .where('ingredient_id', '=', id)
    .execute()

/**
 * A public food that is called the same, so that two authors do not make two of one; also one that the desk has
 * merged into another.
 */
async function findNamed(trx: Kysely<Database>, id: number): Promise<number | undefined> {
  const texts = await readTexts(trx, id)
  const row = await trx
    .selectFrom('ingredients')
    .innerJoin('ingredient_texts', 'ingredient_texts.ingredient_id', 'ingredients.id')
    .select('ingredients.id')
    .where('is_written', '=', 0)
    .where((where) =>
      where.or(
        texts.map(({ lang_id, sort_key }) =>
          where.and([
            where('ingredient_texts.lang_id', '=', lang_id),
            where('ingredient_texts.sort_key', '=', sort_key),
          ]),
        ),
      ),
    )
    .orderBy((food) => food.case().when('same_as', 'is', null).then(0).else(1).end())
    .orderBy('ingredients.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

async function insertPublic(
  trx: Kysely<Database>,
  food: Food,
  { id, sameAs }: { id: number; sameAs: number | null },
): Promise<void> {
  const { owner_id: _, ...columns } = food
  await trx
    .insertInto('all_ingredients')
    .values({ ...columns, id, owner_id: null, same_as: sameAs })
    .execute()
  const texts = await readTexts(trx, food.id)
  await trx
    .insertInto('all_ingredient_texts')
    .values(texts.map((text) => Object.assign(text, { ingredient_id: id })))
    .execute()
  if (sameAs === null && food.is_written === 0) await writeFoodEntries(trx, id, texts)
}

/** Writes what a food is found by. */
export async function writeFoodEntries(
  trx: Kysely<Database>,
  id: number,
  texts: readonly { name_one: string; name_other: string }[],
): Promise<void> {
  const known = knownWords((await readIngredientWords(trx)).values())
  const words = {
    names: texts.map(({ name_one }) => name_one),
    plurals: texts.map(({ name_other }) => name_other),
    synonyms: [],
  }
  await writeSearchEntries(trx, 3, new Map([[id, foodEntries(words, known)]]))
}

/** The public ids of foods of an author, in a transaction that has locked the catalogue. */
export class PublicFoods {
  readonly #trx: Kysely<Database>
  readonly #ids: SlugIds

  constructor(trx: Kysely<Database>, ids: SlugIds) {
    this.#trx = trx
    this.#ids = ids
  }

  /** The id of a slug whose row is there, or was added by `add`. */
  async #ensure(slug: string, add: (id: number) => Promise<void>): Promise<number> {
    await this.#ids.ensure('ingredient', [slug])
    const id = this.#ids.of('ingredient', slug)
    const row = await this.#trx
      .selectFrom('all_ingredients')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) await add(id)
    return id
  }

  /** The public food that a food stands for. */
  async #baseOf(food: Food): Promise<number> {
    if (!isOwnId(food.id)) return food.id
    if (food.is_written === 0) {
      const named = await findNamed(this.#trx, food.id)
      if (named !== undefined) return (await rootOf(this.#trx, named)).id
    }
    const id = await this.#ensure(`own/${food.id}`, async (added) => {
      await insertPublic(this.#trx, food, { id: added, sameAs: null })
    })
    return (await rootOf(this.#trx, id)).id
  }

  /** The public food of an author's food itself, added if there is none. */
  async publicOf(id: number): Promise<number> {
    const food = await readFood(this.#trx, id)
    return await this.#ensure(`own/${id}`, async (added) => {
      await insertPublic(this.#trx, food, { id: added, sameAs: null })
    })
  }

  /** The public foods of a recipe's foods, in their order; each of them once. */
  async of(foods: readonly number[]): Promise<PublicFood[]> {
    const meant = []
    for (const id of foods) {
      const food = await rootOf(this.#trx, id)
      const isWritten = food.is_written === 1
      meant.push({ own: id, base: await this.#baseOf(food), food, isWritten })
    }
    // A food of the catalogue takes precedence over foods that were merged into it.
    const used = new Set(meant.filter(({ own, base }) => own === base).map(({ base }) => base))
    const all: PublicFood[] = []
    for (const { own, base, food, isWritten } of meant) {
      if (own === base || !used.has(base)) {
        used.add(base)
        const word = own === base || isWritten ? undefined : await wordBeside(this.#trx, own, base)
        all.push({ id: base, base, isWritten, ...(word && { word }) })
        continue
      }
      const id = await this.#ensure(`own/${own}/${base}`, async (added) => {
        await insertPublic(this.#trx, food, { id: added, sameAs: base })
      })
      all.push({ id, base, isTwin: true, isWritten })
    }
    return all
  }
}
