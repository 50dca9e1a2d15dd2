import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LinkedCookbook, OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { databases } from '#tests/support/database.ts'
import { addBook, BookDevice, lineOf } from '#tests/support/own-cookbooks.ts'
import { addOwn, call, startOwn } from '#tests/support/own-recipes.ts'

/** Ada's cookbook with a link: two recipes of the catalogue, one in a tab, and a draft. */
const startLinked = async (engine: 'sqlite' | 'postgres') => {
  const server = await startOwn(engine)
  const { app, ada } = server
  const [, own] = await addOwn(app, ada)
  const device = new BookDevice(app, ada, await addBook(app, ada, { Recipes: [3, own.Id] }))
  await device.send(
    { Kind: 'add-tab', Tab: 'cake', Name: { de: 'Kuchen' } },
    { Kind: 'add-tab', Tab: 'drafts', Name: { en: 'Drafts' } },
    { Kind: 'add', Recipe: 4, Tab: 'cake' },
    { Kind: 'move', Recipe: own.Id, Tab: 'drafts', After: null },
  )
  const path = `/my/cookbooks/${device.book.Id}`
  const [, { LinkToken }] = await call<OwnCookbook>(app, 'POST', `${path}/link`, ada)
  const read = async (token = LinkToken, LangId = 1) =>
    await call<LinkedCookbook>(app, 'GET', `/unlisted/cookbook/${token}?LangId=${LangId}`)
  const copy = async (who: Record<string, string>, Key: string = randomUUID()) =>
    await call<OwnCookbook>(app, 'POST', `/unlisted/cookbook/${LinkToken}/copy`, who, { Key })
  return { ...server, own, device, path, LinkToken, read, copy }
}

test.for(databases)(
  'BOK-20 whoever has the link reads what everybody reads, and nothing else (%s)',
  async (engine) => {
    const { app, ada, own, path, read, LinkToken } = await startLinked(engine)
    const [status, book] = await read()
    expect(status).toBe(200)
    expect(book).toMatchObject({
      Name: 'Things with crust',
      By: 'Ada',
      Tabs: [{ Key: 'cake', Name: 'Kuchen', Recipes: [4] }],
      Loose: [3],
    })
    expect(new Map(book.Recipes.map(({ Id, IsMine }) => [Id, IsMine]))).toEqual(
      new Map([
        [3, false],
        [4, false],
      ]),
    )
    expect(JSON.stringify(book)).not.toContain(String(own.Id))
    expect(JSON.stringify(book)).not.toContain('Lovelace')
    // Asked again, the link is the same; made again after its end, it is another.
    const link = async (method: 'POST' | 'DELETE') =>
      (await call<OwnCookbook>(app, method, `${path}/link`, ada))[1].LinkToken
    expect(await link('POST')).toBe(LinkToken)
    expect(await link('DELETE')).toBeNull()
    expect(await read()).toMatchObject([404, { Code: 'RequestInvalid' }])
    expect(await link('POST')).not.toBe(LinkToken)
    expect((await read())[0]).toBe(404)
  },
)

test.for(databases)(
  'BOK-21 a copy follows nothing, and stays when the link has ended (%s)',
  async (engine) => {
    const { app, ada, ben, path, device, copy } = await startLinked(engine)
    const key = randomUUID()
    const [status, mine] = await copy(ben, key)
    expect(status).toBe(201)
    expect(mine).toMatchObject({
      CopiedFrom: 'Ada',
      Readers: 'me',
      Name: { en: 'Things with crust' },
    })
    expect(lineOf(mine)).toBe('cake 4 | 3')
    await device.send({ Kind: 'take-out', Recipe: 4 })
    await call(app, 'DELETE', `${path}/link`, ada)
    // The answer was lost: the same again is the same copy, and another one is refused.
    expect(await copy(ben, key)).toMatchObject([201, { Id: mine.Id }])
    expect(await copy(ben)).toMatchObject([404, { Code: 'RequestInvalid' }])
    const look = async () =>
      (await call<OwnCookbook>(app, 'GET', `/my/cookbooks/${mine.Id}`, ben))[1]
    expect(lineOf(await look())).toBe('cake 4 | 3')
    await call(app, 'PATCH', '/me/delete_account', ada, { Message: 'Bye' })
    expect(await look()).toMatchObject({ CopiedFrom: '', Loose: [3] })
  },
)

test.for(databases)('BOK-22 a cookbook with a link is found by no search (%s)', async (engine) => {
  const { app } = await startLinked(engine)
  const [, books] = await call<unknown[]>(app, 'GET', '/book?Term=crust')
  expect(books).toEqual([])
  const [, words] = await call<unknown[]>(app, 'GET', '/search?term=crust&LangId=1')
  expect(JSON.stringify(words)).not.toContain('Things with crust')
})
