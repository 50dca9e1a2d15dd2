import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/**
 * Yield, allergens, notes, times, heat and warnings. What no query asks for is JSON in `details`;
 * all of it stays null until the next import.
 */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema.alterTable('ingredients').addColumn('facts', 'text').execute()
  await db.schema.alterTable('recipe_ingredients').addColumn('details', 'text').execute()
  await db.schema.alterTable('recipe_steps').addColumn('details', 'text').execute()
  await db.schema.alterTable('recipes').addColumn('details', 'text').execute()
  await db.schema.alterTable('tags').addColumn('kind', 'text').execute()
  await db.schema
    .alterTable('recipes')
    .addColumn('allergens_checked', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await allowParts(db)
  await createAlternatives(db, columns)
  await createAllergens(db, columns)
}

/** A timer of 90 seconds is 1.5 minutes. SQLite cannot change the type of a column. */
async function allowParts(db: Kysely<unknown>): Promise<void> {
  const steps = () => db.schema.alterTable('recipe_steps')
  await steps().addColumn('timer', 'double precision').execute()
  await sql`update recipe_steps set timer = timer_minutes where timer_minutes is not null`.execute(
    db,
  )
  await steps().dropColumn('timer_minutes').execute()
  await steps().renameColumn('timer', 'timer_minutes').execute()
}

async function createAlternatives(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('recipe_alternatives')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('ingredient_id', 'integer', (column) =>
      column.notNull().references('ingredients.id'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('alternative_id', 'integer', (column) =>
      column.notNull().references('ingredients.id'),
    )
    .addColumn('amount', 'double precision')
    .addColumn('unit', 'integer')
    .addColumn('note', 'text')
    .addPrimaryKeyConstraint('recipe_alternatives_pk', ['recipe_id', 'ingredient_id', 'position'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createIndex('recipe_alternatives_food')
    .on('recipe_alternatives')
    .columns(['alternative_id', 'recipe_id'])
    .execute()
}

async function createAllergens(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('recipe_allergens')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('allergen', 'integer', (column) => column.notNull())
    .addColumn('is_certain', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_allergens_pk', ['recipe_id', 'allergen'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('recipe_diets')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('diet', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_diets_pk', ['recipe_id', 'diet'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createIndex('recipe_diets_published')
    .on('recipe_diets')
    .columns(['diet', 'published_at', 'recipe_id'])
    .execute()
}
