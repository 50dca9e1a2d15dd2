import type { Kysely } from 'kysely'
import { createFoods } from '#server/catalogue/foods.ts'
import type { Database } from '#server/db/schema.ts'
import { StartError } from '#server/start-error.ts'
import { adoptFood, type FoodNames } from './adopt-food.ts'
import { foodOfSlug } from './write-foods.ts'
import { mergeFood } from './merge-food.ts'

const USAGE = `Usage: npm run content:foods -- list
       npm run content:foods -- merge NAME SLUG
       npm run content:foods -- adopt NAME SLUG ENGLISH GERMAN ("plum|plums" "Pflaume|Pflaumen")`

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** "plum|plums"; a food that has one name for both: "salt". */
function namesOf(text: string): FoodNames {
  const [one = '', other = one] = text.split('|').map((name) => name.trim())
  if (one === '' || other === '') throw new StartError(USAGE)
  return { one, other }
}

async function merge(db: Kysely<Database>, name: string, into: number): Promise<string> {
  const foods = await createFoods(db)()
  const changed = await mergeFood(db, name, into, { now: Date.now(), foods })
  if (changed.foods === 0) throw new StartError(`No member has a food "${name}".`)
  return `"${name}" merged: ${counted(changed.foods, 'member')}, ${counted(changed.recipes, 'recipe')}`
}

/**
 * Lists the foods that members have added, or makes one of them the catalogue's.
 * @param words what follows the command
 * @returns what is printed
 * @throws {StartError} with what is wrong
 */
export async function foodsCommand(
  db: Kysely<Database>,
  words: readonly string[],
): Promise<string> {
  const [act, name, slug, english, german] = words
  if (act === 'list' && words.length === 1) {
    const lines = (await listOwnFoods(db)).map(
      ({ name: food, members, recipes }) =>
        `${food}: ${counted(members, 'member')}, ${counted(recipes, 'recipe')}`,
    )
    return lines.join('\n')
  }
  if (act === 'merge' && name !== undefined && slug !== undefined && words.length === 3) {
    const into = await foodOfSlug(db, slug)
    if (into === undefined) throw new StartError(`The catalogue has no food "${slug}".`)
    return await merge(db, name, into)
  }
  if (act === 'adopt' && name !== undefined && slug !== undefined && german !== undefined) {
    const names = { en: namesOf(english ?? ''), de: namesOf(german) }
    return await merge(db, name, await adoptFood(db, name, slug, names))
  }
  throw new StartError(USAGE)
}

/** A food of members that the catalogue does not have. */
interface UnadoptedFood {
  readonly name: string
  readonly members: number
  readonly recipes: number
}

/** Foods of members by their names, those of most members first. */
async function listOwnFoods(db: Kysely<Database>): Promise<UnadoptedFood[]> {
  const rows = await db
    .selectFrom('all_ingredients as foods')
    .innerJoin('all_ingredient_texts as texts', 'texts.ingredient_id', 'foods.id')
    .leftJoin('all_recipe_ingredients as lines', 'lines.ingredient_id', 'foods.id')
    .select((row) => [
      row.fn.min('texts.name_one').as('name'),
      row.fn.count<number>('foods.owner_id').distinct().as('members'),
      row.fn.count<number>('lines.recipe_id').distinct().as('recipes'),
    ])
    .where('foods.owner_id', 'is not', null)
    .where('foods.same_as', 'is', null)
    .where('foods.is_written', '=', 0)
    .groupBy('texts.sort_key')
    .orderBy('members', 'desc')
    .orderBy('recipes', 'desc')
    .orderBy('texts.sort_key')
    .execute()
  return rows
}
