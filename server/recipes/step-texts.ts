import { languageOf, type LangId } from '#contract/languages.ts'
import {
  splitStepText,
  writeStepText,
  type StepTextMention,
  type TextPart,
} from '#contract/step-text.ts'
import { mentionOf, type RecipeIngredientRow } from './ingredients.ts'

/** The ingredients of a recipe by slug, which step texts refer to. */
export type IngredientsBySlug = ReadonlyMap<string, RecipeIngredientRow>

/** A piece of a step's text: words, or an ingredient of the recipe. */
export type StepPiece = string | { ingredient: RecipeIngredientRow; withAmount: boolean }

/** Groups ingredients for {@link stepPieces}. */
export function bySlug(ingredients: readonly RecipeIngredientRow[]): IngredientsBySlug {
  return new Map(ingredients.map((row) => [row.slug, row]))
}

/** Parses a step's text. Unknown names stay as written. */
export function stepPieces(text: string, ingredients: IngredientsBySlug): StepPiece[] {
  return splitStepText(text).map((piece): StepPiece => {
    if (typeof piece === 'string') return piece
    const ingredient = ingredients.get(piece.slug)
    return ingredient ? { ingredient, withAmount: piece.withAmount } : piece.slug
  })
}

/** Formats a text of a recipe for a number of people. */
export function writeFor(
  text: string,
  ingredients: IngredientsBySlug,
  { persons, langId }: { persons: number; langId: LangId },
): TextPart[] {
  const pieces = stepPieces(text, ingredients).map((piece): StepTextMention => {
    if (typeof piece === 'string') return piece
    return { ingredient: mentionOf(piece.ingredient), withAmount: piece.withAmount }
  })
  return writeStepText(pieces, { persons, language: languageOf(langId) })
}
