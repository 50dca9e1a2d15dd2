import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { noteNewThing } from '#server/publications/additions.ts'
import { takeDown } from '#server/publications/withdraw.ts'
import { transact } from '#server/db/transact.ts'
import { databases } from '#tests/support/database.ts'
import { sendForm } from '#tests/support/members.ts'
import {
  CHARD,
  DUMPLINGS,
  LENTILS,
  messagesOf,
  newSubscriber,
  NOON,
  startStage,
  waiting,
  type Stage,
} from '#tests/support/push-stage.ts'

const after = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS)

/** Takes a recipe from everybody, as its author and the desk do. */
const withdraw = async (stage: Stage, slug: string) => {
  const id = await stage.idOf(slug)
  await transact(stage.database.db, (trx) => takeDown(trx, id, NOON.getTime()))
}

test.for(databases)(
  'FOL-13 what is new within an hour is one message, and a thing is told once (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const stage = await startStage(engine)
    const { device } = await newSubscriber(stage, ['yasmin-haddad', 'mei-tanaka'])
    await stage.importRecipes(CHARD)
    await stage.deliver(after(0))
    expect(messagesOf(device)).toMatchObject([{ body: 'Stuffed chard rolls' }])
    await stage.importRecipes(LENTILS)
    await stage.deliver(after(20))
    await stage.importRecipes(DUMPLINGS)
    await stage.deliver(after(40))
    await stage.deliver(after(59))
    expect(device.tries).toBe(1)
    await stage.deliver(after(60))
    expect(messagesOf(device).slice(1)).toMatchObject([
      { title: '2 things are new', body: 'from Yasmin Haddad and Mei Tanaka' },
    ])
    await stage.deliver(after(180))
    expect([device.tries, await waiting(stage)]).toEqual([2, [[], []]])
  },
)

test.for(databases)(
  'FOL-14 what is withdrawn while its message waits is told to nobody (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const stage = await startStage(engine)
    const { device } = await newSubscriber(stage, ['yasmin-haddad', 'mei-tanaka'])
    await stage.importRecipes(CHARD)
    await stage.deliver(after(0))
    await stage.importRecipes(LENTILS, DUMPLINGS)
    await stage.deliver(after(10))
    await withdraw(stage, 'lentil-rice')
    await stage.deliver(after(60))
    expect(messagesOf(device).slice(1)).toMatchObject([
      { title: 'New from Mei Tanaka', body: 'Leek dumplings' },
    ])
    await stage.importRecipes({ ...CHARD, slug: 'chard-soup' })
    await stage.deliver(after(70))
    await withdraw(stage, 'chard-soup')
    await stage.deliver(after(180))
    expect([device.tries, await waiting(stage)]).toEqual([2, [[], []]])
  },
)

test.for(databases)(
  'FOL-12 a new cookbook is told, also to who wants less; the button for less needs no session (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const stage = await startStage(engine)
    const { app, database, idOf } = stage
    const { device, headers } = await newSubscriber(stage, ['yasmin-haddad'])
    await stage.importRecipes(CHARD)
    await stage.deliver(after(0))
    const less = messagesOf(device)[0]?.actions?.find(({ action }) => action === 'less')
    const press = async (path = '') => (await app.inject({ method: 'POST', url: path })).statusCode
    // Somebody else's, twice, and by a program that reads addresses.
    expect(await press(`/unsubscribe/${'x'.repeat(43)}/${await idOf('yasmin-haddad')}`)).toBe(204)
    expect((await app.inject({ url: less?.post ?? '' })).statusCode).toBe(404)
    const told = async () =>
      (await database.db.selectFrom('subscriptions').select('told').execute()).map(
        (row) => row.told,
      )
    expect(await told()).toEqual(['all'])
    expect([await press(less?.post), await press(less?.post), await told()]).toEqual([
      204,
      204,
      ['cookbooks'],
    ])
    await stage.importRecipes(LENTILS)
    const { id } = await database.db
      .selectFrom('cookbooks')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const author_id = await idOf('yasmin-haddad')
    await database.db.updateTable('all_cookbooks').set({ author_id }).where('id', '=', id).execute()
    await noteNewThing(database.db, 'cookbook', { id })
    await stage.deliver(new Date(NOON.getTime() + 2 * HOUR_MS))
    expect(messagesOf(device).slice(1)).toMatchObject([
      { title: 'Yasmin Haddad has a new cookbook', url: `/cookbooks/${id}` },
    ])
    // Without the checkbox of the settings nothing comes.
    await sendForm(app, 'PATCH', '/me/update_notifications', { Notifications: 'false' }, headers)
    await noteNewThing(database.db, 'cookbook', { id })
    await stage.deliver(new Date(NOON.getTime() + 4 * HOUR_MS))
    expect(device.tries).toBe(2)
  },
)
