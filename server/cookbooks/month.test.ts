import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { calls } from '#contract/calls/calls.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { databases } from '#tests/support/database.ts'
import { filledServers, readCall } from '#tests/support/filled-server.ts'
import { berlinMonth, monthAfter } from '#server/lib/berlin-month.ts'

const server = filledServers()

test('a month begins at midnight in Berlin', () => {
  expect(berlinMonth(new Date('2026-06-30T21:59:59Z'))).toBe('2026-06')
  expect(berlinMonth(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07')
  expect(berlinMonth(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01')
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-03', -12)).toBe('2025-03')
})

test.for(databases)(
  'ENT-06 API-53 every month shows the cookbook that the catalogue names (%s)',
  async (engine) => {
    const { database, read, idOf } = await server(engine)
    const file = new URL('../../content/catalogue/cookbooks.yaml', import.meta.url)
    const { months } = parse(await readFile(file, 'utf8')) as {
      months: { month: number; book: string; title: Record<'en' | 'de', string> }[]
    }
    expect(months).toHaveLength(12)
    let now = new Date()
    const config = readConfig({ LOG_LEVEL: 'silent', ...database.config })
    const app = await buildApp({ config, database, now: () => now })
    for (const { month, book, title } of months) {
      now = new Date(Date.UTC(2027, month - 1, 15))
      const id = await idOf('cookbook', book)
      const cookbook = await read(calls.cookbook, { id, query: { LangId: 0 } })
      const shown = await readCall(app, calls.cookbookOfTheMonth, { query: { LangId: 0 } })
      expect(shown).toMatchObject({
        BookId: id,
        Title: title.de,
        ImagePath: cookbook.HeaderPath,
        Book: {
          Author: cookbook.Author,
          Rating: cookbook.Rating,
          Description: cookbook.Description,
          HeaderPath: cookbook.HeaderPath,
        },
      })
      expect(shown?.ImageTone).toMatch(/^(light|dark)$/)
      expect(shown?.ImageColour).toMatch(/^#[\da-f]{6}$/)
    }
    await app.close()
  },
)
