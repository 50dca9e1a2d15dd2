import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'
import { LAST_LETTER } from './match-sql.ts'
import type { Vocabulary } from './query-words.ts'

/** Words of one lookup: with more of them, PostgreSQL prefers to read the whole table. */
const LOOKED_UP_MAX = 60
/** Maximum words that are compared with one that may have two typos. */
const COMPARED_MAX = 5000

/** The vocabulary of the index in the database. */
export function vocabularyOf(db: Kysely<Database>): Vocabulary {
  const beginning = (start: string) =>
    db
      .selectFrom('search_deletions')
      .select('word')
      .where('deletion', '>=', start)
      .where('deletion', '<', start + LAST_LETTER)
      .whereRef('deletion', '=', 'word')
      .orderBy('deletion')
  return {
    near: async (words) => {
      const found = new Set<string>()
      for (const batch of batches([...new Set(words)], LOOKED_UP_MAX)) {
        const rows = await db
          .selectFrom('search_deletions')
          .select('word')
          .where('deletion', 'in', batch)
          .execute()
        for (const { word } of rows) found.add(word)
      }
      return [...found]
    },
    begins: async (start) => (await beginning(start).limit(1).execute()).length > 0,
    beginning: async (start) =>
      (await beginning(start).limit(COMPARED_MAX).execute()).map(({ word }) => word),
  }
}
