import { sql, type Kysely } from 'kysely'

/** Whether, and when, the subscribers of an author were told of a published cookbook. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['told_at', 'tell_until'])
    await db.schema.alterTable('cookbook_publications').addColumn(column, 'bigint').execute()
  await db.schema
    .alterTable('cookbook_publications')
    .addColumn('new_recipes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('cookbook_submissions')
    .addColumn('is_told', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // Until now everybody was told of every first publication.
  await sql`update cookbook_publications set told_at = published_at`.execute(db)
  await sql`update cookbook_submissions set is_told = 1 where id in (
    select min(id) from cookbook_submissions where state = 'approved' group by cookbook_id)`.execute(
    db,
  )
}
