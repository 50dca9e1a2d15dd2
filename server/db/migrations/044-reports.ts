import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Reports of everything that others see, what they hide, blocks, and notices of people without an account. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await markHidden(db)
  await createCases(db, columns)
  await createBlocks(db, columns)
  await createNotices(db, columns)
}

/** The row itself says that others do not see it, so that lists cost nothing more. */
async function markHidden(db: Kysely<unknown>): Promise<void> {
  for (const table of ['comments', 'step_notes', 'avatars'])
    await db.schema.alterTable(table).addColumn('hidden_at', 'bigint').execute()
  await sql`create view shown_avatars (user_id, hash)
    as select user_id, hash from avatars where hidden_at is null`.execute(db)
}

async function createCases(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('report_cases')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('kind', columns.word, (column) => column.notNull())
    .addColumn('subject_id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('recipe_id', 'integer')
    .addColumn('state', columns.word, (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('hidden_at', 'bigint')
    .addColumn('reason', columns.word)
    .addColumn('remark', 'text')
    .addColumn('decided_by', 'integer')
    .addColumn('decided_at', 'bigint')
    .addColumn('objection', 'text')
    .addColumn('objected_at', 'bigint')
    .addColumn('changes', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('report_cases_once', ['kind', 'subject_id'])
    .execute()
  for (const [name, ...of] of [
    ['report_cases_state', 'state', 'opened_at'],
    ['report_cases_user_id', 'user_id', 'opened_at'],
  ] as const)
    await db.schema.createIndex(name).on('report_cases').columns(of).execute()
  await db.schema
    .createTable('reports')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('case_id', 'integer', (column) =>
      column.notNull().references('report_cases.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('reason', columns.word, (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('digest', columns.word, (column) => column.notNull())
    .addColumn('is_counted', 'integer', (column) => column.notNull())
    .addColumn('is_refused', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('voice', 'integer', (column) => column.notNull())
    .addColumn('household_id', 'integer')
    .addColumn('address_hash', columns.word)
    .addColumn('is_shown', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('addressed_at', 'bigint')
    .addUniqueConstraint('reports_once', ['user_id', 'case_id'])
    .execute()
  for (const [name, ...of] of [
    ['reports_case_id', 'case_id', 'created_at'],
    ['reports_member', 'user_id', 'created_at'],
    ['reports_addressed_at', 'addressed_at'],
  ] as const)
    await db.schema.createIndex(name).on('reports').columns(of).execute()
  await db.schema
    .createTable('report_keys')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute()
}

async function createBlocks(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('blocks')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('blocked_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_pk', ['user_id', 'blocked_id'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema.createIndex('blocks_blocked_id').on('blocks').column('blocked_id').execute()
}

async function createNotices(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('reason', columns.word, (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('closed_by', 'integer')
    .addColumn('remark', 'text')
    .execute()
  await db.schema.createIndex('notices_ends_at').on('notices').column('ends_at').execute()
}
