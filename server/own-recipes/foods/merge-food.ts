import type { Kysely, Transaction } from 'kysely'
import { langIdOf, type Language } from '#contract/languages.ts'
import { compileDraft } from '#cooking/writing/compile.ts'
import { compileLines } from '#cooking/writing/compile-lines.ts'
import type { Correction, Draft, DraftLine } from '#contract/own-recipes/draft.ts'
import { DRAFT_LINE_MAX } from '#contract/own-recipes/limits.ts'
import type { ReadLine } from '#cooking/line/understood-line.ts'
import { textOrOther } from '#cooking/writing/both.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { sortKey } from '#server/search/fold.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import { lineReader } from './read-foods.ts'
import { writeDraft } from '../save.ts'

/** Names of a food by language. */
type Names = Record<Language, string>

/** A member's food that becomes one of the catalogue. */
interface Merged {
  readonly id: number
  readonly names: Names
  readonly into: number
  readonly intoNames: Names
}

async function namesOf(trx: Kysely<Database>, id: number): Promise<Names> {
  const rows = await trx
    .selectFrom('all_ingredient_texts')
    .select(['lang_id', 'name_one'])
    .where('ingredient_id', '=', id)
    .execute()
  const nameIn = (language: Language) =>
    (rows.find(({ lang_id }) => lang_id === langIdOf(language)) ?? rows[0])?.name_one ?? ''
  return { en: nameIn('en'), de: nameIn('de') }
}

/** Keys of the lines of a draft that mean a food. */
function keysOf(
  draft: Draft,
  read: (text: string) => ReadLine,
  { id, names }: Merged,
): Set<string> {
  const own = new Set(Object.values(names).map(sortKey))
  const means = compileLines(draft, read).filter(
    ({ food, name, isAsWritten }) =>
      food === id || (food === undefined && !isAsWritten && own.has(sortKey(name[draft.Language]))),
  )
  return new Set(means.map(({ key }) => key))
}

/** What a line means from now on; the member's word for the food stays as its note. */
function correctionOf(
  { Text, Correction: said }: DraftLine,
  language: Draft['Language'],
  read: (text: string) => ReadLine,
  { names, into, intoNames }: Merged,
): Correction {
  const text = read(textOrOther(Text, language))
  const [word, name] = [names[language], intoNames[language]]
  const note = said ? said.Note : text.note
  const Note = [sortKey(word) === sortKey(name) ? '' : word, note].filter(Boolean).join(', ')
  const { Amount, MaxAmount, Unit } = said ?? {
    Amount: text.amount,
    MaxAmount: text.maxAmount,
    Unit: text.unit,
  }
  return {
    ...(Amount !== undefined && { Amount }),
    ...(MaxAmount !== undefined && { MaxAmount }),
    ...(Unit && { Unit }),
    FoodId: into,
    Name: name,
    Note: Note.slice(0, DRAFT_LINE_MAX),
  }
}

/** Turns a member's food and its twins into twins of the catalogue's food: a recipe may name both. */
async function becomeTwin(trx: Kysely<Database>, { id, into }: Merged): Promise<void> {
  const facts = await trx
    .selectFrom('all_ingredients')
    .select(['department_id', 'grams_per_ml', 'grams_per_piece', 'facts', 'sale', 'image_media_id'])
    .where('id', '=', into)
    .executeTakeFirstOrThrow()
  const rows = await trx
    .updateTable('all_ingredients')
    .set({ ...facts, same_as: into })
    .where((row) => row.or([row('id', '=', id), row('same_as', '=', id)]))
    .returning('id')
    .execute()
  const ids = rows.map((row) => row.id)
  const texts = await trx
    .selectFrom('all_ingredient_texts')
    .select(['lang_id', 'name_one', 'name_other', 'sort_key'])
    .where('ingredient_id', '=', into)
    .execute()
  await trx.deleteFrom('all_ingredient_texts').where('ingredient_id', 'in', ids).execute()
  const copies = ids.flatMap((twin) =>
    texts.map((text) => Object.assign({ ingredient_id: twin }, text)),
  )
  await trx.insertInto('all_ingredient_texts').values(copies).execute()
}

async function mergeInside(
  trx: Transaction<Database>,
  merged: Merged,
  saver: { userId: number; now: number; foods: Foods },
): Promise<number> {
  const before = await lineReader(trx, saver.userId, saver.foods)
  const rows = await trx
    .selectFrom('own_recipes')
    .select(['id', 'version', 'draft'])
    .where('user_id', '=', saver.userId)
    .execute()
  await becomeTwin(trx, merged)
  const read = await lineReader(trx, saver.userId, saver.foods)
  let count = 0
  for (const { id, version, draft: text } of rows) {
    const draft = JSON.parse(text) as Draft
    const keys = keysOf(draft, before, merged)
    if (keys.size === 0) continue
    const Lines = draft.Lines.map((line) =>
      keys.has(line.Key)
        ? Object.assign({}, line, {
            Correction: correctionOf(line, draft.Language, before, merged),
          })
        : line,
    )
    const next = { ...draft, Lines }
    const compiled = compileDraft(next, read)
    await writeDraft(trx, { id, version: version + 1 }, { draft: next, compiled }, saver)
    count += 1
  }
  return count
}

/** Foods of members by a name, those that stand for others left out. */
export async function ownFoodsNamed(
  db: Kysely<Database>,
  name: string,
): Promise<{ id: number; owner_id: number }[]> {
  const rows = await db
    .selectFrom('all_ingredients as foods')
    .innerJoin('all_ingredient_texts as texts', 'texts.ingredient_id', 'foods.id')
    .select(['foods.id', 'foods.owner_id'])
    .distinct()
    .where('foods.owner_id', 'is not', null)
    .where('foods.same_as', 'is', null)
    .where('foods.is_written', '=', 0)
    .where('texts.sort_key', '=', sortKey(name))
    .orderBy('foods.id')
    .execute()
  return rows.flatMap(({ id, owner_id }) => (owner_id === null ? [] : [{ id, owner_id }]))
}

/**
 * Makes the food that members call by a name one of the catalogue's. Their recipes follow, each with a new
 * version, and their word for it stays as the note of the line.
 * @param into id of the catalogue's food
 * @returns how many members' foods and recipes have changed
 */
export async function mergeFood(
  db: Kysely<Database>,
  name: string,
  into: number,
  { now, foods }: { now: number; foods: Foods },
): Promise<{ foods: number; recipes: number }> {
  const changed = { foods: 0, recipes: 0 }
  for (const { id, owner_id } of await ownFoodsNamed(db, name)) {
    changed.recipes += await transact(db, async (trx) => {
      await lockMember(trx, owner_id)
      const names = await namesOf(trx, id)
      const merged = { id, names, into, intoNames: await namesOf(trx, into) }
      return await mergeInside(trx, merged, { userId: owner_id, now, foods })
    })
    changed.foods += 1
  }
  return changed
}
