import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogueVersion } from '#server/catalogue/version.ts'
import { readConfig } from '#server/config.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { demoNotice } from './demo-member.ts'
import { fillWhenEmpty } from './fill-when-empty.ts'

test('the demo member comes with the demo catalogue or neither does, and only once', async () => {
  const database = await openTestDatabase('sqlite')
  const config = readConfig({ ...database.config })
  const namesake = { kind: 'cook', first_name: 'D', last_name: 'C', username: 'demo' } as const
  const row = { ...namesake, username_key: 'demo', language: 1, created_at: 0 } as const
  await database.db.insertInto('users').values(row).execute()
  await expect(fillWhenEmpty(database, config)).rejects.toThrow()
  expect(await readCatalogueVersion(database.db)).toBe(0)
  await database.db.deleteFrom('users').execute()
  expect(await fillWhenEmpty(database, config)).toBe(true)
  expect(await readCatalogueVersion(database.db)).toBe(1)
  expect(await demoNotice(database, config)).toMatch(/^Demo member: /)
  await database.db.deleteFrom('users').where('username', '=', 'demo').execute()
  expect(await fillWhenEmpty(database, config)).toBe(false)
  expect(await demoNotice(database, config)).toBeUndefined()
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
