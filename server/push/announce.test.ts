import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { databases } from '#tests/support/database.ts'
import { folderOfRecipes, runImport } from '#tests/support/new-recipes.ts'
import {
  NOON,
  startStage,
  deliverOnce,
  newSubscriber,
  BERTA,
  CHARD,
  LENTILS,
  DUMPLINGS,
  messagesOf,
  waiting,
} from '#tests/support/push-stage.ts'

/** Where the button for less is posted to. */
const LESS = expect.stringMatching(/^\/unsubscribe\/[\w-]{43}\/\d+$/u)

test.for(databases)(
  'a subscriber gets one message about a new recipe, in their language (%s)',
  async (engine) => {
    const stage = await startStage(engine)
    const ada = await newSubscriber(stage, ['yasmin-haddad'])
    const berta = await newSubscriber(stage, ['yasmin-haddad'], BERTA)
    const other = await newSubscriber(stage, ['mei-tanaka'], {
      email: 'carl@simmer.example',
      username: 'carl',
    })
    await stage.deliver()
    expect(ada.device.received).toEqual([])
    await stage.importRecipes(CHARD)
    await stage.deliver()
    await stage.deliver()
    const url = `/recipes/${await stage.idOf('chard-rolls')}`
    expect(messagesOf(ada.device)).toEqual([
      {
        title: 'New from Yasmin Haddad',
        body: 'Stuffed chard rolls',
        lang: 'en',
        tag: 'recipes-2',
        url,
        actions: [
          { action: 'look', title: 'Look' },
          { action: 'less', title: 'Less from Yasmin Haddad', post: LESS },
        ],
      },
    ])
    expect(messagesOf(berta.device)).toMatchObject([
      {
        title: 'Neu von Yasmin Haddad',
        body: 'Gefüllte Mangoldröllchen',
        lang: 'de',
        tag: 'recipes-2',
        url,
      },
    ])
    expect(ada.device.received[0]?.headers).toMatchObject({ ttl: '259200', topic: 'recipes-2' })
    expect(other.device.received).toEqual([])
    expect(stage.peer.complaints).toEqual([])
    expect(await waiting(stage)).toEqual([[], []])
  },
)

test.for(databases)('several new recipes are one message (%s)', async (engine) => {
  const stage = await startStage(engine)
  const one = await newSubscriber(stage, ['yasmin-haddad'])
  const both = await newSubscriber(stage, ['yasmin-haddad', 'mei-tanaka'], BERTA)
  await stage.importRecipes(CHARD, LENTILS)
  await stage.importRecipes(DUMPLINGS, {
    ...DUMPLINGS,
    slug: 'rice-soup',
    name: { en: 'Soup', de: 'Suppe' },
  })
  await stage.deliver()
  expect(messagesOf(one.device)).toMatchObject([
    {
      title: '2 new recipes from Yasmin Haddad',
      body: 'Stuffed chard rolls and Lentil rice',
      lang: 'en',
      tag: 'recipes-3',
      url: `/authors/${await stage.idOf('yasmin-haddad')}`,
    },
  ])
  expect(messagesOf(both.device)).toMatchObject([
    {
      title: '4 Dinge sind neu',
      body: 'von Yasmin Haddad und Mei Tanaka',
      url: '/favorites/following',
      actions: [{ action: 'look' }, { action: 'later', title: 'Später' }],
    },
  ])
})

test.for(databases)(
  'neither the first import nor a changed recipe is announced (%s)',
  async (engine) => {
    const stage = await startStage(engine)
    expect(await waiting(stage)).toEqual([[], []])
    const { device } = await newSubscriber(stage, ['yasmin-haddad'])
    await stage.importRecipes(CHARD)
    await stage.deliver()
    await stage.importRecipes({ ...CHARD, name: { en: 'Chard rolls', de: 'Mangoldröllchen' } })
    await stage.deliver()
    expect(messagesOf(device)).toMatchObject([{ body: 'Stuffed chard rolls' }])
  },
)

test.for(databases)('several processes send each subscriber one message (%s)', async (engine) => {
  const stage = await startStage(engine)
  const subscribers = [
    await newSubscriber(stage, ['yasmin-haddad']),
    await newSubscriber(stage, ['yasmin-haddad'], BERTA),
  ]
  const others = await Promise.all(
    [1, 2, 3].map(async () => await openDatabase(stage.database.config)),
  )
  onTestFinished(async () => void (await Promise.all(others.map(({ close }) => close()))))
  await stage.importRecipes(CHARD, LENTILS)
  const looks = [stage.database, ...others].map(async (database) => {
    await deliverOnce(stage, database, NOON)
  })
  await Promise.all(looks)
  expect(subscribers.map(({ device }) => device.received.length)).toEqual([1, 1])
})

test.for(databases)('a running server announces recipes of content:import (%s)', async (engine) => {
  const stage = await startStage(engine)
  await stage.listen()
  const { device } = await newSubscriber(stage, ['yasmin-haddad'])
  const folder = await folderOfRecipes([CHARD])
  onTestFinished(async () => await rm(folder, { recursive: true }))
  await runImport(folder, { ...stage.database.config })
  await expect
    .poll(() => messagesOf(device), { timeout: 20_000 })
    .toMatchObject([{ title: 'New from Yasmin Haddad' }])
})

test('a member who has unsubscribed meanwhile gets no message', async () => {
  const stage = await startStage('sqlite')
  const { headers, device } = await newSubscriber(stage, ['yasmin-haddad'])
  device.refusals.push({ status: 503 })
  await stage.importRecipes(CHARD)
  await stage.deliver()
  const url = `/api/author/${await stage.idOf('yasmin-haddad')}/unsubscribe`
  await stage.app.inject({ method: 'PATCH', url, headers })
  await stage.deliver(new Date(NOON.getTime() + 5 * 60_000))
  expect(device.tries).toBe(1)
  expect(await waiting(stage)).toEqual([[], []])
})
