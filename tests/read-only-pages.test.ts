import { expect, test } from 'vitest'
import * as entry from '#app/main/entry-server.tsx'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { pages } from '#server/pages/pages.ts'
import { startTestServer } from './support/server.ts'

const NOTICES = {
  en: 'Nothing can be changed at the moment. Everything can be read.',
  de: 'Gerade lässt sich nichts ändern. Lesen kannst du alles.',
}

test('while the database takes no writes pages say so quietly, and no longer than that', async () => {
  const { app } = await startTestServer('sqlite', {
    filled: true,
    pages: async (app, { views }) => {
      pages(app, {
        renderer: async () => entry,
        assets: () => ({ styles: [], entry: '', preload: [] }),
        originOf: () => 'https://simmer.example',
        version: '1',
        views,
      })
      await Promise.resolve()
    },
  })
  const noticesOf = async (path: string) => {
    const { statusCode, body } = await app.inject(path)
    expect(statusCode).toBe(200)
    return Object.values(NOTICES).filter((notice) => body.includes(`>${notice}<`))
  }
  expect(await noticesOf('/recipes')).toEqual([])
  app.databaseState.note(new DatabaseUnavailable(new Error('a standby'), 'read-only'))
  expect(await noticesOf('/recipes')).toEqual([NOTICES.en])
  expect(await noticesOf('/recipes?lang=de')).toEqual([NOTICES.de])
  await app.databaseState.check()
  expect(await noticesOf('/recipes')).toEqual([])
})
