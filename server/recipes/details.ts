import type { Recipe, RecipeIngredient, Step } from '#content/format.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { languageOf, type LangId, type Language } from '#contract/languages.ts'
import type { CompiledPart } from '#cooking/writing/compile-steps.ts'

/** What is stored of a recipe beside its columns, as in its file. */
export type RecipeDetails = Pick<
  Recipe,
  'hyphenated' | 'yield' | 'allergens' | 'ahead' | 'keep' | 'holds' | 'warnings'
> &
  OneLanguage & {
    /** Where a recipe of a member is from. */
    source?: Draft['Source']
  }
/** The same of a step. Its times name what the food does; its sound is the clip's where it has none. */
export type StepDetails = Pick<
  Step,
  | 'times'
  | 'hands'
  | 'meanwhile'
  | 'stands'
  | 'heat'
  | 'core'
  | 'until'
  | 'ready'
  | 'sound'
  | 'warnings'
> &
  OneLanguage & { parts?: readonly CompiledPart[] }
/** The same of an ingredient of a recipe; every row of a group has the group. */
export type RowDetails = Pick<RecipeIngredient, 'note' | 'optional' | 'pinned' | 'group'> & {
  /** By which the steps of an own recipe name it. */
  key?: string
  /** The later end of a range, for one serving. */
  max?: number
  /** It is printed as it was written and not bought. */
  written?: true
  /** Another row of the published recipe has the same food. */
  twin?: true
}

/** The only language of a text that its member wrote in one alone. */
export interface OneLanguage {
  language?: Language
}

/** A text in both languages, as in the files. */
export type Translated = Recipe['name']

/** Reads what {@link writeDetails} wrote. */
export function readDetails<Details extends object>(text: string | null): Partial<Details> {
  return text === null ? {} : (JSON.parse(text) as Partial<Details>)
}

/** Details as stored; null where there is nothing to say. */
export function writeDetails(details: object): string | null {
  const text = JSON.stringify(details)
  return text === '{}' ? null : text
}

/** Reads a text that is stored in both languages. */
export function readText(text: string | null, langId: LangId): string | undefined {
  return text === null ? undefined : (JSON.parse(text) as Translated)[languageOf(langId)]
}
