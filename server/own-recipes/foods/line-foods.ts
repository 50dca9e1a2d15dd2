import type { Kysely } from 'kysely'
import type { CompiledLine } from '#cooking/writing/compile-lines.ts'
import type { Database } from '#server/db/schema.ts'
import { sortKey } from '#server/search/fold.ts'
import { insertFood } from './write-foods.ts'
import type { Saver } from '../saver.ts'

/** What a food of a member is found by. */
type Named = Pick<CompiledLine, 'name' | 'isAsWritten'>

/** Foods of a member, for finding the one that a line means. */
class KnownFoods {
  readonly #trx: Kysely<Database>
  readonly #saver: Saver
  readonly #byName = new Map<string, number>()
  readonly #written = new Map<string, number>()
  readonly #twins = new Map<number, readonly number[]>()

  constructor(trx: Kysely<Database>, saver: Saver) {
    this.#trx = trx
    this.#saver = saver
  }

  /** Looks up the names of lines. */
  async read(lines: readonly Named[]): Promise<void> {
    const keys = lines.flatMap(({ name }) => Object.values(name).map(sortKey))
    if (keys.length === 0) return
    const rows = await this.#trx
      .selectFrom('all_ingredients')
      .innerJoin('all_ingredient_texts as texts', 'texts.ingredient_id', 'all_ingredients.id')
      .select(['all_ingredients.id', 'is_written', 'texts.sort_key'])
      .where('owner_id', '=', this.#saver.userId)
      .where('same_as', 'is', null)
      .where('texts.sort_key', 'in', [...new Set(keys)])
      .orderBy('all_ingredients.id')
      .execute()
    for (const { id, is_written, sort_key } of rows) {
      const known = is_written ? this.#written : this.#byName
      known.set(sort_key, id)
    }
  }

  async #twinsOf(food: number): Promise<readonly number[]> {
    const rows = await this.#trx
      .selectFrom('all_ingredients')
      .select('id')
      .where('owner_id', '=', this.#saver.userId)
      .where('same_as', '=', food)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** The member's food of this name, added if there is none. */
  async named({ name, isAsWritten }: Named): Promise<number> {
    const known = isAsWritten ? this.#written : this.#byName
    const keys = Object.values(name).map(sortKey)
    const found = keys.map((key) => known.get(key)).find((id) => id !== undefined)
    if (found !== undefined) return found
    const food = { names: name, ...(isAsWritten && { isWritten: true as const }) }
    const id = await insertFood(this.#trx, this.#saver.userId, food, this.#saver)
    for (const key of keys) known.set(key, id)
    return id
  }

  /** Another row for a food that the recipe has already, added if all of them are used. */
  async twin(food: number, used: ReadonlySet<number>): Promise<number> {
    const twins = this.#twins.get(food) ?? (await this.#twinsOf(food))
    const free = twins.find((id) => !used.has(id))
    this.#twins.set(food, twins)
    if (free !== undefined) return free
    const names = { en: '', de: '' }
    const id = await insertFood(this.#trx, this.#saver.userId, { names, sameAs: food }, this.#saver)
    this.#twins.set(food, [...twins, id])
    return id
  }
}

/** Of these foods the ones that a member may name: the catalogue's and their own. */
async function usable(
  trx: Kysely<Database>,
  userId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await trx
    .selectFrom('all_ingredients')
    .select('id')
    .where('id', 'in', ids)
    .where((row) => row.or([row('owner_id', 'is', null), row('owner_id', '=', userId)]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * The food of each line, in their order: the one that it names, or one of the member's own. A recipe has
 * a food once, so a line that repeats one gets a twin.
 */
export async function foodsOfLines(
  trx: Kysely<Database>,
  lines: readonly CompiledLine[],
  saver: Saver,
): Promise<number[]> {
  const named = lines.flatMap(({ food }) => food ?? [])
  const mayName = await usable(trx, saver.userId, [...new Set(named)])
  const known = new KnownFoods(trx, saver)
  await known.read(lines)
  const used = new Set<number>()
  const foods: number[] = []
  for (const line of lines) {
    const { food } = line
    const first = food !== undefined && mayName.has(food) ? food : await known.named(line)
    const id = used.has(first) ? await known.twin(first, used) : first
    used.add(id)
    foods.push(id)
  }
  return foods
}

/** The member's food of a name, added if there is none. */
export async function ownFoodNamed(
  trx: Kysely<Database>,
  name: CompiledLine['name'],
  saver: Saver,
): Promise<number> {
  const known = new KnownFoods(trx, saver)
  await known.read([{ name }])
  return await known.named({ name })
}
