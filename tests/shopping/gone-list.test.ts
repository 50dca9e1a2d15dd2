import 'fake-indexeddb/auto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newItem } from '#app/features/shopping/model/operation.ts'
import { writeToken } from '#app/lib/storage/token.ts'
import { calls } from '#contract/calls/calls.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { BadNetwork } from '#tests/support/bad-network.ts'
import { HouseholdDevice } from '#tests/support/household-device.ts'
import { ask, startHousehold } from '#tests/support/household.ts'

/** A busy machine is no failure. */
const PATIENCE = { timeout: 60_000 }

test('what a member wrote offline on a list that the keeper deletes meanwhile is sent to the copy', async () => {
  const { app, ada, others, list, lists } = await startHousehold('sqlite', 'ben')
  const [ben] = others
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const network = new BadNetwork({ origin, silentOrigin: origin, roll: () => 0 })
  network.isGood = true
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', network.fetch)
  writeToken('a token, in whose place each device sends its own')
  const phone = new HouseholdDevice({ member: 'ben', headers: ben!, network })
  onTestFinished(() => phone.close())
  await phone.change(list.Id, newItem('bread'))
  await vi.waitFor(async () => expect(await phone.waiting()).toEqual([]), PATIENCE)

  phone.isOffline = true
  await phone.change(list.Id, newItem('milk'))
  await ask(app, calls.deleteShoppingList, ada, { params: { listId: list.Id } })
  phone.isOffline = false
  phone.resume()

  await vi.waitFor(async () => expect(await phone.waiting()).toEqual([]), PATIENCE)
  const { Lists } = await lists(ben!)
  const copy = Lists.find(({ CopyOf }) => CopyOf === list.Id)
  const read = await ask(app, calls.shoppingList, ben!, { query: `?List=${copy?.Id}` })
  const [german] = read.json<ShoppingList[]>()
  expect(german?.Notes.map(({ Name }) => Name)).toEqual(['bread', 'milk'])
  expect(phone.refused).toEqual([])
})
