import { readFile } from 'node:fs/promises'
import type { TableMetadata } from 'kysely'
import { expect, test } from 'vitest'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

test.for(databases)('%s has every table of the schema and no other', async (engine) => {
  const { db } = await openTestDatabase(engine)
  const tables = await db.introspection.getTables()
  const schema = await readFile(new URL('./schema.ts', import.meta.url), 'utf8')
  const declared = [...schema.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name)
  expect(tables.map(({ name }) => name).sort()).toEqual(declared)
})

test('every engine has the same columns', async () => {
  const descriptions = await Promise.all(
    databases.map(async (engine) => {
      const { db } = await openTestDatabase(engine)
      return columnsOf(await db.introspection.getTables())
    }),
  )
  for (const description of descriptions) expect(description).toEqual(descriptions[0])
})

test.for(databases)(
  'HST-72 two processes may migrate an empty %s at the same time',
  async (name) => {
    const { config } = await openTestDatabase(name, { bare: true })
    const processes = await Promise.all([openDatabase(config), openDatabase(config)])
    await Promise.all(processes.map(({ db, engine }) => migrate(db, engine)))
    const [{ db }] = processes
    expect((await db.introspection.getTables()).length).toBeGreaterThan(50)
    await Promise.all(processes.map(({ close }) => close()))
  },
)

/** Columns of tables and whether null is allowed; the types' names are each engine's own. */
function columnsOf(tables: TableMetadata[]): string[] {
  return tables
    .filter(({ isView }) => !isView)
    .flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name}${column.isNullable ? '?' : ''}`),
    )
    .sort()
}
