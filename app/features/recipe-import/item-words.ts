import type { IconDrawing } from '#design-system/icon/icon.tsx'
import { Check, CircleQuestionMark, Copy } from '#design-system/icon/lucide.ts'
import type { useWords } from '#app/lib/words/words-provider.tsx'
import type { ImportItem, ImportQuestion } from '#contract/recipe-import/recipe-import.ts'
import { UNIT_WORDS } from '#cooking/amounts/unit-words.ts'

type Words = ReturnType<typeof useWords>
/** A question about an ingredient line. */
export type LineQuestion = Extract<ImportQuestion, { Kind: 'line' }>

/** Whether a recipe is one that the member has already. */
export const isKnown = ({ Like }: ImportItem): boolean => Like !== null
/** Whether there is a question about a recipe. */
export const isAsking = (item: ImportItem): boolean => !isKnown(item) && item.Questions.length > 0

/** The state of a recipe, in words and as an icon. */
export function stateOf(
  { Like, Questions, RecipeId }: ImportItem,
  { t }: Words,
): { icon: IconDrawing; text: string } {
  if (RecipeId !== null) return { icon: Check, text: t('recipeImport.item.kept') }
  if (Like) return { icon: Copy, text: t('recipeImport.item.like', { name: Like.Name }) }
  const [first] = Questions
  if (!first) return { icon: Check, text: t('recipeImport.item.understood') }
  return { icon: CircleQuestionMark, text: questionOf(first, Questions, t) }
}

function questionOf(first: ImportQuestion, all: readonly ImportQuestion[], t: Words['t']): string {
  if (first.Kind === 'noLines' || first.Kind === 'noSteps')
    return t(`recipeImport.item.${first.Kind}`)
  if (first.Kind === 'longStep') return t('recipeImport.item.cut', { count: first.Parts })
  const lines = all.filter(({ Kind }) => Kind === 'line')
  return lines.length === 1 && first.Doubt === 'cup'
    ? t('recipeImport.item.cup')
    : t('recipeImport.item.lines', { count: lines.length })
}

/** "9 ingredients, 5 steps · casa-rossi.example · no licence named". */
export function factsOf(item: ImportItem, { t }: Words): string {
  const counts = [
    t('recipeImport.item.ingredients', { count: item.IngredientCount }),
    t('recipeImport.item.steps', { count: item.StepCount }),
  ].join(', ')
  const licence = item.Licence ?? (item.IsForeign ? t('recipeImport.item.noLicence') : null)
  return [counts, item.Source, licence].filter((fact) => fact !== null).join(' · ')
}

/** "1 bunch parsley, coarsely": what was understood of a line. */
export function understoodOf(question: LineQuestion, words: Words): string {
  const { Amount, MaxAmount, Unit, Name, Note } = question
  const { t, language, formatNumber } = words
  const food = [Name, Note].filter((word) => word !== '').join(', ')
  if (Amount === undefined) return t('recipeImport.line.noAmount', { food: Name })
  const range = MaxAmount === undefined ? '' : `–${formatNumber(MaxAmount)}`
  const unit = Unit && UNIT_WORDS[language][Unit][(MaxAmount ?? Amount) > 1 ? 'other' : 'one']
  return [`${formatNumber(Amount)}${range}`, unit, food].filter(Boolean).join(' ')
}
