import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

const ofList = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('shopping_lists.id').onDelete('cascade')
const ofPerson = (column: ColumnDefinitionBuilder) =>
  column.references('users.id').onDelete('set null')

/** Gives every member a list, and the recipes, ticks, items and order of departments to that list. */
export async function moveToLists(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await sql`insert into shopping_lists (user_id, created_at)
    select id, created_at from users where kind = 'member' order by id`.execute(db)
  await sql`insert into shopping_defaults (user_id, list_id)
    select user_id, id from shopping_lists`.execute(db)

  await db.schema
    .createTable('new_shopping_recipes')
    .addColumn('list_id', 'integer', ofList)
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('persons', 'integer', (column) =>
      column.notNull().check(sql`persons between 1 and 999`),
    )
    .addColumn('added_by', 'integer', ofPerson)
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('shopping_list_recipes_pk', ['list_id', 'recipe_id'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createTable('new_shopping_checks')
    .addColumn('list_id', 'integer', ofList)
    .addColumn('ingredient_id', 'integer', (column) =>
      column.notNull().references('ingredients.id').onDelete('cascade'),
    )
    .addColumn('at_home', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('ticked_by', 'integer', ofPerson)
    .addColumn('ticked_at', 'bigint')
    .addPrimaryKeyConstraint('shopping_list_checks_pk', ['list_id', 'ingredient_id'])
    .modifyEnd(columns.keyed)
    .execute()
  await createItems(db, columns)
  await db.schema
    .createTable('new_shopping_departments')
    .addColumn('list_id', 'integer', ofList)
    .addColumn('department_id', 'integer', (column) =>
      column.notNull().references('departments.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('shopping_list_departments_pk', ['list_id', 'department_id'])
    .execute()

  await move(db, 'shopping_recipes', ['recipe_id', 'persons', 'created_at'], true)
  await move(db, 'shopping_checks', ['ingredient_id', 'at_home'], false)
  const item = ['id', 'item_key', 'name', 'edits', 'state', 'created_at', 'removed_at']
  await move(db, 'shopping_items', item, true, columns.continueIds)
  await move(db, 'shopping_departments', ['department_id', 'position'], false)
  await createIndexes(db)
}

async function createItems(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('new_shopping_items')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('list_id', 'integer', ofList)
    .addColumn('item_key', columns.word, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('edits', 'text')
    .addColumn('state', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`state between 0 and 2`),
    )
    .addColumn('added_by', 'integer', ofPerson)
    .addColumn('ticked_by', 'integer', ofPerson)
    .addColumn('ticked_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addUniqueConstraint('shopping_list_items_once', ['list_id', 'item_key'])
    .execute()
}

/** Moves the rows of a table into its successor, which takes its name. */
async function move(
  db: Kysely<unknown>,
  table: string,
  names: readonly string[],
  isAdded: boolean,
  continueIds?: EngineColumns['continueIds'],
): Promise<void> {
  const own = sql.join(names.map((name) => sql.ref(name)))
  const added = isAdded ? sql`, added_by` : sql``
  const by = isAdded ? sql`, old.user_id` : sql``
  const successor = sql.table(`new_${table}`)
  const rows = sql.join(names.map((name) => sql.ref(`old.${name}`)))
  await sql`insert into ${successor} (list_id, ${own}${added})
    select shopping_defaults.list_id, ${rows}${by} from ${sql.table(table)} as old
    inner join shopping_defaults on shopping_defaults.user_id = old.user_id`.execute(db)
  await continueIds?.(db, `new_${table}`, table)
  await db.schema.dropTable(table).execute()
  await db.schema.alterTable(`new_${table}`).renameTo(table).execute()
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('shopping_items_removed')
    .on('shopping_items')
    .column('removed_at')
    .where('removed_at', 'is not', null)
    .execute()
  const people = [
    ['shopping_recipes', 'added_by'],
    ['shopping_items', 'added_by'],
    ['shopping_items', 'ticked_by'],
    ['shopping_checks', 'ticked_by'],
  ] as const
  for (const [table, column] of people) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
  }
}
