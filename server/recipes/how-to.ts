import type { Kysely } from 'kysely'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { readDetails, type StepDetails } from './details.ts'
import { stepDetailsToWire } from './details-to-wire.ts'
import { readRecipeIngredients, recipeIngredientToWire } from './ingredients.ts'
import { readServings } from './queries.ts'
import { bySlug, ownStepPieces, stepPieces, writePieces, type StepPiece } from './step-texts.ts'

/** The steps of a recipe in order; empty when it has none or is unknown. */
export async function readHowTo(
  db: Kysely<Database>,
  recipeId: number,
  langId: LangId,
): Promise<HowToStep[]> {
  const [persons, steps, ingredients, uses, tools] = await Promise.all([
    readServings(db, recipeId),
    readSteps(db, recipeId, langId),
    readRecipeIngredients(db, recipeId, langId),
    readStepIngredients(db, recipeId),
    readStepTools(db, recipeId),
  ])
  const slugs = bySlug(ingredients)
  // Published or not, what a member has written names lines by their keys.
  const isOfDraft = ingredients.some((row) => row.isOfDraft)
  const byId = new Map(ingredients.map((row) => [row.id, row]))
  const usesByStep = Map.groupBy(uses, ({ step_id }) => step_id)
  const toolsByStep = Map.groupBy(tools, ({ step_id }) => step_id)
  const stepToWire = (step: (typeof steps)[number]): HowToStep => {
    const details = readDetails<StepDetails>(step.details)
    const pieces = isOfDraft
      ? ownStepPieces(step.text, slugs, details.parts)
      : stepPieces(step.text, slugs)
    return {
      Id: step.id,
      Key: step.key,
      StepNumber: step.step_number,
      Text: writePieces(pieces, { persons, langId })
        .map(({ text }) => text)
        .join(''),
      TextParts: pieces.map(pieceToWire),
      ImagePath: mediaPath(step.path),
      Ingredients: (usesByStep.get(step.id) ?? []).flatMap(({ ingredient_id }) => {
        const row = byId.get(ingredient_id)
        const part = row && details.parts?.find(({ key }) => key === row.slug)
        return row ? [recipeIngredientToWire({ ...row, ...part }, langId)] : []
      }),
      TimerMinutes: step.timer_minutes,
      ToolIds: (toolsByStep.get(step.id) ?? []).map(({ tool_id }) => tool_id),
      ...(step.film_description !== null && { Describe: step.film_description }),
      ...stepDetailsToWire(details, langId),
    }
  }
  return steps.map(stepToWire)
}

function pieceToWire(piece: StepPiece): HowToStep['TextParts'][number] {
  if (typeof piece === 'string') return piece
  const { ingredient, withAmount, word, part } = piece
  return {
    IngredientId: ingredient.id,
    WithAmount: withAmount,
    ...(word !== undefined && { Word: word }),
    ...(part && { Amount: part.amount, Unit: part.unit ?? 0 }),
  }
}

function readSteps(db: Kysely<Database>, recipeId: number, langId: LangId) {
  return db
    .selectFrom('recipe_steps')
    .innerJoin('recipe_step_texts', (join) =>
      join
        .onRef('recipe_step_texts.step_id', '=', 'recipe_steps.id')
        .on('recipe_step_texts.lang_id', '=', langId),
    )
    .leftJoin('media', 'media.id', 'recipe_steps.image_media_id')
    .select([
      'recipe_steps.id',
      'recipe_steps.key',
      'recipe_steps.step_number',
      'recipe_steps.timer_minutes',
      'recipe_steps.details',
      'recipe_step_texts.text',
      'recipe_step_texts.film_description',
      'media.path',
    ])
    .where('recipe_steps.recipe_id', '=', recipeId)
    .orderBy('recipe_steps.step_number')
    .execute()
}

function readStepIngredients(db: Kysely<Database>, recipeId: number) {
  return db
    .selectFrom('recipe_steps')
    .innerJoin('recipe_step_ingredients', 'recipe_step_ingredients.step_id', 'recipe_steps.id')
    .select(['recipe_step_ingredients.step_id', 'recipe_step_ingredients.ingredient_id'])
    .where('recipe_steps.recipe_id', '=', recipeId)
    .orderBy('recipe_step_ingredients.position')
    .execute()
}

function readStepTools(db: Kysely<Database>, recipeId: number) {
  return db
    .selectFrom('recipe_steps')
    .innerJoin('recipe_step_tools', 'recipe_step_tools.step_id', 'recipe_steps.id')
    .select(['recipe_step_tools.step_id', 'recipe_step_tools.tool_id'])
    .where('recipe_steps.recipe_id', '=', recipeId)
    .orderBy('recipe_step_tools.position')
    .execute()
}
