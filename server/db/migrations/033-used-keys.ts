import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/**
 * Notes what was sent with the key of a client, so that the same key with something else is noticed, and of
 * which picture another one is the copy.
 */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  for (const table of ['own_recipes', 'step_notes', 'cooked', 'shopping_operations']) {
    await db.schema.alterTable(table).addColumn('key_digest', columns.word).execute()
  }
  await db.schema
    .alterTable('own_pictures')
    // Not a reference: the copy outlives the picture.
    .addColumn('copy_of', 'integer')
    .execute()
}
