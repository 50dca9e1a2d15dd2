import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { compoundParts } from './compound-parts.ts'
import { foldWords } from './fold.ts'
import { TYPO_MIN } from './index.ts'
import { deletionsOf, isOneTypo, singularsOf } from './word-forms.ts'

/** Words of a term that count; the rest is ignored. */
const WORDS_MAX = 8
/** Characters of a term that count: more than anybody types, and little work. */
const TERM_MAX = 200

/** Words that only link others: "soup with pumpkin" asks for soup and pumpkin (D-66). */
const LINKS: ReadonlySet<string> = new Set(
  foldWords(`
    a an and at for from in of on or the to with
    am auf aus das dem den der des die ein eine einem einen einer im mit oder
    und vom von zu zum zur
    à al all alla au aux con d da de del di du e en et la le les
  `),
)

/** A word of a term with what it may also stand for in the index. */
export interface AskedWord {
  readonly word: string
  /** What it may be the plural of. */
  readonly singulars: readonly string[]
  /** Words of the vocabulary one typo away. */
  readonly typos: readonly string[]
  /** What it ends in, for a compound of which the catalogue has only the kind. */
  readonly tails: readonly string[]
  /** What stands before the ending; items that have it as well come first. */
  readonly heads: readonly string[]
}

/** The words of a term as they stand there. */
export function askedWords(term: string): AskedWord[] {
  const words = [...new Set(foldWords(term.slice(0, TERM_MAX)))]
  const telling = words.filter((word) => !LINKS.has(word))
  return (telling.length > 0 ? telling : words)
    .slice(0, WORDS_MAX)
    .map((word) => ({ word, singulars: [], typos: [], tails: [], heads: [] }))
}

/** The same words with their singulars, and with the words that somebody may have meant. */
export async function withVariants(
  db: Kysely<Database>,
  asked: readonly AskedWord[],
): Promise<AskedWord[]> {
  const long = asked.map(({ word }) => word).filter((word) => Array.from(word).length >= TYPO_MIN)
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
  return asked.map(({ word, tails, heads }) => ({
    word,
    singulars: singularsOf(word),
    typos: rows
      .map((row) => row.word)
      .filter((known) => long.includes(word) && isOneTypo(word, known)),
    tails,
    heads,
  }))
}

/** Words with what they may be the plural of. */
function withSingulars(words: readonly string[]): string[] {
  return words.flatMap((word) => [word, ...singularsOf(word)])
}

/** The same words with their compounds taken apart: "kartoffelsuppe" also asks for any suppe. */
export function withParts(asked: readonly AskedWord[]): AskedWord[] {
  return asked.map(({ word, singulars, typos }) => {
    const parts = compoundParts(word)
    const tails = withSingulars(parts.map(({ tail }) => tail))
    const heads = withSingulars(parts.slice(0, 1).map(({ head }) => head))
    return { word, singulars, typos, tails, heads }
  })
}
