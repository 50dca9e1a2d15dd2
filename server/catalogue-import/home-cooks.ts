import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { Database } from '#server/db/schema.ts'
import { startOfDay } from './context.ts'

/** Fictional commenters, German and English alternately: name, initial. */
const HOME_COOKS: readonly [firstName: string, initial: string][] = [
  ['Anke', 'M'],
  ['Tom', 'H'],
  ['Leyla', 'S'],
  ['Grace', 'O'],
  ['Bernd', 'K'],
  ['Niamh', 'D'],
  ['Farid', 'A'],
  ['Holly', 'B'],
  ['Jasmin', 'R'],
  ['Callum', 'W'],
  ['Henrike', 'F'],
  ['Sunita', 'P'],
  ['Moritz', 'L'],
  ['Eleri', 'J'],
  ['Petra', 'G'],
  ['Dev', 'C'],
  ['Silke', 'N'],
  ['Marek', 'Z'],
  ['Ole', 'T'],
  ['Bridget', 'Y'],
  ['Katja', 'V'],
  ['Kwame', 'E'],
  ['Uli', 'I'],
  ['Rosa', 'Q'],
]
/** Date of their accounts. */
const SINCE = '2025-01-05'
/** Home cooks who write in the same language. */
const COOKS_PER_LANGUAGE = HOME_COOKS.length / 2
/** Coprime to 12, so that the comments of a recipe have different cooks. */
const STRIDE = 5
/** Days between a recipe and a comment on it. */
const DAYS = { min: 3, max: 90 }

function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE()
}

/** Which of the home cooks wrote a comment of a recipe in a language: their place, from 0. */
export function cookOf(recipeSlug: string, commentIndex: number, langId: LangId): number {
  const turn = (numberOf(recipeSlug) + commentIndex * STRIDE) % COOKS_PER_LANGUAGE
  return turn * 2 + langId
}

/**
 * When a comment was written, in milliseconds since 1970: 3 to 90 days after the recipe, at any time
 * of the day, and not after `now`.
 */
export function commentTime(key: string, published: string, now: Date): number {
  const number = numberOf(key)
  const days = DAYS.min + (number % (DAYS.max - DAYS.min))
  const ofDay = numberOf(`${key} time`) % DAY_MS
  return Math.min(startOfDay(published) + days * DAY_MS + ofDay, now.getTime())
}

/** Adds missing home cooks. @returns all ids in order */
export async function ensureHomeCooks(db: Kysely<Database>): Promise<number[]> {
  const rows = HOME_COOKS.map(([first_name, initial], index) => {
    const language: LangId = index % 2 === 0 ? 0 : 1
    const username = `${first_name}.${initial}.home-cook`.toLowerCase()
    return {
      kind: 'cook' as const,
      first_name,
      last_name: `${initial}.`,
      username,
      username_key: username,
      language,
      created_at: startOfDay(SINCE),
    }
  })
  await db
    .insertInto('users')
    .values(rows)
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .execute()
  const keys = rows.map(({ username_key }) => username_key)
  const known = await db
    .selectFrom('users')
    .select(['id', 'username_key'])
    .where('username_key', 'in', keys)
    .execute()
  const ids = new Map(known.map(({ id, username_key }) => [username_key, id]))
  return keys.flatMap((key) => ids.get(key) ?? [])
}
