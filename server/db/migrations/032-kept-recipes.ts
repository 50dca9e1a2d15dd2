import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Rows of members have ids from this one on. */
const OWN_FROM = 1_000_000_000

/**
 * What shopping lists keep of members' recipes, for those who may not read them. Pictures of members get new
 * addresses, and what was shared with a household that its owner has left is private again.
 */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  for (const column of ['kept_name_de', 'kept_name_en', 'kept_details']) {
    await db.schema.alterTable('shopping_recipes').addColumn(column, 'text').execute()
  }
  await createRows(db, columns)
  await keepKnown(db)
  await movePictures(db, columns)
  await endSharing(db)
}

async function createRows(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('shopping_kept_rows')
    .addColumn('list_id', 'integer', (column) => column.notNull())
    .addColumn('recipe_id', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('ingredient_id', 'integer', (column) =>
      column.notNull().references('all_ingredients.id').onDelete('cascade'),
    )
    .addColumn('amount', 'double precision')
    .addColumn('unit', 'integer')
    .addColumn('details', 'text')
    .addColumn('one_de', 'text')
    .addColumn('other_de', 'text')
    .addColumn('one_en', 'text')
    .addColumn('other_en', 'text')
    .addPrimaryKeyConstraint('shopping_kept_rows_pk', ['list_id', 'recipe_id', 'position'])
    .addForeignKeyConstraint(
      'shopping_kept_rows_recipe',
      ['list_id', 'recipe_id'],
      'shopping_recipes',
      ['list_id', 'recipe_id'],
      (key) => key.onDelete('cascade'),
    )
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createIndex('shopping_kept_rows_ingredient')
    .on('shopping_kept_rows')
    .column('ingredient_id')
    .execute()
}

/** Whether a member's recipe is shared with their household. */
const isShared = sql`own.is_cookable = 1 and own.deleted_at is null and (own.is_shared = 1 or exists (
  select 1 from own_folder_recipes inner join own_folders on own_folders.id = own_folder_recipes.folder_id
  where own_folder_recipes.recipe_id = own.id and own_folders.is_shared = 1))`

const nameIn = (langId: number) => sql`(select name from all_recipe_texts
    where recipe_id = shopping_recipes.recipe_id and lang_id = ${sql.lit(langId)})`
const textIn = (column: string, langId: number) => sql`(select ${sql.ref(column)}
    from all_ingredient_texts where ingredient_id = food.id and lang_id = ${sql.lit(langId)}
    and food.owner_id is not null)`

/**
 * Keeps the recipes that have not changed since they were put on a list, and those that everybody who sees
 * the list may read. What the others were like when somebody lost the right to read them is not known:
 * nothing of them is kept.
 */
async function keepKnown(db: Kysely<unknown>): Promise<void> {
  await sql`update shopping_recipes set
      kept_name_de = ${nameIn(0)},
      kept_name_en = ${nameIn(1)},
      kept_details = (select details from all_recipes where id = shopping_recipes.recipe_id)
    where recipe_id >= ${sql.lit(OWN_FROM)} and exists (
      select 1 from own_recipes as own
      inner join shopping_lists as list on list.id = shopping_recipes.list_id
      left join household_members as owner on owner.user_id = own.user_id
      left join household_members as viewer on viewer.user_id = list.user_id
      where own.id = shopping_recipes.recipe_id and (
        own.changed_at <= shopping_recipes.created_at
        or (list.household_id is null and list.user_id = own.user_id)
        or (${isShared} and owner.household_id = coalesce(list.household_id, viewer.household_id))
      ))`.execute(db)
  await sql`insert into shopping_kept_rows (list_id, recipe_id, position, ingredient_id, amount, unit,
      details, one_de, other_de, one_en, other_en)
    select entry.list_id, entry.recipe_id, line.position, food.id, line.amount, line.unit, line.details,
      ${textIn('name_one', 0)}, ${textIn('name_other', 0)},
      ${textIn('name_one', 1)}, ${textIn('name_other', 1)}
    from shopping_recipes as entry
    inner join all_recipe_ingredients as line on line.recipe_id = entry.recipe_id
    inner join all_ingredients as named on named.id = line.ingredient_id
    inner join all_ingredients as food on food.id = coalesce(named.same_as, named.id)
    where entry.kept_name_de is not null and named.is_written = 0`.execute(db)
}

/** Lists have shown addresses of pictures to people who may not see them any more. */
async function movePictures(db: Kysely<unknown>, { secret }: EngineColumns): Promise<void> {
  await sql`update media set path = 'own/' || ${secret} || '.webp'
    where id in (select media_id from own_pictures)`.execute(db)
}

async function endSharing(db: Kysely<unknown>): Promise<void> {
  for (const table of ['own_recipes', 'own_folders']) {
    await sql`update ${sql.table(table)} set is_shared = 0
      where is_shared = 1 and user_id not in (select user_id from household_members)`.execute(db)
  }
}
