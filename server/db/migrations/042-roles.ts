import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** What the first row of the log follows. */
const GENESIS = '0'.repeat(64)

/** Roles, the log of the desk, and members who become authors. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await createRoles(db, columns)
  await createLog(db, columns)
  await ownAuthors(db)
  await createApplications(db, columns)
}

async function createRoles(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('roles')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('role', columns.word, (column) => column.notNull())
    .addColumn('granted_at', 'bigint', (column) => column.notNull())
    .addColumn('granted_by', 'integer')
    .addPrimaryKeyConstraint('roles_pk', ['user_id', 'role'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema.createIndex('roles_role').on('roles').columns(['role', 'user_id']).execute()
  await db.schema
    .createTable('suspensions')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('ends_at', 'bigint')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('suspended_at', 'bigint', (column) => column.notNull())
    .addColumn('suspended_by', 'integer', (column) => column.notNull())
    .execute()
}

async function createLog(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('desk_log')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('logged_at', 'bigint', (column) => column.notNull())
    .addColumn('source', columns.word, (column) => column.notNull())
    .addColumn('actor_id', 'integer')
    .addColumn('action', columns.word, (column) => column.notNull())
    .addColumn('subject_kind', columns.word, (column) => column.notNull())
    .addColumn('subject_id', 'integer')
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('previous', columns.word, (column) => column.notNull())
    .addColumn('hash', columns.word, (column) => column.notNull())
    .execute()
  await columns.appendOnly(db, 'desk_log')
  await db.schema
    .createTable('desk_log_head')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('last_id', 'integer', (column) => column.notNull())
    .addColumn('hash', columns.word, (column) => column.notNull())
    .execute()
  await sql`insert into desk_log_head (id, last_id, hash) values (1, 0, ${sql.lit(GENESIS)})`.execute(
    db,
  )
}

/** The author that a member publishes as. */
async function ownAuthors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('all_authors')
    .addColumn('owner_id', 'integer', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .execute()
  await db.schema
    .alterTable('all_authors')
    .addColumn('is_trusted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('all_authors_owner')
    .unique()
    .on('all_authors')
    .column('owner_id')
    .where(sql.ref('owner_id'), 'is not', null)
    .execute()
  await db.schema
    .createTable('author_links')
    .addColumn('author_id', 'integer', (column) =>
      column.notNull().references('all_authors.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('author_links_pk', ['author_id', 'position'])
    .execute()
}

async function createApplications(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('author_applications')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('place', 'text')
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('links', 'text', (column) => column.notNull())
    .addColumn('terms_version', columns.word, (column) => column.notNull())
    .addColumn('state', columns.word, (column) => column.notNull())
    .addColumn('remark', 'text')
    .addColumn('decided_by', 'integer')
    .addColumn('decided_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('author_applications_member')
    .on('author_applications')
    .columns(['user_id', 'created_at'])
    .execute()
  await sql`create unique index author_applications_open on author_applications (user_id)
    where state = 'open'`.execute(db)
}
