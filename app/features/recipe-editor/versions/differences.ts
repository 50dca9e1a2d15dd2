import { type Language, otherLanguage } from '#contract/languages.ts'
import type { BothLanguages, Draft } from '#contract/own-recipes/draft.ts'
import { plainDraftText } from '#cooking/writing/draft-text.ts'
import { writeMinutes, writeYield } from '../document/facts-text.ts'
import { ownText } from '../document/texts.ts'

/** Names of the fields; that of a step is told by its number. */
type Label =
  | 'recipeEditor.facts.active'
  | 'recipeEditor.facts.makes'
  | 'recipeEditor.facts.prep'
  | 'recipeEditor.facts.total'
  | 'recipeEditor.more.note'
  | 'recipeEditor.more.source'
  | 'recipeEditor.more.tools'
  | 'recipeEditor.name.label'
  | 'recipeEditor.tag.add'
  | 'recipeEditor.text.label'
  | 'versions.fields.ingredients'
  | 'versions.fields.step'
  | 'versions.fields.stepGone'

/** A field of a recipe that differs between two versions. */
export interface Difference {
  /** Unique in the list. */
  readonly key: string
  readonly label: Label
  /** Of a step, in the later version; otherwise 0. */
  readonly number: number
  /** Language of the texts. */
  readonly language: Language
  /** '' where there was nothing. */
  readonly before: string
  /** '' where there is nothing. */
  readonly after: string
}

type Field = Pick<Difference, 'key' | 'label' | 'number' | 'language'> & { text: string }

/** What is the same in both languages. */
function plainFields(draft: Draft, language: Language): Field[] {
  const { Name, Address, Licence } = draft.Source ?? {}
  const texts: [string, Label, string][] = [
    ['yield', 'recipeEditor.facts.makes', writeYield(draft.Yield, language)],
    ['prep', 'recipeEditor.facts.prep', writeMinutes(draft.PrepMinutes, language)],
    ['active', 'recipeEditor.facts.active', writeMinutes(draft.ActiveMinutes, language)],
    ['total', 'recipeEditor.facts.total', writeMinutes(draft.TotalMinutes, language)],
    ['tags', 'recipeEditor.tag.add', draft.Tags.join(', ')],
    ['tools', 'recipeEditor.more.tools', draft.Tools.join(', ')],
    ['source', 'recipeEditor.more.source', [Name, Address, Licence].filter(Boolean).join(', ')],
    ['note', 'recipeEditor.more.note', draft.OwnNote ?? ''],
  ]
  return texts.map(([key, label, text]) => ({ key, label, number: 0, language, text }))
}

function stepText(text: BothLanguages, until: BothLanguages | undefined, language: Language) {
  const sign = ownText(until, language)
  return [plainDraftText(ownText(text, language)), sign].filter(Boolean).join('\n')
}

/** The texts in one language. */
function fieldsIn(draft: Draft, language: Language): Field[] {
  const lines = draft.Lines.map(({ IsHeading, Text }) => {
    const words = ownText(Text, language)
    return words !== '' && IsHeading ? `${words}:` : words
  })
  const texts: [string, Label, string][] = [
    ['name', 'recipeEditor.name.label', ownText(draft.Name, language)],
    ['text', 'recipeEditor.text.label', ownText(draft.Description, language)],
    ['lines', 'versions.fields.ingredients', lines.filter(Boolean).join('\n')],
  ]
  const steps = draft.Steps.map(({ Key, Text, Until }, index) => ({
    key: `step ${Key} ${language}`,
    label: 'versions.fields.step' as const,
    number: index + 1,
    language,
    text: stepText(Text, Until, language),
  }))
  const first = texts.map(([key, label, text]) => ({
    key: `${key} ${language}`,
    label,
    number: 0,
    language,
    text,
  }))
  return [...first, ...steps]
}

/**
 * What differs between an earlier version and the one of now, in the order of the recipe; steps that are
 * gone come last.
 *
 * @param language the one that comes first
 */
export function differencesOf(before: Draft, now: Draft, language: Language): Difference[] {
  const read = (draft: Draft) => [
    ...fieldsIn(draft, language),
    ...plainFields(draft, language),
    ...fieldsIn(draft, otherLanguage(language)),
  ]
  const [old, current] = [read(before), read(now)]
  const textOf = new Map(old.map(({ key, text }) => [key, text]))
  const there = new Set(current.map(({ key }) => key))
  const changed = current.map(({ key, label, number, language: own, text }) => ({
    key,
    label,
    number,
    language: own,
    before: textOf.get(key) ?? '',
    after: text,
  }))
  const gone = old
    .filter(({ key }) => !there.has(key))
    .map(({ key, language: own, text }) => ({
      key,
      label: 'versions.fields.stepGone' as const,
      number: 0,
      language: own,
      before: text,
      after: '',
    }))
  return [...changed, ...gone].filter(({ before: from, after }) => from !== after)
}
