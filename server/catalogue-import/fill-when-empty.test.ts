import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readCatalogueVersion } from '#server/catalogue/version.ts'
import { readConfig } from '#server/config.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { demoNotice } from './demo-member.ts'
import { fillWhenEmpty } from './fill-when-empty.ts'

test('the demo member comes with the demo catalogue or neither does, and only once', async () => {
  const database = await openTestDatabase('sqlite')
  const config = readConfig({ ...database.config })
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(database.db)
  await rename('subscriptions', 'away')
  await expect(fillWhenEmpty(database, config)).rejects.toThrow('subscriptions')
  expect(await readCatalogueVersion(database.db)).toBe(0)
  await rename('away', 'subscriptions')
  expect(await fillWhenEmpty(database, config)).toBe(true)
  expect(await readCatalogueVersion(database.db)).toBe(1)
  expect(await demoNotice(database, config)).toMatch(/^Demo member: /)
  await database.db.deleteFrom('users').where('username', '=', 'demo').execute()
  expect(await fillWhenEmpty(database, config)).toBe(false)
  expect(await demoNotice(database, config)).toBeUndefined()
})

test.for(databases)('a part of a %s with members is not filled', async (engine) => {
  const database = await openTestDatabase(engine)
  const cook = { kind: 'cook', first_name: 'Ada', last_name: 'Cook', username: 'ada' } as const
  const row = { ...cook, username_key: 'ada', language: 1, created_at: 0 } as const
  await database.db.insertInto('users').values(row).execute()
  await expect(fillWhenEmpty(database, database.config)).rejects.toThrow(
    'The database has members or recipes but no catalogue.',
  )
})

test.for(databases)('a filled %s is left alone', async (engine) => {
  const database = await openTestDatabase(engine, { filled: true })
  expect(await fillWhenEmpty(database, database.config)).toBe(false)
  expect(await readCatalogueVersion(database.db)).toBe(1)
})

test.for(databases)('a film that is missing beside a filled %s is made', async (engine) => {
  const database = await openTestDatabase(engine, { filled: true })
  await fillWhenEmpty(database, database.config)
  const film = join(database.config.DATA_DIR, 'media', 'films', 'shakshuka.mp4')
  await rm(film)
  await fillWhenEmpty(database, database.config)
  expect(existsSync(film)).toBe(true)
})
