import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { addBook, BookDevice } from '#tests/support/own-cookbooks.ts'
import { call, startOwn } from '#tests/support/own-recipes.ts'
import { startCookbooks } from '#tests/support/published-cookbooks.ts'

test.for(databases)('BOK-23 an account takes along its cookbooks (%s)', async (engine) => {
  const { app, ada, ben } = await startOwn(engine)
  const device = new BookDevice(app, ada, await addBook(app, ada))
  await device.send(
    { Kind: 'add-tab', Tab: 'cake', Name: { de: 'Kuchen' } },
    { Kind: 'add', Recipe: 3, Tab: 'cake' },
  )
  const path = `/my/cookbooks/${device.book.Id}/link`
  const [, { LinkToken }] = await call(app, 'POST', path, ada)
  await call(app, 'POST', `/unlisted/cookbook/${LinkToken}/copy`, ben, { Key: 'copy' })
  for (const who of [ada, ben]) {
    const { rawPayload } = await app.inject({ url: '/api/my/export', headers: who })
    const account = JSON.parse(
      strFromU8(unzipSync(rawPayload)['account.json'] ?? new Uint8Array()),
    ) as Record<string, unknown[]>
    expect(account['cookbooks']).toHaveLength(1)
    expect(account['cookbooks']).toMatchObject([{ name_en: 'Things with crust' }])
    expect(account['tabsOfCookbooks']).toMatchObject([{ name_de: 'Kuchen' }])
    expect(account['recipesOfCookbooks']).toMatchObject([{ recipe_id: 3 }])
    expect(JSON.stringify(account)).not.toMatch(/client_key|key_digest|copied_from/u)
  }
})

test.for(databases)(
  'BOK-24 an author takes along what they have published (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { app, people, publish, trust, arranged, publishBook } = await startCookbooks(engine)
    const { own } = await publish()
    await trust()
    const { book } = await arranged({ Recipes: [own.Id] })
    await publishBook(book.Id)
    const { headers } = people.imani
    const { rawPayload } = await app.inject({ url: '/api/my/export', headers })
    const account = JSON.parse(
      strFromU8(unzipSync(rawPayload)['account.json'] ?? new Uint8Array()),
    ) as Record<string, unknown[]>
    expect(account['cookbooksPublished']).toMatchObject([{ is_live: 1 }])
    expect(account['cookbooksSentIn']).toMatchObject([{ state: 'approved' }])
    expect(JSON.stringify(account['cookbooksSentIn'])).toContain('Things with crust')
  },
)
