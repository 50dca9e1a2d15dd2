import type { Kysely } from 'kysely'
import { recipeWords } from '#cooking/food-words.ts'
import type { WritableFood } from '#contract/own-recipes/own-recipe.ts'
import { allNamesOf } from '#cooking/writing/both.ts'
import type { ReadLine } from '#cooking/line/understood-line.ts'
import { readDraftLine } from '#cooking/line/read-line.ts'
import type { Database } from '#server/db/schema.ts'
import {
  NO_FOODS,
  shareFoods,
  type LineFoods,
  type SharedFoods,
} from '#server/reading/line-foods.ts'
import type { Foods } from '#server/catalogue/foods.ts'

/** Foods of a member: neither twins of other foods nor lines that are only printed. */
export async function readOwnFoods(db: Kysely<Database>, userId: number): Promise<WritableFood[]> {
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

/** The foods of the catalogue. */
function catalogueFoods({ foods }: Foods): WritableFood[] {
  return foods.Foods.map(({ Id, Names, Synonyms, ThumbPath }): WritableFood => {
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
}

/** The foods that a member's lines are read with, their own first. */
export async function readWritableFoods(
  db: Kysely<Database>,
  userId: number,
  foods: Foods,
): Promise<WritableFood[]> {
  return [...(await readOwnFoods(db, userId)), ...catalogueFoods(foods)]
}

/** The catalogue's foods of each of its versions, as reading processes have them. */
const shared = new WeakMap<Foods, SharedFoods>()

/** The foods that a member's lines are read with in a reading process. */
export async function readLineFoods(
  db: Kysely<Database>,
  userId: number,
  foods: Foods,
): Promise<LineFoods> {
  const catalogue = shared.get(foods) ?? shareFoods(catalogueFoods(foods))
  shared.set(foods, catalogue)
  const own = await readOwnFoods(db, userId)
  return { catalogue, own: own.length === 0 ? NO_FOODS : shareFoods(own) }
}

/** Reads lines with the foods that a member may name, for commands of whoever runs the server. */
export async function lineReader(
  db: Kysely<Database>,
  userId: number,
  foods: Foods,
): Promise<(text: string) => ReadLine> {
  const all = await readWritableFoods(db, userId, foods)
  const words = recipeWords(all.map((food) => ({ id: food.Id, names: allNamesOf(food) })))
  return (text) => readDraftLine(text, words)
}
