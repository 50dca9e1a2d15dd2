import type { Kysely } from 'kysely'
import {
  listStateOf,
  type OwnList,
  type OwnStanding,
  type OwnState,
} from '#contract/own-recipes/own-recipe.ts'
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

const NONE = {
  All: 0,
  draft: 0,
  private: 0,
  link: 0,
  bin: 0,
  waiting: 0,
  returned: 0,
  published: 0,
  withdrawn: 0,
} as const satisfies OwnList['Counts']

/**
 * How many recipes of each state a member sees in their list.
 * @param standing how recipes stand on their way to everybody; the state of the others is who sees them
 */
export async function readCounts(
  db: Kysely<Database>,
  userId: number,
  standing: ReadonlyMap<number, OwnStanding>,
): Promise<OwnList['Counts']> {
  const counts: OwnList['Counts'] = { ...NONE }
  for (const one of standing.values()) {
    counts[listStateOf({ ...one, State: 'private' })] += 1
    counts.All += 1
  }
  const rows = await db
    .selectFrom('own_recipes')
    .select((row) => [
      'is_cookable',
      row.case().when('link_token', 'is', null).then(0).else(1).end().as('is_linked'),
      row.case().when('deleted_at', 'is', null).then(0).else(1).end().as('is_deleted'),
      row.fn.countAll<number>().as('count'),
    ])
    .where('user_id', '=', userId)
    .$if(standing.size > 0, (all) => all.where('id', 'not in', [...standing.keys()]))
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
