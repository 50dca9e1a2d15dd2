import type { Kysely } from 'kysely'
import type { OwnList, OwnState } from '#contract/own-recipes/own-recipe.ts'
import type { Database } from '#server/db/schema.ts'
import { sharedWith, type OwnRow } from './access.ts'

/** The state of a recipe as its owner sees it. */
export function stateOf({
  deleted_at,
  is_cookable,
  link_token,
}: Pick<OwnRow, 'deleted_at' | 'is_cookable' | 'link_token'>): OwnState {
  if (deleted_at !== null) return 'bin'
  if (is_cookable === 0) return 'draft'
  return link_token === null ? 'private' : 'link'
}

/** A time of the database as the wire has it. */
export const instant = (time: number) => new Date(time).toISOString()

/** How many recipes of each state a member sees in their list. */
export async function readCounts(db: Kysely<Database>, userId: number): Promise<OwnList['Counts']> {
  const counts = { All: 0, draft: 0, private: 0, link: 0, bin: 0 }
  const rows = await db
    .selectFrom('own_recipes')
    .select((row) => [
      'is_cookable',
      row.case().when('link_token', 'is', null).then(0).else(1).end().as('is_linked'),
      row.case().when('deleted_at', 'is', null).then(0).else(1).end().as('is_deleted'),
      row.fn.countAll<number>().as('count'),
    ])
    .where('user_id', '=', userId)
    .groupBy(['is_cookable', 'is_linked', 'is_deleted'])
    .execute()
  for (const { is_cookable, is_linked, is_deleted, count } of rows) {
    const state = stateOf({
      is_cookable,
      deleted_at: is_deleted === 1 ? 1 : null,
      link_token: is_linked === 1 ? '' : null,
    })
    counts[state] += count
    if (state !== 'bin') counts.All += count
  }
  const { shared } = await sharedWith(db, userId)
    .select((row) => row.fn.countAll<number>().as('shared'))
    .executeTakeFirstOrThrow()
  counts.private += shared
  counts.All += shared
  return counts
}
