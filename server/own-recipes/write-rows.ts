import type { Kysely } from 'kysely'
import type { Both } from '#cooking/writing/both.ts'
import type { CompiledLine } from '#cooking/writing/compile-lines.ts'
import type { CompiledStep } from '#cooking/writing/compile-steps.ts'
import type { CompiledRecipe } from '#cooking/writing/compile.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { Language } from '#contract/languages.ts'
import { MINUTES_OF_UNIT } from '#contract/recipes/words.ts'
import { inBothLanguages, replaceRows } from '#server/db/sync-rows.ts'
import type { Database } from '#server/db/schema.ts'
import { writeDetails } from '#server/recipes/details.ts'
import { sortKey } from '#server/search/fold.ts'

function rowDetails(
  { key, note, group, maxAmount, isAsWritten }: CompiledLine,
  { isTwin, word }: Pick<LineFood, 'isTwin' | 'word'> = {},
): string | null {
  return writeDetails({
    key,
    note: word ? noteWith(word, note) : note,
    group,
    max: maxAmount,
    written: isAsWritten,
    twin: isTwin,
  })
}

/** The note of a line, after the author's own word for its food. */
export function noteWith(word: Both, note: Both | undefined): Both {
  const join = (language: Language) => [word[language], note?.[language]].filter(Boolean).join(', ')
  return { en: join('en'), de: join('de') }
}

/** The food of a line. */
export interface LineFood {
  readonly id: number
  /** It stands for a food that the published recipe has in another line, too. */
  readonly isTwin?: true
  /** What the author calls it, where that is none of its names. */
  readonly word?: Both
}

/** Where a compiled recipe is written to. */
export interface Target {
  readonly id: number
  /** Of the rows that lists are sorted by; 0 for an own recipe: no list of recipes ever comes to it. */
  readonly publishedAt: number
  /** Shown beside the recipe; an own recipe has it in its draft. */
  readonly source?: Draft['Source']
  /** The food of each line, in their order. */
  readonly foodsOf: (lines: readonly CompiledLine[]) => Promise<readonly LineFood[]>
  /** The id of each step, in their order. */
  readonly stepIdsOf: (steps: readonly CompiledStep[]) => Promise<readonly number[]>
  /** The picture that is shown for one that the draft names; the others are not the member's. */
  readonly pictures: ReadonlyMap<number, number>
}

async function writeLines(
  trx: Kysely<Database>,
  lines: readonly CompiledLine[],
  { id: recipe_id, publishedAt, foodsOf }: Target,
): Promise<Map<string, number>> {
  const foods = await foodsOf(lines)
  const rows = lines.map((line, position) => ({
    recipe_id,
    ingredient_id: foods[position]?.id ?? 0,
    position,
    amount: line.amount,
    unit: line.unit,
    published_at: publishedAt,
    details: rowDetails(line, foods[position]),
  }))
  await replaceRows(trx, 'all_recipe_ingredients', 'recipe_id', [recipe_id], rows)
  return new Map(lines.map(({ key }, index) => [key, foods[index]?.id ?? 0]))
}

function stepDetails({ until, oven, hob, times, parts, language }: CompiledStep): string | null {
  const heat = [
    ...(oven ? [{ oven: oven.Celsius, fan: oven.Fan, grill: oven.Grill }] : []),
    ...(hob ? [{ hob }] : []),
  ]
  return writeDetails({
    ...(times.length > 0 && { times }),
    ...(heat.length > 0 && { heat }),
    ...(parts.length > 0 && { parts }),
    until,
    language,
  })
}

function timerMinutes({ times }: CompiledStep): number | null {
  if (times.length === 0) return null
  const minutes = times.reduce((sum, { min, unit }) => sum + min * MINUTES_OF_UNIT[unit], 0)
  return Number(minutes.toFixed(3))
}

async function writeSteps(
  trx: Kysely<Database>,
  steps: readonly CompiledStep[],
  foods: ReadonlyMap<string, number>,
  { id: recipe_id, stepIdsOf, pictures }: Target,
): Promise<void> {
  const ids = await stepIdsOf(steps)
  const placed = steps.map((step, index) => ({ step, id: ids[index] ?? 0, index }))
  await replaceRows(
    trx,
    'all_recipe_steps',
    'recipe_id',
    [recipe_id],
    placed.map(({ step, id, index }) => ({
      id,
      recipe_id,
      step_number: index + 1,
      key: step.key,
      action: '',
      clip: null,
      timer_minutes: timerMinutes(step),
      details: stepDetails(step),
      image_media_id: pictures.get(step.pictureId ?? 0) ?? null,
    })),
  )
  const texts = placed.flatMap(({ step, id }) =>
    inBothLanguages((language, lang_id) => ({
      step_id: id,
      lang_id,
      text: step.text[language],
      film_description: null,
    })),
  )
  await replaceRows(trx, 'recipe_step_texts', 'step_id', ids, texts)
  const uses = placed.flatMap(({ step, id }) =>
    step.uses.flatMap((key, position) => {
      const ingredient_id = foods.get(key)
      return ingredient_id === undefined ? [] : [{ step_id: id, ingredient_id, position }]
    }),
  )
  await replaceRows(trx, 'recipe_step_ingredients', 'step_id', ids, uses)
}

function recipeDetails(
  { servings, of, form, language }: CompiledRecipe,
  { source }: Target,
): string | null {
  const serves = { servings, ...(of && { of }), ...(form && { form, step: servings }) }
  return writeDetails({ yield: serves, language, source })
}

/** What of a recipe is written for cooking. */
export interface Cookable {
  readonly draft: Draft
  readonly compiled: CompiledRecipe
}

/** Writes what is cooked from a draft to the tables of recipes, in place of what was there. */
export async function writeCookable(
  trx: Kysely<Database>,
  { draft, compiled }: Cookable,
  target: Target,
): Promise<void> {
  const { id, pictures } = target
  const { Nutrition: food = {}, PictureId: cover } = draft
  await trx
    .updateTable('all_recipes')
    .set({
      prep_minutes: draft.PrepMinutes ?? null,
      active_minutes: draft.ActiveMinutes ?? null,
      total_minutes: draft.TotalMinutes ?? null,
      kcal: food.Calorie ?? null,
      protein: food.Protein ?? null,
      fat: food.Fat ?? null,
      carbohydrates: food.Carbohydrate ?? null,
      cover_media_id: pictures.get(cover ?? 0) ?? null,
      details: recipeDetails(compiled, target),
    })
    .where('id', '=', id)
    .execute()
  const names = inBothLanguages((language, lang_id) => ({
    recipe_id: id,
    lang_id,
    name: compiled.name[language],
    sort_key: sortKey(compiled.name[language]),
    description: compiled.description?.[language] ?? null,
  }))
  await replaceRows(trx, 'all_recipe_texts', 'recipe_id', [id], names)
  const foods = await writeLines(trx, compiled.lines, target)
  await writeSteps(trx, compiled.steps, foods, target)
}
