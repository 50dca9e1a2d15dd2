import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'

/** Adds up the votes of cookbooks from those of their recipes, each recipe once. */
export async function countCookbookVotes(
  db: Kysely<Database>,
  cookbookIds: Iterable<number>,
): Promise<void> {
  const own = sql`from recipes where recipes.id in (select recipe_id from recipe_partitions
    where recipe_partitions.cookbook_id = all_cookbooks.id)`
  for (const batch of batches([...cookbookIds])) {
    await sql`update all_cookbooks set
      rating_sum = (select coalesce(sum(recipes.rating_sum), 0) ${own}),
      rating_count = (select coalesce(sum(recipes.rating_count), 0) ${own})
      where id in (${sql.join(batch)})`.execute(db)
    await sql`update all_cookbooks set rating_average = case rating_count
      when 0 then 0 else rating_sum * 1.0 / rating_count + 1 end
      where id in (${sql.join(batch)})`.execute(db)
  }
}
