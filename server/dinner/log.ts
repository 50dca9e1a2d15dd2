import type { Kysely } from 'kysely'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import type { LangId } from '#contract/languages.ts'
import { contentOf } from '#server/cooking-log/content.ts'
import { readRecipeNames } from '#server/cooking-log/queries.ts'
import { insertEntry } from '#server/cooking-log/write.ts'
import type { Database } from '#server/db/schema.ts'
import { findDinner } from './read.ts'
import { dishesOf, keptOf } from './stored.ts'

/** Who has ended a dinner, where and when. */
export interface Ended {
  readonly key: string
  readonly userId: number
  readonly langId: LangId
  readonly day: Day
  readonly now: Date
}

/**
 * Puts the dishes of a dinner that has ended into the log of a member: each of them once, however often it is said.
 * What was left out and what cannot be read any more are not there.
 * @throws {ApiError} `FieldInvalid` for a day that has not begun anywhere; `LimitReached`
 */
export async function logDinner(
  db: Kysely<Database>,
  { key, userId, langId, day, now }: Ended,
): Promise<void> {
  const row = await findDinner(db, userId, key)
  if (row?.ended_at == null) return
  const { People, Dishes } = keptOf(row)
  for (const [index, { RecipeId }] of dishesOf(row).entries()) {
    if (Dishes[index]?.IsLeftOut) continue
    const names = await readRecipeNames(db, userId, RecipeId)
    const recipe_name = names.get(langId) ?? [...names.values()][0]
    if (recipe_name === undefined) continue
    const body = { Day: day, People, Minutes: null, Note: '', Changes: [] }
    await insertEntry(db, {
      ...contentOf(body, { names: [...names.values()], now }),
      user_id: userId,
      recipe_id: RecipeId,
      recipe_name,
      client_key: `dinner:${row.id}:${index}`,
      lang_id: langId,
      created_at: now.getTime(),
    })
  }
}
