import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { MINUTE_MS } from '#contract/durations.ts'
import { FIRST_TRIES_MAX, FIRST_WORDS_MINUTES } from '#contract/host/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { fourWords, typedWords } from './words.ts'

/** Whether nobody has an account yet. */
export async function isWithoutMembers(db: Kysely<Database>): Promise<boolean> {
  const member = await db
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'member')
    .limit(1)
    .executeTakeFirst()
  return member === undefined
}

/** The valid words: new ones if the last have expired or were tried too often. */
export async function firstWords(
  db: Kysely<Database>,
  now: number,
): Promise<{ words: string; areNew: boolean }> {
  const fresh = { words: fourWords(), tries: 0, ends_at: now + FIRST_WORDS_MINUTES * MINUTE_MS }
  const made = await db
    .insertInto('first_words')
    .values({ id: 1, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(fresh)
        .where((row) =>
          row.or([
            row('first_words.ends_at', '<=', now),
            row('first_words.tries', '>=', FIRST_TRIES_MAX),
          ]),
        ),
    )
    .returning('words')
    .executeTakeFirst()
  if (made) return { words: made.words, areNew: true }
  const { words } = await db
    .selectFrom('first_words')
    .select('words')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return { words, areNew: false }
}

/**
 * Counts a try of the words.
 * @returns the words as stored; undefined when they are wrong, have expired or were tried too often
 */
export async function tryWords(
  db: Kysely<Database>,
  typed: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .updateTable('first_words')
    .set((words) => ({ tries: words('tries', '+', 1) }))
    .where('id', '=', 1)
    .where('tries', '<', FIRST_TRIES_MAX)
    .where('ends_at', '>', now)
    .returning('words')
    .executeTakeFirst()
  if (!row) return undefined
  const [asked, given] = [Buffer.from(row.words), Buffer.from(typedWords(typed))]
  return asked.length === given.length && timingSafeEqual(asked, given) ? row.words : undefined
}
