import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Engine, EngineColumns } from './engine.ts'
import * as catalogue from './migrations/001-catalogue.ts'
import * as recipes from './migrations/002-recipes.ts'
import * as members from './migrations/003-members.ts'
import * as search from './migrations/004-search.ts'
import * as searchByRank from './migrations/005-search-by-rank.ts'
import * as mail from './migrations/006-mail.ts'
import * as shopping from './migrations/007-shopping.ts'
import * as push from './migrations/008-push.ts'
import type { Database } from './schema.ts'

/** A step of the schema. There is no way back down: a backup is the way back. */
interface SchemaStep {
  up: (db: Kysely<unknown>, columns: EngineColumns) => Promise<void>
}

/** Every step, oldest first. A step that was released never changes; a new one is added below it. */
const STEPS: Record<string, SchemaStep> = {
  '001-catalogue': catalogue,
  '002-recipes': recipes,
  '003-members': members,
  '004-search': search,
  '005-search-by-rank': searchByRank,
  '006-mail': mail,
  '007-shopping': shopping,
  '008-push': push,
}

/**
 * Brings the tables up to date. Several processes may call it at once: one migrates, the others wait.
 * @throws what the failing step threw; that step has then left nothing behind.
 */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(STEPS).map(([name, { up }]) => [
      name,
      { up: (db: Kysely<unknown>) => up(db, engine.columns) },
    ]),
  )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
