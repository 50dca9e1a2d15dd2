import { sql, type CreateTableBuilder, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Dinners of several dishes, who cooks them and with what, and minutes that members plan with. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await createDinners(db, columns)
  await createKitchens(db, columns)
  await db.schema
    .createTable('dinner_next_times')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('all_recipes.id').onDelete('cascade'),
    )
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('hands', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('dinner_next_times_pk', ['user_id', 'recipe_id', 'step'])
    .modifyEnd(columns.keyed)
    .execute()
  await indexOf(db, 'dinner_next_times', 'recipe_id')
}

const ofWhom = <Name extends string>(table: CreateTableBuilder<Name>) =>
  table
    .addColumn('household_id', 'integer', (column) =>
      column.references('households.id').onDelete('cascade'),
    )
    .addColumn('owner_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))

async function createDinners(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await ofWhom(db.schema.createTable('dinners').addColumn('id', 'integer', columns.identity))
    .addColumn('dinner_key', columns.word, (column) => column.notNull().unique())
    .addColumn('table_at', 'bigint', (column) => column.notNull())
    .addColumn('kept', 'text', (column) => column.notNull())
    .addColumn('dishes', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('begun_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('added_by', 'integer', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  for (const column of ['household_id', 'owner_id', 'added_by', 'expires_at'])
    await indexOf(db, 'dinners', column)
  await db.schema
    .createTable('dinner_cooks')
    .addColumn('dinner_id', 'integer', (column) =>
      column.notNull().references('dinners.id').onDelete('cascade'),
    )
    .addColumn('cook', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('dinner_cooks_pk', ['dinner_id', 'cook'])
    .modifyEnd(columns.keyed)
    .execute()
  await indexOf(db, 'dinner_cooks', 'user_id')
}

async function createKitchens(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  const table = db.schema.createTable('dinner_kitchens')
  await ofWhom(table.addColumn('id', 'integer', columns.identity))
    .addColumn('cooks', 'integer', (column) => column.notNull())
    .addColumn('rings', 'integer', (column) => column.notNull())
    .addColumn('ovens', 'integer', (column) => column.notNull())
    .execute()
  for (const owner of ['household_id', 'owner_id'])
    await sql`create unique index ${sql.ref(`dinner_kitchens_${owner}`)}
      on dinner_kitchens (${sql.ref(owner)}) where ${sql.ref(owner)} is not null`.execute(db)
}

async function indexOf(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}
