import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Counts cookbooks by author, and recipes and cookbooks as a whole. */
export async function countCatalogue(db: Kysely<Database>): Promise<void> {
  const count = sql`(select count(*) from cookbooks
    where author_id = all_authors.id and hidden_at is null)`
  await sql`update all_authors set cookbook_count = ${count} where cookbook_count <> ${count}`.execute(
    db,
  )
  for (const name of ['recipes', 'cookbooks'] as const) await countTotal(db, name)
}

/** Counts what everybody sees. */
export async function countTotal(
  db: Kysely<Database>,
  name: 'recipes' | 'cookbooks',
): Promise<void> {
  // Recipes are a view of what everybody sees.
  const seen = name === 'recipes' ? sql`recipes` : sql`cookbooks where hidden_at is null`
  await sql`insert into totals (name, value) values (${name}, (select count(*) from ${seen}))
    on conflict (name) do update set value = excluded.value`.execute(db)
}
