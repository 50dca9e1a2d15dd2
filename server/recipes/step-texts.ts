import type { CompiledPart } from '#cooking/writing/compile-steps.ts'
import { splitDraftText } from '#cooking/writing/draft-text.ts'
import { languageOf, type LangId } from '#contract/languages.ts'
import {
  splitStepText,
  writeStepText,
  type StepTextMention,
  type TextPart,
} from '#cooking/step-text.ts'
import { mentionOf, type RecipeIngredientRow } from './ingredients.ts'

/** The ingredients of a recipe by slug, which step texts refer to. */
export type IngredientsBySlug = ReadonlyMap<string, RecipeIngredientRow>

/** A piece of a step's text: words, or an ingredient of the recipe. */
export type StepPiece =
  | string
  | {
      ingredient: RecipeIngredientRow
      withAmount: boolean
      /** As an own recipe has it. */
      word?: string
      /** How much of it is meant, where it is not all of it. */
      part?: CompiledPart | undefined
    }

/** Groups ingredients for {@link stepPieces}. */
export function bySlug(ingredients: readonly RecipeIngredientRow[]): IngredientsBySlug {
  return new Map(ingredients.map((row) => [row.slug, row]))
}

/** A part of an ingredient's amount; undefined for all of it, and where the amount is to taste. */
function partOf(ingredient: RecipeIngredientRow, share: number | undefined) {
  if (share === undefined || ingredient.amount === null) return undefined
  return { key: ingredient.slug, amount: ingredient.amount * share, unit: ingredient.unit }
}

/** Parses a step's text. Unknown names stay as written. */
export function stepPieces(text: string, ingredients: IngredientsBySlug): StepPiece[] {
  return splitStepText(text).map((piece): StepPiece => {
    if (typeof piece === 'string') return piece
    const ingredient = ingredients.get(piece.slug)
    if (!ingredient) return piece.slug
    return { ingredient, withAmount: piece.withAmount, part: partOf(ingredient, piece.share) }
  })
}

/** The same of a member's recipe, whose texts have the words of ingredients, and whose steps use parts. */
export function ownStepPieces(
  text: string,
  ingredients: IngredientsBySlug,
  parts: readonly CompiledPart[] = [],
): StepPiece[] {
  return splitDraftText(text).map((piece): StepPiece => {
    if (typeof piece === 'string') return piece
    const { key, word, withAmount } = piece
    const ingredient = ingredients.get(key)
    const part = parts.find((one) => one.key === key)
    return ingredient ? { ingredient, withAmount, word, part } : word
  })
}

/** Formats a text of a recipe for a number of people. */
export function writeFor(
  text: string,
  ingredients: IngredientsBySlug,
  reader: { persons: number; langId: LangId },
): TextPart[] {
  return writePieces(stepPieces(text, ingredients), reader)
}

/** Formats the pieces of a text for a number of people. */
export function writePieces(
  text: readonly StepPiece[],
  { persons, langId }: { persons: number; langId: LangId },
): TextPart[] {
  const pieces = text.map((piece): StepTextMention => {
    if (typeof piece === 'string') return piece
    const { ingredient, withAmount, word, part } = piece
    const amount = part && { amount: part.amount, unit: part.unit ?? 0 }
    return { ingredient: { ...mentionOf(ingredient), word, ...amount }, withAmount }
  })
  return writeStepText(pieces, { persons, language: languageOf(langId) })
}
