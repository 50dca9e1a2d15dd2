import { arrange, EMPTY_LIST, readerOf, type ArrangedList } from '#app/features/shopping/index.ts'
import type { LangId } from '#contract/languages.ts'
import type { ReadList } from '#contract/read-list.ts'

/** A list that is read by its link, by departments. */
export function arrangeReadList(list: ReadList, langId: LangId): ArrangedList {
  const { Recipes, Departments, Notes, Places, Staples, Foods } = list
  const known = {
    ...EMPTY_LIST,
    recipes: Recipes,
    departments: Departments,
    items: Notes,
    places: Places,
    staples: Staples,
  }
  return arrange(known, { foods: Foods, reader: readerOf(Foods), langId })
}
