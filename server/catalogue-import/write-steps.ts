import type { Step } from '#content/format.ts'
import type { ClipLibrary } from '#content/media-format.ts'
import { timerMinutes, timesWithKind } from '#content/step-times.ts'
import { writeDetails } from '#server/recipes/details.ts'
import { union, type ImportContext } from './context.ts'
import { toolsOfStep } from './step-tools.ts'
import { inBothLanguages, replaceRows } from '#server/db/sync-rows.ts'
import type { RecipeWithId } from './write-recipes.ts'

/** A clip of the library. */
type LibraryClip = ClipLibrary['clips'][number]

/** A step with its ids and place. */
interface PlacedStep {
  readonly step: Step
  readonly id: number
  readonly recipe: RecipeWithId
  /** From 1. */
  readonly number: number
}

function placedSteps({ ids }: ImportContext, recipes: readonly RecipeWithId[]): PlacedStep[] {
  return recipes.flatMap((recipe) =>
    recipe.steps.map((step, index) => ({
      step,
      id: ids.of('step', `${recipe.slug}/${step.id}`),
      recipe,
      number: index + 1,
    })),
  )
}

/** What a step's clip shows and sounds like: in this recipe's words, else in the clip's own. */
function shownIn({ describe, sound, clip = '' }: Step, clips: ReadonlyMap<string, LibraryClip>) {
  const own = clips.get(clip)
  return { describe: describe ?? own?.describe, sound: sound ?? own?.sound }
}

function detailsOf(step: Step, clips: ReadonlyMap<string, LibraryClip>): string | null {
  const { hands, meanwhile, stands, heat, core, until, ready, warnings } = step
  const times = timesWithKind(step)
  const { sound } = shownIn(step, clips)
  return writeDetails({
    times,
    hands,
    meanwhile,
    stands,
    heat,
    core,
    until,
    ready,
    sound,
    warnings,
  })
}

async function writeParts(
  { db, ids }: ImportContext,
  clips: ReadonlyMap<string, LibraryClip>,
  steps: readonly PlacedStep[],
) {
  const owners = steps.map(({ id }) => id)
  return union(
    await replaceRows(
      db,
      'recipe_step_texts',
      'step_id',
      owners,
      steps.flatMap(({ id, step }) =>
        inBothLanguages((language, lang_id) => ({
          step_id: id,
          lang_id,
          text: step.text[language],
          film_description: shownIn(step, clips).describe?.[language] ?? null,
        })),
      ),
    ),
    await replaceRows(
      db,
      'recipe_step_subtitles',
      'step_id',
      owners,
      steps.flatMap(({ id, step }) =>
        inBothLanguages((language, lang_id) =>
          (step.subtitles?.[language] ?? []).map((text, position) => ({
            step_id: id,
            lang_id,
            position,
            text,
          })),
        ).flat(),
      ),
    ),
    await replaceRows(
      db,
      'recipe_step_ingredients',
      'step_id',
      owners,
      steps.flatMap(({ id, step }) =>
        step.ingredients.map((slug, position) => ({
          step_id: id,
          ingredient_id: ids.of('ingredient', slug),
          position,
        })),
      ),
    ),
    await replaceRows(
      db,
      'recipe_step_tools',
      'step_id',
      owners,
      steps.flatMap(({ id, step, recipe }) =>
        toolsOfStep(step.action, recipe.tools).map((slug, position) => ({
          step_id: id,
          tool_id: ids.of('tool', slug),
          position,
        })),
      ),
    ),
  )
}

/**
 * Writes the steps of recipes.
 * @returns ids of the recipes whose steps were written
 */
export async function writeSteps(
  context: ImportContext,
  library: ClipLibrary,
  recipes: readonly RecipeWithId[],
): Promise<Set<number>> {
  const steps = placedSteps(context, recipes)
  const clips = new Map(library.clips.map((clip) => [clip.id, clip]))
  const written = await replaceRows(
    context.db,
    'all_recipe_steps',
    'recipe_id',
    recipes.map(({ id }) => id),
    steps.map(({ step, id, recipe, number }) => ({
      id,
      recipe_id: recipe.id,
      step_number: number,
      key: step.id,
      action: step.action,
      clip: step.clip ?? null,
      timer_minutes: timerMinutes(step) ?? null,
      details: detailsOf(step, clips),
      image_media_id: context.pictureId(`films/${clips.get(step.clip ?? '')?.thumb ?? ''}`),
    })),
  )
  const parts = await writeParts(context, clips, steps)
  for (const { id, recipe } of steps) if (parts.has(id)) written.add(recipe.id)
  return written
}
