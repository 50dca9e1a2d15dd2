import type { Draft } from '#contract/own-recipes/draft.ts'
import type { Language } from '#contract/languages.ts'
import { DRAFT_DESCRIPTION_MAX, DRAFT_NAME_MAX } from '#contract/own-recipes/limits.ts'
import { withText, type Edit } from './texts.ts'

/** Another name in one language. */
export function writeName(language: Language, text: string): Edit {
  const line = text.replaceAll(/\s+/gu, (space) => (space.includes('\n') ? ' ' : space))
  const name = line.slice(0, DRAFT_NAME_MAX)
  return (draft) => ({ ...draft, Name: withText(draft.Name, language, name) })
}

/** Another description in one language. */
export function writeDescription(language: Language, text: string): Edit {
  const words = text.slice(0, DRAFT_DESCRIPTION_MAX)
  return (draft) => ({ ...draft, Description: withText(draft.Description, language, words) })
}

/** The facts of a recipe beside its texts, ingredients and steps. */
export type DraftFacts = Partial<
  Omit<Draft, 'Format' | 'Language' | 'Name' | 'Description' | 'Lines' | 'Steps'>
>

/** Other facts; undefined removes one. */
export function setFacts(facts: {
  [Name in keyof DraftFacts]: DraftFacts[Name] | undefined
}): Edit {
  return (draft) => {
    const all = Object.entries({ ...draft, ...facts }).filter(([, value]) => value !== undefined)
    return Object.fromEntries(all) as Draft
  }
}
