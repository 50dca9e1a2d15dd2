import { sql, type RawBuilder } from 'kysely'

/** Appended to a prefix, sorts after every word with that prefix. */
const LAST_LETTER = '\uffff'

/** Condition: the column begins with the word. One index range. */
export function begins(column: string, word: string): RawBuilder<unknown> {
  const ref = sql.ref(column)
  return sql`(${ref} >= ${word} and ${ref} < ${word + LAST_LETTER})`
}

/** Condition: the column is one of the words, of which there must be at least one. */
export function isOneOf(column: string, words: readonly string[]): RawBuilder<unknown> {
  return sql`${sql.ref(column)} in (${sql.join(words)})`
}
