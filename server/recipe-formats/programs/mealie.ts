import * as limits from '#contract/own-recipes/limits.ts'
import { IMPORT_RECIPES_MAX } from '#contract/recipe-import/limits.ts'
import { NUMBER_START } from '#cooking/numbers/fraction-signs.ts'
import type { Archive } from './archive.ts'
import { decodeText } from '../decode.ts'
import { FoundRecipes } from './found-recipes.ts'
import { ImportError } from '../import-error.ts'
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
} from '../json-value.ts'
import { minutesOf } from '#cooking/times/minutes.ts'
import type { PictureRef, RawRecipe, RawStep } from '../raw-recipe.ts'

type Row = Readonly<Record<string, Json>>

/** Tags, categories and tools that are read of a recipe, each. */
const LINKS_MAX = 100

/** Columns are written in snake case in a backup and in camel case in an export of recipes. */
const field = (row: Row, name: string): Json =>
  row[name] ?? row[name.replaceAll(/_(\p{L})/gu, (_, letter: string) => letter.toUpperCase())]
const names = (value: Json) => listOf(value).flatMap((item) => firstText(item) ?? [])
const idOf = (value: Json) => (textOf(value) ?? '').replaceAll('-', '')

/** How an amount begins. */
const AMOUNT = new RegExp(String.raw`^\s{0,9}${NUMBER_START}`, 'u')

/**
 * A line that is kept as a note. The quantity belongs to it unless the note has an amount itself; 1 is
 * also what Mealie sets where nobody said an amount, so that its own text has to confirm it.
 */
function noteOf(row: Row, hasAmount: boolean): string {
  const [note, shown] = [textOf(row.note), textOf(row.display)]
  const whole = textOf(field(row, 'original_text')) ?? shown
  if (note === undefined) return whole ?? ''
  const quantity = Number(row.quantity)
  const isSaid =
    quantity > 0 && (quantity !== 1 || [shown, whole].some((text) => AMOUNT.test(text ?? '')))
  return hasAmount && isSaid && !AMOUNT.test(note)
    ? ingredientText({ amount: quantity, note })
    : note
}

/** "4 bowls", or the number and the word of a yield that are kept apart. */
function yieldOf(row: Row): string | number | undefined {
  const servings = Number(field(row, 'recipe_servings'))
  const text = textOf(field(row, 'recipe_yield'))
  if (servings > 0) return servings
  const quantity = Number(field(row, 'recipe_yield_quantity'))
  return quantity > 0 && !/\d/u.test(text ?? '') ? `${quantity} ${text ?? ''}`.trim() : text
}

function ingredientsOf(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => {
    const title = textOf(row.title)
    const food = objectOf(row.food)?.name ?? textOf(row.food)
    const unit = objectOf(row.unit)?.name ?? textOf(row.unit)
    const hasAmount = field(row, 'disable_amount') !== true
    const amount = hasAmount || food !== undefined ? row.quantity : undefined
    const line =
      food === undefined && unit === undefined
        ? noteOf(row, hasAmount)
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

/** The folder of a picture's folder: the id of a recipe. */
const idOfPicture = (name: string) => idOf(name.split('/').at(-3))

/** One recipe with its own lists in it. */
function recipeOf(row: Row, picture: PictureRef | undefined): RawRecipe {
  const rows = (name: string) => objectsIn(field(row, name))
  const nutrition = objectOf(row.nutrition)
  const notes = rows('notes').map((note) =>
    [textOf(note.title), textOf(note.text)].filter(Boolean).join(': '),
  )
  const address = textOf(field(row, 'org_url')) ?? textOf(row.orgURL)
  return {
    name: textOf(row.name) ?? '',
    ingredients: ingredientsOf(rows('recipe_ingredient')),
    steps: stepsOf(rows('recipe_instructions')),
    tags: [...names(row.tags), ...names(field(row, 'recipe_category'))],
    tools: names(row.tools),
    ...present({
      description: textOf(row.description),
      servings: yieldOf(row),
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
    const groups = Map.groupBy(sorted, (row) => idOf(row.recipe_id))
    // A row belongs to one recipe, even if several have its id.
    return (id: string): Row[] => {
      const found = groups.get(id) ?? []
      groups.delete(id)
      return found
    }
  }
  const [foods, units] = [byId('ingredient_foods'), byId('ingredient_units')]
  const linked = (link: string, table: string, column: string) => {
    const all = byId(table)
    const links = byRecipe(link)
    return (id: string) =>
      links(id)
        .slice(0, LINKS_MAX)
        .flatMap((row) => all.get(idOf(row[column])) ?? [])
  }
  const ingredients = byRecipe('recipes_ingredients')
  const steps = byRecipe('recipe_instructions')
  const notes = byRecipe('notes')
  const nutrition = byRecipe('recipe_nutrition')
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
      recipe_ingredient: ingredients(id).slice(0, limits.DRAFT_LINES_MAX).map(withNames),
      recipe_instructions: steps(id),
      notes: notes(id),
      nutrition: nutrition(id)[0],
      tags: tags(id),
      recipe_category: categories(id),
      tools: tools(id),
    }
  }
  const recipes = rows('recipes')
  if (recipes.length > IMPORT_RECIPES_MAX) throw new ImportError('TooManyRecipes')
  return recipes.map(whole)
}

const isOriginal = (name: string) => /images\/original\.\w+$/u.test(name)
const refOf = (name: string | undefined): PictureRef | undefined =>
  name === undefined ? undefined : { kind: 'file', name }

/** Reads a backup of Mealie, or its export of some recipes. */
export async function readMealie(archive: Archive): Promise<RawRecipe[]> {
  const pictures = archive.names.filter(isOriginal)
  if (archive.names.includes('database.json')) {
    const tables = objectOf(parseJson(decodeText(await archive.read('database.json')))) ?? {}
    const byId = new Map(pictures.map((name) => [idOfPicture(name), name]))
    const found = new FoundRecipes()
    for (const row of joined(tables)) found.add(recipeOf(row, refOf(byId.get(idOf(row.id)))))
    return found.recipes
  }
  const files = archive.names.filter((name) => /^recipes\/[^/]+\/[^/]+\.json$/u.test(name))
  const found = new FoundRecipes()
  const byFolder = new Map(
    pictures.toReversed().map((name) => [name.split('/', 2).join('/') + '/', name]),
  )
  // One after the other, so that memory holds one file.
  for (const name of files) {
    const folder = name.slice(0, name.lastIndexOf('/') + 1)
    const row = objectOf(parseJson(decodeText(await archive.read(name)))) ?? {}
    const picture = byFolder.get(folder)
    found.add(recipeOf(row, refOf(picture)))
  }
  return found.recipes
}
