import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { compoundParts } from './compound-parts.ts'
import { foldWords } from './fold.ts'
import { TYPO_MIN } from './index.ts'
import { deletionsOf, isOneTypo, singularsOf } from './word-forms.ts'

/** Maximum words of a term; the rest is ignored. */
const WORDS_MAX = 8
/** Maximum characters of a term: more than anybody types, and cheap to process. */
const TERM_MAX = 200

/** Words that only link others: "soup with pumpkin" asks for soup and pumpkin (D-72). */
const LINKS: ReadonlySet<string> = new Set(
  foldWords(`
    a an and at for from in of on or the to with
    am auf aus das dem den der des die ein eine einem einen einer im mit oder
    und vom von zu zum zur
    à al all alla au aux con d da de del di du e en et la le les
  `),
)

/** A word of a term with its variants. */
export interface AskedWord {
  readonly word: string
  /** Possible singulars. */
  readonly singulars: readonly string[]
  /** Words of the vocabulary one typo away. */
  readonly typos: readonly string[]
  /** Known endings of a compound, such as "suppe". */
  readonly tails: readonly string[]
  /** The parts before those endings. Items that match them too rank first. */
  readonly heads: readonly string[]
}

/** The words of a term. */
export function askedWords(term: string): AskedWord[] {
  const words = [...new Set(foldWords(term.slice(0, TERM_MAX)))]
  const telling = words.filter((word) => !LINKS.has(word))
  return (telling.length > 0 ? telling : words)
    .slice(0, WORDS_MAX)
    .map((word) => ({ word, singulars: [], typos: [], tails: [], heads: [] }))
}

/** The words with their singulars and typo corrections. */
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

/** Words with their possible singulars. */
function withSingulars(words: readonly string[]): string[] {
  return words.flatMap((word) => [word, ...singularsOf(word)])
}

/** The words with their compounds split: "kartoffelsuppe" also matches any suppe. */
export function withParts(asked: readonly AskedWord[]): AskedWord[] {
  return asked.map(({ word, singulars, typos }) => {
    const parts = compoundParts(word)
    const tails = withSingulars(parts.map(({ tail }) => tail))
    const heads = withSingulars(parts.slice(0, 1).map(({ head }) => head))
    return { word, singulars, typos, tails, heads }
  })
}
