import type { Language } from '#contract/languages.ts'
import type { Words } from './en.ts'
import { pluralRules } from '#design-system/messages/counted.ts'
import { numberFormat } from './intl.ts'

/** A text in singular and plural, chosen by `count` and the rules of the language. */
export interface Plural {
  readonly one: string
  readonly other: string
}

/** A leaf of a dictionary. `{name}` in a text is a placeholder. */
export type Text = string | Plural

/** Value of a placeholder. Numbers are written in the notation of the language. */
export type Value = string | number

type Keys<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends Text ? Name : `${Name}.${Keys<Tree[Name]>}`
}[keyof Tree & string]

type At<Tree, Key> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? At<Tree[Head], Rest>
    : never
  : Key extends keyof Tree
    ? Tree[Key]
    : never

type Names<Written> = Written extends Plural
  ? 'count' | Names<Written['one'] | Written['other']>
  : Written extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Names<Rest>
    : never

type Dictionary = typeof import('./en.ts').en

/** The dotted name of a text, such as `shell.tabs.explore`. */
export type WordKey = Keys<Dictionary>

/** Exactly the placeholders of the text of `Key`. */
export type WordValues<Key extends WordKey> = {
  readonly [Name in Names<At<Dictionary, Key>>]: Name extends 'count' ? number : Value
}

/**
 * Returns the text of a key in the reader's language. The compiler knows the placeholders of
 * each text: a missing, misspelt or needless value does not compile.
 */
export type Translate = <Key extends WordKey>(
  key: Key,
  ...values: [Names<At<Dictionary, Key>>] extends [never] ? [] : [values: WordValues<Key>]
) => string

/** Creates the {@link Translate} of one dictionary. */
export function createTranslate(words: Words, language: Language): Translate {
  return (key, ...[values]) => {
    const text = textAt(words, key)
    if (values === undefined) return text as string
    return fill(typeof text === 'string' ? text : plural(text, values, language), values, language)
  }
}

function textAt(words: Words, key: string): Text {
  let node: unknown = words
  for (const name of key.split('.')) node = (node as Record<string, unknown>)[name]
  return node as Text
}

function plural(text: Plural, values: Readonly<Record<string, Value>>, language: Language): string {
  return pluralRules(language).select(Number(values['count'])) === 'one' ? text.one : text.other
}

function fill(text: string, values: Readonly<Record<string, Value>>, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? numberFormat(language).format(value) : String(value)
  })
}
