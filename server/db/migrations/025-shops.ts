import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Shops that a member named, each with its own order of departments. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('shopping_shops')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('shop_key', columns.word, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('department_ids', 'text', (column) => column.notNull())
    .addColumn('is_here', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('shopping_shops_once', ['user_id', 'shop_key'])
    .execute()
}
