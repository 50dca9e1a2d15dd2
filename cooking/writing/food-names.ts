import type { Language } from '#contract/languages.ts'

/** An ingredient line whose food is recognised in a text. */
export interface NamedLine {
  /** Key of the line. */
  readonly key: string
  /** Names of the food, in both languages, singular and plural. */
  readonly names: readonly string[]
  /** How the line's amount may be written: "300 g". */
  readonly amounts?: readonly string[]
}

/** A place in a text that names the food of some lines. */
export interface FoodPlace {
  readonly index: number
  readonly length: number
  /** In the order of the recipe; never empty. */
  readonly lines: readonly NamedLine[]
}

/** Longest name that is looked for, in words. */
const WORDS_MAX = 8
/** Maximum number of names with other signs than letters, digits and hyphens: each is searched for alone. */
const SIGNED_MAX = 40
const WORD = /[\p{L}\d-]+/gu
const IS_WORD = /^[\p{L}\d-]+$/u
const SPACES = /^[ \u00a0]+$/u
/** Endings in a sentence, of adjectives and of nouns: "braunem", "Äpfeln". */
const ENDINGS: Record<
  Language,
  {
    readonly first: readonly string[]
    readonly last: readonly string[]
    /** That of an adjective within a name, if they have any. */
    readonly named?: RegExp
  }
> = {
  de: { first: ['e', 'er', 'es', 'en', 'em'], last: ['n', 'en', 's', 'es'], named: /e[rsnm]?$/u },
  en: { first: [], last: ['s', 'es'] },
}
/** Shortest word that takes an ending. */
const ENDING_FROM = 4

/** The words with which names go on after the words that were read. */
interface Node {
  readonly first: Map<string, Node>
  /** Lines whose names end with a word. */
  readonly last: Map<string, NamedLine[]>
}

interface SignedName {
  readonly pattern: RegExp
  readonly lines: NamedLine[]
}

interface Names {
  readonly root: Node
  readonly signed: readonly SignedName[]
  readonly orderOf: ReadonlyMap<NamedLine, number>
}

const newNode = (): Node => ({ first: new Map(), last: new Map() })

/** A word of a name without the ending of an adjective. */
function stemOf(word: string, language: Language): string {
  const { named } = ENDINGS[language]
  return named && word.length > 4 ? word.replace(named, '') : word
}

/** What a word of a text may be without its ending, the word itself included. */
function formsOf(word: string, endings: readonly string[]): string[] {
  const cut = endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= ENDING_FROM)
    .map((ending) => word.slice(0, -ending.length))
  return [word, ...cut]
}

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** A pattern for a word that may have an ending. */
const ended = (word: string, endings: readonly string[]) =>
  quoted(word) +
  (word.length < ENDING_FROM || endings.length === 0 ? '' : `(?:${endings.join('|')})?`)

/** A pattern for a name with signs, such as "7.5 % milk". */
function patternOf(words: readonly string[], language: Language): RegExp {
  const { first, last } = ENDINGS[language]
  const parts = words.map((word, index) =>
    index === words.length - 1 ? ended(word, last) : ended(stemOf(word, language), first),
  )
  return new RegExp(`(?<![\\p{L}\\d-])${parts.join('[ \u00a0]+')}(?![\\p{L}\\d-])`, 'giu')
}

/** Indexes the names of all lines by their words. */
function indexNames(lines: readonly NamedLine[], language: Language): Names {
  const root = newNode()
  const signed = new Map<string, SignedName>()
  for (const line of lines) {
    for (const name of new Set(line.names)) {
      const words = name.replaceAll('\u00ad', '').trim().toLowerCase().split(/\s+/u)
      const last = words.at(-1) ?? ''
      if (words.length > WORDS_MAX || !/\p{L}{2}/u.test(last)) continue
      if (!words.every((word) => IS_WORD.test(word))) {
        const key = words.join(' ')
        if (!signed.has(key) && signed.size === SIGNED_MAX) continue
        const known = signed.get(key) ?? { pattern: patternOf(words, language), lines: [] }
        signed.set(key, known)
        known.lines.push(line)
        continue
      }
      let node = root
      for (const word of words.slice(0, -1)) {
        const stem = stemOf(word, language)
        const next = node.first.get(stem) ?? newNode()
        node.first.set(stem, next)
        node = next
      }
      const known = node.last.get(last) ?? []
      node.last.set(last, known)
      if (known.at(-1) !== line) known.push(line)
    }
  }
  const orderOf = new Map(lines.map((line, index) => [line, index]))
  return { root, signed: [...signed.values()], orderOf }
}

const indexes: Record<Language, WeakMap<readonly NamedLine[], Names>> = {
  en: new WeakMap(),
  de: new WeakMap(),
}

/** The index of a recipe's lines, the same for all of its steps. */
function namesOf(lines: readonly NamedLine[], language: Language): Names {
  const known = indexes[language].get(lines)
  if (known) return known
  const made = indexNames(lines, language)
  indexes[language].set(lines, made)
  return made
}

interface TextWord {
  readonly text: string
  readonly index: number
  readonly end: number
  /** Only spaces are between it and the word before. */
  readonly follows: boolean
}

function wordsOf(text: string): TextWord[] {
  let end = 0
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const follows = SPACES.test(text.slice(end, index))
    end = index + word.length
    return { text: word.toLowerCase(), index, end, follows }
  })
}

/** The names that begin at a word. */
function* namesAt(
  words: readonly TextWord[],
  at: number,
  node: Node,
  language: Language,
): Generator<{ end: number; lines: readonly NamedLine[] }> {
  const word = words[at]
  if (!word) return
  const { first, last } = ENDINGS[language]
  for (const form of formsOf(word.text, last)) {
    const lines = node.last.get(form)
    if (lines) yield { end: word.end, lines }
  }
  if (!words[at + 1]?.follows) return
  for (const form of formsOf(word.text, first)) {
    const next = node.first.get(form)
    if (next) yield* namesAt(words, at + 1, next, language)
  }
}

/** Finds every place in a text that names the food of a line. */
export function findFoods(
  text: string,
  lines: readonly NamedLine[],
  language: Language,
): FoodPlace[] {
  const { root, signed, orderOf } = namesOf(lines, language)
  const found = new Map<string, { index: number; end: number; lists: (readonly NamedLine[])[] }>()
  const add = (index: number, end: number, list: readonly NamedLine[]) => {
    const key = `${index} ${end}`
    const place = found.get(key) ?? { index, end, lists: [] }
    found.set(key, place)
    place.lists.push(list)
  }
  const words = wordsOf(text)
  for (const [at, { index }] of words.entries()) {
    for (const name of namesAt(words, at, root, language)) add(index, name.end, name.lines)
  }
  for (const { pattern, lines: list } of signed) {
    for (const { 0: word, index } of text.matchAll(pattern)) add(index, index + word.length, list)
  }
  const merged = (lists: readonly (readonly NamedLine[])[]) =>
    lists.length === 1
      ? (lists[0] ?? [])
      : [...new Set(lists.flat())].toSorted((a, b) => (orderOf.get(a) ?? 0) - (orderOf.get(b) ?? 0))
  return [...found.values()].map(({ index, end, lists }) => ({
    index,
    length: end - index,
    lines: merged(lists),
  }))
}
