import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogueVersion } from '#server/catalogue/version.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { fillWhenEmpty } from './fill-when-empty.ts'

test('an empty database is filled', async () => {
  const database = await openTestDatabase('sqlite')
  expect(await fillWhenEmpty(database, database.config)).toBe(true)
  expect(await readCatalogueVersion(database.db)).toBe(1)
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
