import type { Kysely } from 'kysely'
import { type LangId, langIdOf, languageOf, otherLanguage } from '#contract/languages.ts'
import { NEAREST_MAX, SEARCH_TEXT_MAX } from '#contract/limits.ts'
import type { Database } from '#server/db/schema.ts'
import type { Vocabulary } from './query-words.ts'
import { SEARCH_INGREDIENTS, SEARCH_RECIPES } from './by-term.ts'
import { findIds } from './find.ts'
import { foldWords } from './fold.ts'
import { UNTELLING } from './links.ts'
import { memoryIndexOf } from './memory/live-index.ts'
import { findNames } from './suggestions.ts'
import { vocabularyOf } from './vocabulary.ts'
import { typosBetween } from './word-forms.ts'

/** Words of a term that are looked at; nobody asks for more. */
const WORDS_MAX = 6
/** Letters of a word for which there may be a nearer one. */
const LETTERS = { min: 4, max: 40 }
/** Nearest words that are tried. */
const TRIED_MAX = 10

/** A word of a term as it was typed and as the index compares it. */
interface TypedWord {
  readonly typed: string
  readonly folded: string
}

/** Typos in a word of so many letters; a search tolerates one less by itself. */
function typosIn(length: number): number {
  if (length === LETTERS.min) return 1
  return length < 7 ? 2 : 3
}

/** Known words that may be meant by an unknown one, nearest first. */
async function nearWords(word: string, vocabulary: Vocabulary): Promise<string[]> {
  if (word.length < LETTERS.min || word.length > LETTERS.max) return []
  // The first two letters may be swapped, or the first one missing or too many.
  const starts = new Set([word.slice(0, 1), word.slice(1, 2)])
  const known = await Promise.all(Array.from(starts, vocabulary.beginning))
  return [...new Set(known.flat())]
    .filter((one) => one.length >= LETTERS.min && /^\p{L}+$/u.test(one))
    .map((one) => ({ one, typos: typosBetween(word, one, typosIn(word.length)) }))
    .filter(({ typos }) => typos !== Infinity)
    .toSorted((a, b) => a.typos - b.typos || (a.one < b.one ? -1 : 1))
    .slice(0, TRIED_MAX)
    .map(({ one }) => one)
}

/** A folded word as a name writes it, in the asked language if a name there has it. */
async function writtenIn(
  db: Kysely<Database>,
  langId: LangId,
  word: string,
): Promise<string | undefined> {
  for (const language of [langId, langIdOf(otherLanguage(languageOf(langId)))])
    for (const kind of [SEARCH_INGREDIENTS, SEARCH_RECIPES]) {
      const names = await findNames(db, kind, language, word)
      const written = names
        .flatMap(({ name }) => name.split(/[^\p{L}\p{N}]+/u))
        .find((part) => foldWords(part)[0] === word)
      if (written !== undefined) return written
    }
  return undefined
}

function typedWords(term: string): TypedWord[] {
  return term
    .slice(0, SEARCH_TEXT_MAX)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((typed) => ({ typed, folded: foldWords(typed).join(' ') }))
    .filter(({ folded }) => folded !== '')
    .slice(0, WORDS_MAX)
}

/** What may be asked instead, nearest first. */
async function* otherTerms(
  db: Kysely<Database>,
  langId: LangId,
  words: readonly TypedWord[],
): AsyncGenerator<string> {
  const vocabulary = memoryIndexOf(db)?.vocabulary ?? vocabularyOf(db)
  const known = new Set(await vocabulary.near(words.map(({ folded }) => folded)))
  const isUnknown = ({ folded }: TypedWord) => !known.has(folded) && !UNTELLING.has(folded)
  const slip = words.find(isUnknown)
  const without = (left: TypedWord) =>
    words
      .filter((word) => word !== left)
      .map(({ typed }) => typed)
      .join(' ')
  if (slip) {
    const near = await nearWords(slip.folded, vocabulary)
    const others = words.filter((word) => word === slip || !isUnknown(word))
    for (const word of near) {
      const written = await writtenIn(db, langId, word)
      if (written === undefined) continue
      yield others.map((one) => (one === slip ? written : one.typed)).join(' ')
    }
    if (words.length > 1) yield without(slip)
  } else if (words.length > 1) for (const word of words) yield without(word)
}

/** Terms to search for instead of one that finds nothing, nearest first; each finds recipes. */
export async function nearestTerms(
  db: Kysely<Database>,
  langId: LangId,
  term: string,
): Promise<string[]> {
  const found = new Map<string, string>()
  for await (const other of otherTerms(db, langId, typedWords(term))) {
    const folded = foldWords(other).join(' ')
    if (found.has(folded) || (await findIds(db, SEARCH_RECIPES, other)).length === 0) continue
    found.set(folded, other)
    if (found.size === NEAREST_MAX) break
  }
  return [...found.values()]
}
