import { LANGUAGES } from '#contract/languages.ts'
import type { BothLanguages, DraftLine, DraftStep } from '#contract/own-recipes/draft.ts'
import { keysIn, plainDraftText } from '#cooking/writing/draft-text.ts'
import { findFoods } from '#cooking/writing/food-names.ts'
import type { Advice, AdvisedFilm } from './advice.ts'
import { filmedSteps } from './of-words.ts'

/** Keys of the lines that a step uses: by a token, as a part, or by a name in its words. */
function usedIn({ Text, Parts = [] }: DraftStep, foods: AdvisedFilm['foods']): string[] {
  const named = [...foods].map(([key, names]) => ({ key, names }))
  const texts = LANGUAGES.map((language) => ({ language, text: Text[language] ?? '' }))
  return [
    ...Parts.map(({ Line }) => Line),
    ...texts.flatMap(({ text }) => keysIn(text)),
    ...texts
      .flatMap(({ language, text }) => findFoods(plainDraftText(text), named, language))
      .flatMap(({ lines }) => lines.map(({ key }) => key)),
  ]
}

const nameOf = ({ Correction, Text }: DraftLine): BothLanguages =>
  Correction ? { en: Correction.Name, de: Correction.Name } : Text

/** Ingredients that no step uses. They are best named in the last step of the film. */
export function unusedIngredients(advised: AdvisedFilm): Advice[] {
  const { recipe, foods } = advised
  const used = new Set(recipe.Steps.flatMap((step) => usedIn(step, foods)))
  const last = filmedSteps(advised).at(-1)
  const number = last?.number ?? recipe.Steps.length
  const step = last?.Key ?? recipe.Steps.at(-1)?.Key
  if (step === undefined) return []
  return recipe.Lines.filter(({ Key, IsHeading }) => !IsHeading && !used.has(Key)).map((line) => {
    const mend = { kind: 'nameIn', step, line: line.Key } as const
    return {
      kind: 'unused',
      group: 'better',
      number,
      step,
      line: line.Key,
      name: nameOf(line),
      mend,
    }
  })
}
