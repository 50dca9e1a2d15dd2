import type { Kysely } from 'kysely'
import { type LangId, LANGUAGES, langIdOf } from '#contract/languages.ts'
import type { ShoppingList, ShoppingLists, NamedDepartment } from '#contract/shopping/shopping.ts'
import type { Database } from '#server/db/schema.ts'
import { peopleToWire, readPeople } from '#server/membership/people.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import { habitsToWire, readHabits } from './habits.ts'
import { cardOf } from './list-cards.ts'
import type { SeenList } from './list-calls.ts'
import type { Named } from './named.ts'
import type { ListReader } from './kept.ts'
import { readDepartments, readIngredients, readItems, readRecipes } from './queries.ts'
import { readShops } from './shops.ts'
import { readStaples } from './staples.ts'
import { departmentsToWire, itemsToWire, recipesToWire } from './to-wire.ts'

/** Recipes and departments of a list. */
export async function readBothLists(
  db: Kysely<Database>,
  reader: ListReader,
  people: Named,
): Promise<ShoppingLists> {
  const rows = await readRecipes(db, reader)
  const ingredients = await readIngredients(db, reader)
  const Recipes = recipesToWire(rows, ingredients, { langId: reader.langId, people })
  const departments = await readDepartments(db, reader)
  return { Recipes, Departments: departmentsToWire(departments, Recipes, ingredients) }
}

/** Every department in the order of the list. */
export async function readNamedDepartments(
  db: Kysely<Database>,
  reader: Pick<ListReader, 'listId' | 'langId'>,
): Promise<NamedDepartment[]> {
  const departments = await readDepartments(db, reader)
  return departments.map(({ id, name }) => ({ DepartementId: id, DepartementName: name }))
}

/** The whole list in German and in English. */
export async function readWholeList(
  db: Kysely<Database>,
  { userId, list, people }: SeenList,
  { foods, reader }: Foods,
): Promise<ShoppingList[]> {
  const same = {
    Notes: itemsToWire(await readItems(db, list.id), reader, people),
    Habits: habitsToWire(await readHabits(db, userId)),
    Staples: await readStaples(db, userId),
    Shops: await readShops(db, userId),
    FoodVersion: foods.Version,
    List: await cardOf(db, userId, list, { foods, reader }),
    People: peopleToWire(await readPeople(db, userId), userId),
  }
  const inLanguage = async (langId: LangId) => {
    const own = { listId: list.id, langId, viewer: userId }
    const Places = await readNamedDepartments(db, own)
    return { LangId: langId, ...(await readBothLists(db, own, people)), ...same, Places }
  }
  return await Promise.all(LANGUAGES.map((language) => inLanguage(langIdOf(language))))
}
