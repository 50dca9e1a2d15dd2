import type { Kysely } from 'kysely'
import {
  listStateOf,
  type OwnListQuery,
  type OwnStanding,
} from '#contract/own-recipes/own-recipe.ts'
import type { Database } from '#server/db/schema.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import { sharedWith } from './access.ts'
import { findAmong } from './find.ts'

/** Recipes that a member sees in their list: their own, and what the household shares with them. */
function selectVisible(db: Kysely<Database>, userId: number, isBin: boolean) {
  const shared = sharedWith(db, userId).select('own_recipes.id')
  return db
    .selectFrom('own_recipes')
    .where('own_recipes.deleted_at', isBin ? 'is not' : 'is', null)
    .where((row) =>
      row.or([
        row('own_recipes.user_id', '=', userId),
        ...(isBin ? [] : [row('own_recipes.id', 'in', shared)]),
      ]),
    )
}

/** What a member asks for. */
export interface Asked extends OwnListQuery {
  /** Ids that their term finds; absent without a term. */
  readonly found?: readonly number[]
  /** How their recipes stand on their way to everybody. */
  readonly standing: ReadonlyMap<number, OwnStanding>
}

/** Looks for the term among what the member sees; without one nothing is left out. */
export async function withFound(
  db: Kysely<Database>,
  userId: number,
  query: Asked,
  readFoods: () => Promise<Foods>,
): Promise<Asked> {
  const { term = '' } = query
  if (term.trim() === '') return query
  const texts = await selectVisible(db, userId, query.State === 'bin')
    .select(['own_recipes.id', 'own_recipes.folded'])
    .execute()
  return { ...query, found: [...(await findAmong(db, texts, term, await readFoods()))] }
}

/** Ids of recipes that are in a state because of how they stand on their way to everybody. */
export function idsIn(standing: Asked['standing'], state: OwnListQuery['State']): number[] {
  const all = [...standing]
  return all
    .filter(([, one]) => listStateOf({ ...one, State: 'private' }) === state)
    .map(([id]) => id)
}

/** An id that no recipe has, so that a list of ids is never empty. */
export const NO_RECIPE = 0

/** The recipes of a member's list that they ask for. */
export function select(db: Kysely<Database>, userId: number, query: Asked) {
  const { State: state, FolderId: folder, found, standing } = query
  const isSeen = state === 'draft' || state === 'private' || state === 'link'
  return selectVisible(db, userId, state === 'bin')
    .$if(isSeen, (rows) =>
      rows
        .where('own_recipes.is_cookable', '=', state === 'draft' ? 0 : 1)
        .where('own_recipes.id', 'not in', [NO_RECIPE, ...standing.keys()]),
    )
    .$if(state !== undefined && state !== 'bin' && !isSeen, (rows) =>
      rows.where('own_recipes.id', 'in', [NO_RECIPE, ...idsIn(standing, state)]),
    )
    .$if(state === 'private' || state === 'link', (rows) =>
      rows.where((row) => {
        const isLinked = row.and([
          row('own_recipes.link_token', 'is not', null),
          row('own_recipes.user_id', '=', userId),
        ])
        return state === 'link' ? isLinked : row.not(isLinked)
      }),
    )
    .$if(folder !== undefined, (rows) =>
      rows.where('own_recipes.id', 'in', (row) =>
        row
          .selectFrom('own_folder_recipes')
          .innerJoin('own_folders', 'own_folders.id', 'own_folder_recipes.folder_id')
          .select('own_folder_recipes.recipe_id')
          .where('own_folders.user_id', '=', userId)
          .where('own_folders.id', '=', folder ?? 0),
      ),
    )
    .$if(found !== undefined, (rows) =>
      rows.where('own_recipes.id', 'in', [NO_RECIPE, ...(found ?? [])]),
    )
}
