import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { foldWords } from './fold.ts'
import { TYPO_MIN } from './index.ts'
import { deletionsOf, isOneTypo, singularsOf } from './word-forms.ts'

/** Words of a term that count; the rest is ignored. */
const WORDS_MAX = 8

/** A word of a term with the words of the index that it may also stand for. */
export interface AskedWord {
  readonly word: string
  /** What it may be the plural of. */
  readonly singulars: readonly string[]
  /** Words of the vocabulary one typo away. */
  readonly typos: readonly string[]
}

/** The words of a term as they stand there. */
export function askedWords(term: string): AskedWord[] {
  const words = [...new Set(foldWords(term))].slice(0, WORDS_MAX)
  return words.map((word) => ({ word, singulars: [], typos: [] }))
}

/** The same words with their singulars, and with the words that somebody may have meant. */
export async function withVariants(
  db: Kysely<Database>,
  asked: readonly AskedWord[],
): Promise<AskedWord[]> {
  const words = asked.map(({ word }) => word)
  const long = words.filter((word) => Array.from(word).length >= TYPO_MIN)
  const deletions = long.flatMap((word) => [word, ...deletionsOf(word)])
  const rows =
    deletions.length === 0
      ? []
      : await db
          .selectFrom('search_deletions')
          .select('word')
          .distinct()
          .where('deletion', 'in', deletions)
          .execute()
  return words.map((word) => ({
    word,
    singulars: singularsOf(word),
    typos: rows
      .map((row) => row.word)
      .filter((known) => long.includes(word) && isOneTypo(word, known)),
  }))
}
