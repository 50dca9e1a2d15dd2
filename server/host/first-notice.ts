import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { firstWords, isWithoutMembers } from './first-words.ts'

/** Start message of a site without members: how to become its host. Undefined where somebody has an account. */
export async function firstNotice(
  db: Kysely<Database>,
  now: number,
): Promise<((origin: string) => string) | undefined> {
  if (!(await isWithoutMembers(db))) return undefined
  const { words } = await firstWords(db, now)
  return (origin) =>
    `Nobody looks after this Simmer yet. Open ${origin}/first within an hour, with these four words: ${words}`
}
