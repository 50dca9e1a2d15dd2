import type { Draft } from '#contract/own-recipes/draft.ts'
import { plainDraftText } from '#cooking/writing/draft-text.ts'
import type { Language } from '#contract/languages.ts'
import { textIn } from './texts.ts'

/** A whole recipe as plain text, to be copied where nothing can be saved. */
export function plainRecipe(draft: Draft, language: Language): string {
  const words = (text: Draft['Description']) => textIn(text, language).words
  const lines = draft.Lines.map(({ IsHeading, Text }) => words(Text) + (IsHeading ? ':' : ''))
  const steps = draft.Steps.map(({ Text }, index) => `${index + 1}. ${plainDraftText(words(Text))}`)
  const parts = [words(draft.Name), words(draft.Description), lines.join('\n'), steps.join('\n')]
  return parts.filter((part) => part !== '').join('\n\n')
}
