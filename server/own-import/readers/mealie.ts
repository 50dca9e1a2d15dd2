import type { Archive } from './archive.ts'
import { decodeText } from './decode.ts'
import { FoundRecipes } from './found-recipes.ts'
import { ingredientText } from './ingredient-text.ts'
import {
  firstText,
  listOf,
  objectOf,
  objectsIn,
  parseJson,
  present,
  textOf,
  type Json,
} from './json-value.ts'
import { minutesOf } from './minutes.ts'
import type { PictureRef, RawRecipe, RawStep } from './raw-recipe.ts'

type Row = Readonly<Record<string, Json>>

/** Columns are written in snake case in a backup and in camel case in an export of recipes. */
const field = (row: Row, name: string): Json =>
  row[name] ?? row[name.replaceAll(/_(\p{L})/gu, (_, letter: string) => letter.toUpperCase())]
const names = (value: Json) => listOf(value).flatMap((item) => firstText(item) ?? [])
const idOf = (value: Json) => (textOf(value) ?? '').replaceAll('-', '')

function ingredientsOf(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => {
    const title = textOf(row.title)
    const food = objectOf(row.food)?.name ?? textOf(row.food)
    const unit = objectOf(row.unit)?.name ?? textOf(row.unit)
    const amount =
      field(row, 'disable_amount') === true && food === undefined ? undefined : row.quantity
    const line =
      food === undefined && unit === undefined
        ? (textOf(row.note) ?? textOf(field(row, 'original_text')) ?? '')
        : ingredientText({ amount, unit, food, note: row.note })
    return [...(title === undefined ? [] : [`${title}:`]), ...(line === '' ? [] : [line])]
  })
}

function stepsOf(rows: readonly Row[]): RawStep[] {
  return rows.flatMap((row) => {
    const text = textOf(row.text)
    const section = textOf(row.title)
    return text === undefined ? [] : [{ text, ...(section !== undefined && { section }) }]
  })
}

/** One recipe with its own lists in it. */
function recipeOf(row: Row, picture: PictureRef | undefined): RawRecipe {
  const rows = (name: string) => objectsIn(field(row, name))
  const nutrition = objectOf(row.nutrition)
  const notes = rows('notes').map((note) =>
    [textOf(note.title), textOf(note.text)].filter(Boolean).join(': '),
  )
  const address = textOf(field(row, 'org_url')) ?? textOf(row.orgURL)
  const servings = Number(field(row, 'recipe_servings'))
  return {
    name: textOf(row.name) ?? '',
    ingredients: ingredientsOf(rows('recipe_ingredient')),
    steps: stepsOf(rows('recipe_instructions')),
    tags: [...names(row.tags), ...names(field(row, 'recipe_category'))],
    tools: names(row.tools),
    ...present({
      description: textOf(row.description),
      servings: servings > 0 ? servings : textOf(field(row, 'recipe_yield')),
      prepMinutes: minutesOf(textOf(field(row, 'prep_time'))),
      cookMinutes: minutesOf(textOf(field(row, 'perform_time')) ?? textOf(field(row, 'cook_time'))),
      totalMinutes: minutesOf(textOf(field(row, 'total_time'))),
      note: notes.join('\n') || undefined,
      picture,
    }),
    ...(address !== undefined && { source: { address }, isForeign: true }),
    ...(nutrition && {
      nutrition: present({
        Calorie: textOf(nutrition.calories),
        Protein: textOf(field(nutrition, 'protein_content')),
        Fat: textOf(field(nutrition, 'fat_content')),
        Carbohydrate: textOf(field(nutrition, 'carbohydrate_content')),
      }),
    }),
  }
}

/** A backup's tables, in which rows name each other by their ids, as one recipe with its lists. */
function joined(tables: Row): Row[] {
  const rows = (name: string) => objectsIn(tables[name])
  const byId = (name: string) => new Map(rows(name).map((row) => [idOf(row.id), row]))
  const byRecipe = (name: string) => {
    const sorted = rows(name).toSorted((a, b) => Number(a.position ?? 0) - Number(b.position ?? 0))
    return Map.groupBy(sorted, (row) => idOf(row.recipe_id))
  }
  const [foods, units] = [byId('ingredient_foods'), byId('ingredient_units')]
  const linked = (link: string, table: string, column: string) => {
    const all = byId(table)
    const links = byRecipe(link)
    return (id: string) => (links.get(id) ?? []).flatMap((row) => all.get(idOf(row[column])) ?? [])
  }
  const ingredients = byRecipe('recipes_ingredients')
  const [steps, notes, nutrition] = ['recipe_instructions', 'notes', 'recipe_nutrition'].map(
    byRecipe,
  )
  const tags = linked('recipes_to_tags', 'tags', 'tag_id')
  const categories = linked('recipes_to_categories', 'categories', 'category_id')
  const tools = linked('recipes_to_tools', 'tools', 'tool_id')
  const withNames = (line: Row): Row => ({
    ...line,
    food: foods.get(idOf(line.food_id)),
    unit: units.get(idOf(line.unit_id)),
  })
  const whole = (row: Row): Row => {
    const id = idOf(row.id)
    return {
      ...row,
      recipe_ingredient: (ingredients.get(id) ?? []).map(withNames),
      recipe_instructions: steps?.get(id),
      notes: notes?.get(id),
      nutrition: nutrition?.get(id)?.[0],
      tags: tags(id),
      recipe_category: categories(id),
      tools: tools(id),
    }
  }
  return rows('recipes').map(whole)
}

const isOriginal = (name: string) => /images\/original\.\w+$/u.test(name)
const refOf = (name: string | undefined): PictureRef | undefined =>
  name === undefined ? undefined : { kind: 'file', name }

/** Reads a backup of Mealie, or its export of some recipes. */
export async function readMealie(archive: Archive): Promise<RawRecipe[]> {
  const pictures = archive.names.filter(isOriginal)
  if (archive.names.includes('database.json')) {
    const tables = objectOf(parseJson(decodeText(await archive.read('database.json')))) ?? {}
    const byId = new Map(
      pictures.map((name) => [idOf(/([^/]+)\/images\/[^/]+$/u.exec(name)?.[1]), name]),
    )
    const found = new FoundRecipes()
    for (const row of joined(tables)) found.add(recipeOf(row, refOf(byId.get(idOf(row.id)))))
    return found.recipes
  }
  const files = archive.names.filter((name) => /^recipes\/[^/]+\/[^/]+\.json$/u.test(name))
  const found = new FoundRecipes()
  // One after the other, so that memory holds one file.
  for (const name of files) {
    const folder = name.slice(0, name.lastIndexOf('/') + 1)
    const row = objectOf(parseJson(decodeText(await archive.read(name)))) ?? {}
    const picture = pictures.find((one) => one.startsWith(folder))
    found.add(recipeOf(row, refOf(picture)))
  }
  return found.recipes
}
