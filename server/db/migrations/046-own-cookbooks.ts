import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Cookbooks that members arrange. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await createCookbooks(db, columns)
  await createContent(db, columns)
}

async function createCookbooks(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('own_cookbooks')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('client_key', columns.word, (column) => column.notNull())
    .addColumn('key_digest', columns.word, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('order_version', 'integer', (column) => column.notNull())
    .addColumn('language', columns.word, (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('name_de', 'text', (column) => column.notNull())
    .addColumn('description_en', 'text', (column) => column.notNull())
    .addColumn('description_de', 'text', (column) => column.notNull())
    .addColumn('cover_media_id', 'integer', (column) =>
      column.references('media.id').onDelete('set null'),
    )
    .addColumn('header_media_id', 'integer', (column) =>
      column.references('media.id').onDelete('set null'),
    )
    .addColumn('link_token', columns.word, (column) => column.unique())
    .addColumn('is_copy', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('copied_from', 'integer', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('other_order', 'text')
    .addColumn('other_order_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .addUniqueConstraint('own_cookbooks_once', ['user_id', 'client_key'])
    .execute()
  await db.schema
    .createIndex('own_cookbooks_deleted')
    .on('own_cookbooks')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute()
  for (const column of ['cover_media_id', 'header_media_id', 'copied_from'])
    await db.schema
      .createIndex(`own_cookbooks_${column}`)
      .on('own_cookbooks')
      .column(column)
      .execute()
}

async function createContent(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('own_cookbook_tabs')
    .addColumn('cookbook_id', 'integer', (column) =>
      column.notNull().references('own_cookbooks.id').onDelete('cascade'),
    )
    .addColumn('key', columns.word, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('name_de', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('own_cookbook_tabs_pk', ['cookbook_id', 'key'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createTable('own_cookbook_recipes')
    .addColumn('cookbook_id', 'integer', (column) =>
      column.notNull().references('own_cookbooks.id').onDelete('cascade'),
    )
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('all_recipes.id').onDelete('cascade'),
    )
    .addColumn('tab', columns.word)
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('is_kept', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('own_cookbook_recipes_pk', ['cookbook_id', 'recipe_id'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createIndex('own_cookbook_recipes_recipe')
    .on('own_cookbook_recipes')
    .column('recipe_id')
    .execute()
  await db.schema
    .createTable('own_cookbook_devices')
    .addColumn('cookbook_id', 'integer', (column) =>
      column.notNull().references('own_cookbooks.id').onDelete('cascade'),
    )
    .addColumn('device', columns.word, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('order_version', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('own_cookbook_devices_pk', ['cookbook_id', 'device'])
    .modifyEnd(columns.keyed)
    .execute()
}
