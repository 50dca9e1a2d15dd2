import type { Archive } from './archive.ts'
import { decodeText } from '../decode.ts'
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
} from '../json-value.ts'
import { DRAFT_STEP_MAX } from '#contract/own-recipes/limits.ts'
import { durationsIn } from '#cooking/times/durations.ts'
import { minutesOf } from '#cooking/times/minutes.ts'
import type { RawRecipe } from '../raw-recipe.ts'

type Row = Readonly<Record<string, Json>>
const rowsOf = (value: Json) =>
  objectsIn(value).toSorted((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0))

function lineOf(row: Row): string {
  if (row.is_header === true) return `${textOf(row.note) ?? ''}:`
  const amount = row.no_amount === true ? undefined : row.amount
  const [food, unit] = [firstText(row.food), firstText(row.unit)]
  return ingredientText({ amount, unit, food, note: row.note })
}

/** The minutes of a step stand in its text, unless the text states a time itself. */
function withTime(text: string, time: Json): string {
  const minutes = minutesOf(Number(time))
  return minutes === undefined || durationsIn(text.slice(0, DRAFT_STEP_MAX)).length > 0
    ? text
    : `${text.trimEnd()} (${minutes} min)`
}

function recipeOf(recipe: Row): RawRecipe {
  const steps = rowsOf(recipe.steps)
  const address = textOf(recipe.source_url)
  const nutrition = objectOf(recipe.nutrition)
  const [servings, of] = [textOf(recipe.servings), textOf(recipe.servings_text)]
  return {
    name: textOf(recipe.name) ?? '',
    ingredients: steps
      .flatMap((step) => rowsOf(step.ingredients).map(lineOf))
      .filter((line) => line !== ':' && line !== ''),
    steps: steps.flatMap((step) => {
      const [text, section] = [textOf(step.instruction), textOf(step.name)]
      if (text === undefined) return []
      return [{ text: withTime(text, step.time), ...(section !== undefined && { section }) }]
    }),
    tags: listOf(recipe.keywords).flatMap((word) => firstText(word) ?? []),
    ...present({
      description: textOf(recipe.description),
      servings: servings === undefined ? undefined : `${servings} ${of ?? ''}`.trim(),
      prepMinutes: minutesOf(Number(recipe.working_time)),
      cookMinutes: minutesOf(Number(recipe.waiting_time)),
    }),
    ...(address !== undefined && { source: { address }, isForeign: true }),
    ...(nutrition && {
      nutrition: present({
        Calorie: textOf(nutrition.calories),
        Protein: textOf(nutrition.proteins),
        Fat: textOf(nutrition.fats),
        Carbohydrate: textOf(nutrition.carbohydrates),
      }),
    }),
  }
}

/** Reads an export of Tandoor: an archive of archives, one for each recipe. */
export async function readTandoor(archive: Archive): Promise<RawRecipe[]> {
  const found = new FoundRecipes()
  for (const name of archive.names.filter((file) => file.endsWith('.zip'))) {
    const inner = await archive.open(name)
    try {
      const recipe = objectOf(parseJson(decodeText(await inner.read('recipe.json'))))
      const image = inner.names.find((file) => /^image\.\w+$/u.test(file))
      const picture =
        image === undefined
          ? {}
          : { picture: { kind: 'inner' as const, archive: name, name: image } }
      if (recipe) found.add({ ...recipeOf(recipe), ...picture })
    } finally {
      inner.close()
    }
  }
  return found.recipes
}
