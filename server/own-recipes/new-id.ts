import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ID_MAX } from '#contract/limits.ts'
import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import type { Database } from '#server/db/schema.ts'

/**
 * An id for a row of a member that no other has. Ids are random, so that they tell nobody how many there
 * are.
 */
export async function newOwnId(
  trx: Kysely<Database>,
  table: 'all_ingredients' | 'all_recipe_steps' | 'all_recipes' | 'own_cookbooks',
): Promise<number> {
  for (;;) {
    const id = randomInt(OWN_ID_FROM + 1, ID_MAX)
    const known = await trx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
    if (!known) return id
  }
}
