import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'

/** Recounts the votes of recipes. */
export async function countVotes(db: Kysely<Database>, recipeIds: Iterable<number>): Promise<void> {
  for (const batch of batches([...recipeIds]))
    await sql`update all_recipes set
      rating_sum = (select coalesce(sum(vote), 0) from ratings where recipe_id = all_recipes.id),
      rating_count = (select count(*) from ratings where recipe_id = all_recipes.id)
      where id in (${sql.join(batch)})`.execute(db)
}
