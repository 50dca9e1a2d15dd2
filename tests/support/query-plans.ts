import type { CompiledQuery, Kysely, KyselyPlugin } from 'kysely'
import type { EngineName } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'

/** A function that reads from a database. */
export type Read = (db: Kysely<Database>) => Promise<unknown>

/** Every statement that `read` runs. */
export async function statementsOf(db: Kysely<Database>, read: Read): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = []
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  await read(db.withPlugin(recorder))
  return statements
}

const EXPLAIN: Record<EngineName, string> = { sqlite: 'explain query plan', postgres: 'explain' }

/**
 * The lines of a statement's query plan.
 * @throws when the database returns none
 */
export async function planOf(
  db: Kysely<Database>,
  engine: EngineName,
  statement: CompiledQuery,
): Promise<string[]> {
  const { rows } = await db.executeQuery<Record<string, string>>({
    ...statement,
    sql: `${EXPLAIN[engine]} ${statement.sql}`,
  })
  if (rows.length === 0) throw new Error(`There is no plan for ${statement.sql}`)
  return rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '')
}
