import type { TextChange } from '#design-system/text-difference/text-difference.tsx'
import type { useWords } from '#app/lib/words/words-provider.tsx'
import type { BothLanguages, Draft } from '#contract/own-recipes/draft.ts'
import { type Language, LANGUAGES } from '#contract/languages.ts'
import { plainDraftText } from '#cooking/writing/draft-text.ts'

/** What of two recipes differs: name, ingredients and steps; those that are the same are left out. */
export function differences(
  mine: Draft,
  theirs: Draft,
  { t, language }: Pick<ReturnType<typeof useWords>, 't' | 'language'>,
): TextChange[] {
  const count = Math.max(mine.Steps.length, theirs.Steps.length)
  const stepOf = ({ Steps }: Draft, index: number) =>
    plainDraftText(wordsOf(Steps[index]?.Text, language))
  const all: TextChange[] = [
    {
      key: 'name',
      label: t('recipeImport.compare.name'),
      before: wordsOf(mine.Name, language),
      after: wordsOf(theirs.Name, language),
    },
    {
      key: 'ingredients',
      label: t('recipeImport.compare.ingredients'),
      before: linesOf(mine, language),
      after: linesOf(theirs, language),
    },
    ...Array.from({ length: count }, (_, index) => ({
      key: `step-${index}`,
      label: t('recipeImport.compare.step', { number: index + 1 }),
      before: stepOf(mine, index),
      after: stepOf(theirs, index),
    })),
  ]
  return all.filter(({ before, after }) => before !== after)
}

function wordsOf(text: BothLanguages | undefined, language: Language): string {
  return [language, ...LANGUAGES].map((one) => text?.[one]).find(Boolean) ?? ''
}

function linesOf({ Lines }: Draft, language: Language): string {
  return Lines.map(({ Text }) => wordsOf(Text, language)).join('\n')
}
