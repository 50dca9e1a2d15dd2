import { withEdits, type ItemReader, storedEdits } from '#cooking/items/understood.ts'
import type { LangId } from '#contract/languages.ts'
import type {
  ShoppingDepartment,
  ShoppingIngredient,
  ShoppingItem,
  ShoppingRecipe,
} from '#contract/shopping/shopping.ts'
import { totalRows } from '#contract/shopping/rows.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { readDetails, type RecipeDetails, type RowDetails } from '#server/recipes/details.ts'
import { recipeDetailsToWire, rowDetailsToWire } from '#server/recipes/details-to-wire.ts'
import { alternativesToWire } from '#server/recipes/ingredients.ts'
import type { Named } from './named.ts'
import type { DepartmentRow, IngredientRow, ItemRow, RecipeRow } from './queries.ts'

const added = (by: number | null, people: Named) =>
  by !== null && people.has(by) ? { AddedBy: by } : {}

function ticked(row: { ticked_by: number | null; ticked_at: number | null }, people: Named) {
  const { ticked_by: by, ticked_at: at } = row
  return by !== null && at !== null && people.has(by)
    ? { TickedBy: by, TickedAt: new Date(at).toISOString() }
    : {}
}

function ingredientToWire(row: IngredientRow, { langId, people }: WireOptions): ShoppingIngredient {
  // A list has the amount to buy: not the upper end of "2 to 3", and not how it was written.
  const { max: _max, written: _written, ...facts } = readDetails<RowDetails>(row.details)
  const { Group, ...details } = rowDetailsToWire(facts, langId)
  return {
    Id: row.id,
    Name: row.name_one,
    PluralName: row.name_other,
    ThumbPath: mediaPath(row.path),
    ImperialAmount: row.amount,
    MetricUnit: row.unit ?? 0,
    State: row.checked_in === null ? 0 : 1,
    ...(row.at_home === 1 && { AtHome: true }),
    ...ticked(row, people),
    ...details,
    ...(Group?.Optional && { Optional: true }),
    ...alternativesToWire(row, langId),
    ...(Group && { Group: Group.Name }),
  }
}

function yieldOf({ details }: RecipeRow, langId: LangId): Pick<ShoppingRecipe, 'Yield'> {
  const { Yield } = recipeDetailsToWire(readDetails<RecipeDetails>(details), langId)
  return Yield ? { Yield } : {}
}

export interface WireOptions {
  langId: LangId
  people: Named
}

/**
 * Recipes of the list as the wire has them, with amounts for one person.
 * @param options `persons` are the people of a recipe that is not on the list
 */
export function recipesToWire(
  recipes: readonly RecipeRow[],
  ingredients: readonly IngredientRow[],
  { langId, people, persons = 1 }: WireOptions & { persons?: number },
): ShoppingRecipe[] {
  const byRecipe = Map.groupBy(ingredients, ({ recipe_id }) => recipe_id)
  return recipes.map((row) => ({
    Id: row.id,
    RecipeName: row.name,
    ThumbPath: mediaPath(row.path),
    Persons: row.persons ?? persons,
    Ingredients: (byRecipe.get(row.id) ?? []).map((own) =>
      ingredientToWire(own, { langId, people }),
    ),
    ...yieldOf(row, langId),
    ...added(row.added_by, people),
  }))
}

/**
 * Departments that have something to buy, with total amounts for the number of people 1 and the
 * rows by name.
 */
export function departmentsToWire(
  departments: readonly DepartmentRow[],
  recipes: readonly ShoppingRecipe[],
  ingredients: readonly IngredientRow[],
): ShoppingDepartment[] {
  const known = new Map(ingredients.map((row) => [row.id, row]))
  const sortKey = ({ Id }: ShoppingIngredient) => known.get(Id)?.sort_key ?? ''
  const rows = totalRows(recipes).sort((a, b) => {
    if (sortKey(a) === sortKey(b)) return a.Id - b.Id || a.MetricUnit - b.MetricUnit
    return sortKey(a) < sortKey(b) ? -1 : 1
  })
  const byDepartment = Map.groupBy(rows, ({ Id }) => known.get(Id)?.department_id)
  return departments.flatMap(({ id, name }) => {
    const Ingredients = byDepartment.get(id)
    return Ingredients ? { DepartementId: id, DepartementName: name, Persons: 1, Ingredients } : []
  })
}

/**
 * Items as the wire has them: as they were typed, what is understood of them, and what
 * the member changed of that.
 */
export function itemsToWire(
  rows: readonly ItemRow[],
  { read }: ItemReader,
  people: Named,
): ShoppingItem[] {
  return rows.map(({ id, item_key, name, edits, state, ...by }) => ({
    Id: id,
    Key: item_key,
    Name: name,
    State: state === 0 ? 0 : 1,
    ...(state === 2 && { AtHome: true }),
    ...added(by.added_by, people),
    ...ticked(by, people),
    ...withEdits(read(name), storedEdits(edits)),
  }))
}
