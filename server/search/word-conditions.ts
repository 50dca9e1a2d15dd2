import { sql, type RawBuilder } from 'kysely'

/** Sorts behind every word that begins with what stands before it. */
const LAST_LETTER = '\uffff'

/** A condition: the column is the word or begins with it; one range of an index. */
export function begins(column: string, word: string): RawBuilder<unknown> {
  const ref = sql.ref(column)
  return sql`(${ref} >= ${word} and ${ref} < ${word + LAST_LETTER})`
}

/** A condition: the column is one of the words, of which there is at least one. */
export function isOneOf(column: string, words: readonly string[]): RawBuilder<unknown> {
  return sql`${sql.ref(column)} in (${sql.join(words)})`
}
