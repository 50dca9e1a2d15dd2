import type { Transaction } from 'kysely'
import type { PackedFood, PackedPlace } from '#contract/own-recipes/simmer-folder.ts'
import type { Database } from '#server/db/schema.ts'
import { foodOfSlug } from '#server/own-recipes/foods/write-foods.ts'
import { ownFoodNamed } from '#server/own-recipes/foods/line-foods.ts'
import type { Compiled } from '#server/own-recipes/save.ts'
import type { Saver } from '#server/own-recipes/saver.ts'

/** The food here that another Simmer had: the catalogue's, or one of the member's of its name. */
async function foodHere(
  trx: Transaction<Database>,
  { Slug, En, De }: PackedFood,
  saver: Saver,
): Promise<number> {
  const known = Slug === undefined ? undefined : await foodOfSlug(trx, Slug)
  return known ?? (await ownFoodNamed(trx, { en: En, de: De }, saver))
}

/** A recipe that Simmer packed, with the ids that foods have here; a food that nobody knows is its name. */
export async function withFoodsHere(
  trx: Transaction<Database>,
  { draft, compiled }: Compiled,
  { Foods = [] }: PackedPlace,
  saver: Saver,
): Promise<Compiled> {
  const named = new Set(draft.Lines.map(({ Correction }) => Correction?.FoodId))
  const ids = new Map<number, number>()
  for (const food of Foods) {
    if (named.has(food.Id)) ids.set(food.Id, await foodHere(trx, food, saver))
  }
  const corrected = new Set<string>()
  const Lines = draft.Lines.map((line) => {
    const { Key, Correction: said } = line
    if (!said || said.FoodId === null) return line
    corrected.add(Key)
    return Object.assign({}, line, {
      Correction: { ...said, FoodId: ids.get(said.FoodId) ?? null },
    })
  })
  const lines = compiled?.lines.map((line) => {
    const { food, ...rest } = line
    if (food === undefined || !corrected.has(line.key)) return line
    const here = ids.get(food)
    return here === undefined ? rest : { ...rest, food: here }
  })
  return { draft: { ...draft, Lines }, compiled: compiled && { ...compiled, lines: lines ?? [] } }
}
