import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** What authors see on their own page: answers to comments, and counts of recipes and followers. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await addAnswers(db)
  await createCounts(db, columns)
}

/** An answer is a comment, so that it is liked, reported and hidden like any other. */
async function addAnswers(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('comments')
    .addColumn('answer_to', 'integer', (column) =>
      column.references('comments.id').onDelete('cascade'),
    )
    .execute()
  for (const name of ['changed_at', 'settled_at'])
    await schema.alterTable('comments').addColumn(name, 'bigint').execute()
  // Without the comments that answer nothing, whose list must not be read through it.
  await sql`create unique index comments_answer_to on comments (answer_to)
    where answer_to is not null`.execute(db)
}

async function createCounts({ schema }: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await schema
    .createTable('recipe_days')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('all_recipes.id').onDelete('cascade'),
    )
    .addColumn('day', columns.word, (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addColumn('cooks', 'integer', (column) => column.notNull())
    .addColumn('finished', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_days_pk', ['recipe_id', 'day'])
    .modifyEnd(columns.keyed)
    .execute()
  await schema
    .createTable('follower_months')
    .addColumn('author_id', 'integer', (column) =>
      column.notNull().references('all_authors.id').onDelete('cascade'),
    )
    .addColumn('month', columns.word, (column) => column.notNull())
    .addColumn('followers', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('follower_months_pk', ['author_id', 'month'])
    .modifyEnd(columns.keyed)
    .execute()
}
