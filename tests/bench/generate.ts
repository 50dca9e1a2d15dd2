import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import { withoutIndexes } from './without-indexes.ts'

/** Tables that hold a recipe, owners before what belongs to them. */
const TABLES = [
  'all_recipes',
  'all_recipe_texts',
  'recipe_documents',
  'recipe_dish_types',
  'recipe_tags',
  'recipe_tools',
  'recipe_partitions',
  'all_recipe_ingredients',
  'recipe_alternatives',
  'recipe_allergens',
  'recipe_diets',
  'recipe_hotspots',
  'all_recipe_steps',
  'recipe_step_texts',
  'recipe_step_subtitles',
  'recipe_step_ingredients',
  'recipe_step_tools',
  'films',
  'film_steps',
  'search_postings',
] as const

/** The tables of a recipe that lists, filters and search read. */
export const LISTED_TABLES: readonly (typeof TABLES)[number][] = [
  'all_recipes',
  'recipe_documents',
  'recipe_dish_types',
  'recipe_tags',
  'all_recipe_ingredients',
  'recipe_allergens',
  'recipe_diets',
  'search_postings',
]

/** How far the copies of one round lie from their originals. */
interface Distance {
  recipe: number
  step: number
  film: number
}

/**
 * Copies the recipes of a freshly filled database until there are `count` of them. A copy has its
 * own id and date and is otherwise the same, so lists, filters and search work as in a large
 * catalogue. Comments and votes are not copied.
 * @param tables what is copied of a recipe
 */
export async function multiplyRecipes(
  { db, engine }: OpenDatabase,
  count: number,
  tables: readonly (typeof TABLES)[number][] = TABLES,
): Promise<void> {
  const isPostgres = engine.name === 'postgres'
  const columns = await columnsByTable(db)
  const copyAll = async () => {
    for (;;) {
      const distance = await distances(db)
      const missing = count - distance.recipe
      if (missing <= 0) break
      const originals = Math.min(missing, distance.recipe)
      await db.transaction().execute(async (transaction) => {
        if (isPostgres) await allowLongCopies(transaction)
        for (const table of tables) {
          await copy(transaction, { table, columns: columns.get(table) ?? [], originals, distance })
        }
      })
    }
  }
  await (isPostgres ? withoutIndexes(db, tables, copyAll) : copyAll())
  await db.updateTable('totals').set({ value: count }).where('name', '=', 'recipes').execute()
  await db
    .updateTable('catalogue_state')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute()
  if (!isPostgres) return
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

/** One statement copies a whole table, which no request does, and what is copied refers to what there is. */
async function allowLongCopies(transaction: Kysely<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`set local session_replication_role = replica`.execute(transaction)
}

async function columnsByTable(db: Kysely<Database>): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables()
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
}

async function distances(db: Kysely<Database>): Promise<Distance> {
  const largest = async (table: 'recipes' | 'recipe_steps' | 'films') => {
    const { id } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    return id ?? 0
  }
  return {
    recipe: await largest('recipes'),
    step: await largest('recipe_steps'),
    film: await largest('films'),
  }
}

interface Copy {
  table: (typeof TABLES)[number]
  columns: string[]
  /** Recipes up to this id are copied. */
  originals: number
  distance: Distance
}

async function copy(db: Kysely<Database>, { table, columns, originals, distance }: Copy) {
  const values = columns.map((column) => valueOf(table, column, distance))
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(table)} where ${isOriginal(columns, table, originals)}`.execute(
    db,
  )
}

function valueOf(table: Copy['table'], column: string, distance: Distance): RawBuilder<unknown> {
  const moved = (by: number) => sql`${sql.ref(column)} + ${sql.lit(by)}`
  if (column === 'recipe_id' || column === 'item_id') return moved(distance.recipe)
  if (column === 'step_id') return moved(distance.step)
  if (column === 'film_id') return moved(distance.film)
  if (column === 'published_at') return moved(-distance.recipe * 7000)
  if (column === 'document') return renumbered(distance.recipe)
  if (column !== 'id') return sql.ref(column)
  return moved(
    { all_recipes: distance.recipe, all_recipe_steps: distance.step }[table as string] ??
      distance.film,
  )
}

/** The document of a copy says its own id. */
function renumbered(by: number): RawBuilder<unknown> {
  return sql`replace(document, '"Id":' || recipe_id || ',"Name"', '"Id":' || (recipe_id + ${sql.lit(by)}) || ',"Name"')`
}

function isOriginal(columns: string[], table: Copy['table'], last: number): RawBuilder<unknown> {
  const max = sql.lit(last)
  if (table === 'all_recipes') return sql`id <= ${max}`
  if (table === 'search_postings') return sql`kind = 0 and item_id <= ${max}`
  if (columns.includes('recipe_id')) return sql`recipe_id <= ${max}`
  return sql`step_id in (select id from recipe_steps where recipe_id <= ${max})`
}
