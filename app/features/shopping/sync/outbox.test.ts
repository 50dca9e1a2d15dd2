import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { newOperation } from '../model/operation.ts'
import { createMemoryOutbox, type Outbox } from './outbox.ts'
import { forgetSnapshot, openOutbox } from './stored-outbox.ts'
import type { Snapshot } from '../model/snapshot.ts'
import { EMPTY_LIST } from '../model/shopping-list.ts'

const item = (name: string) => newOperation({ kind: 'addNote', name })
const snapshot = (version: number) => ({ version, lists: { 0: EMPTY_LIST, 1: EMPTY_LIST } })
const names = async (outbox: Outbox) =>
  (await outbox.operations()).map(({ change }) => (change.kind === 'addNote' ? change.name : ''))

const outboxes: [string, (member: string) => Promise<Outbox>][] = [
  ['IndexedDB', openOutbox],
  ['memory', async () => createMemoryOutbox()],
]

test.each(outboxes)('%s keeps changes in order until a snapshot includes them', async (_, open) => {
  const outbox = await open('ada')
  await outbox.add([item('one'), item('two')])
  await outbox.add([item('three')])
  expect(await names(outbox)).toEqual(['one', 'two', 'three'])
  const [one, two] = await outbox.operations()
  if (!one || !two) throw new Error('Nothing was kept.')
  await outbox.markSent(one, 7)
  await outbox.markSent(two, 8)
  expect((await outbox.operations()).map(({ version }) => version)).toEqual([7, 8, null])
  await outbox.storeSnapshot(snapshot(7))
  expect(await names(outbox)).toEqual(['two', 'three'])
  await outbox.storeSnapshot(snapshot(9))
  expect(await names(outbox)).toEqual(['three'])
})

test.each(outboxes)('a stale snapshot does not replace a newer one in %s', async (_, open) => {
  const outbox = await open('grace')
  await outbox.storeSnapshot(snapshot(5))
  await outbox.add([item('late')])
  const [late] = await outbox.operations()
  if (late) await outbox.markSent(late, 6)
  await outbox.storeSnapshot(snapshot(4))
  expect((await outbox.snapshot())?.version).toBe(5)
  expect(await names(outbox)).toEqual(['late'])
})

test.each(outboxes)('a refused change is dropped from %s, the others stay', async (_, open) => {
  const outbox = await open('alan')
  await outbox.add([item('wrong'), item('right')])
  const [wrong] = await outbox.operations()
  if (wrong) await outbox.drop(wrong)
  expect(await names(outbox)).toEqual(['right'])
})

test('members of one browser have separate lists; signing out keeps pending changes', async () => {
  const [mary, kate] = [await openOutbox('mary'), await openOutbox('kate')]
  await mary.add([item('tea')])
  await mary.storeSnapshot(snapshot(3))
  expect([await names(kate), await kate.snapshot()]).toEqual([[], undefined])
  await forgetSnapshot('mary')
  expect(await mary.snapshot()).toBeUndefined()
  expect(await names(mary)).toEqual(['tea'])
})

test.each(outboxes)('%s keeps the ids of added changes in their order', async (_, open) => {
  const outbox = await open('edith')
  const added = [item('one'), item('two')]
  await outbox.add(added)
  expect((await outbox.operations()).map(({ id }) => id)).toEqual(added.map(({ id }) => id))
})

test.each(outboxes)('a snapshot of the same version replaces the one in %s', async (_, open) => {
  const outbox = await open('hedy')
  await outbox.storeSnapshot(snapshot(5))
  const tea = { Id: 1, Key: 'a', Name: 'tea', Label: 'tea', State: 0 } as const
  const list = { ...EMPTY_LIST, items: [tea] }
  await outbox.storeSnapshot({ version: 5, lists: { 0: list, 1: list } })
  expect((await outbox.snapshot())?.lists[1]).toEqual(list)
})

test('an outbox in memory continues after the changes it is given', async () => {
  const first = createMemoryOutbox()
  await first.add([item('one'), item('two')])
  const second = createMemoryOutbox(await first.operations())
  await second.add([item('three')])
  const positions = (await second.operations()).map(({ position }) => position)
  expect(positions).toEqual([1, 2, 3])
})

test('a list that an earlier version of the app stored is shown, with its notes as items', async () => {
  const outbox = await openOutbox('former')
  const former = { recipes: [], departments: [], notes: [{ Id: 4, Name: 'tea' }] }
  const stored = { version: 3, lists: { 0: former, 1: former } } as unknown as Snapshot
  await outbox.storeSnapshot(stored)
  const tea = { Id: 4, Key: 'note-4', Name: 'tea', Label: 'tea', State: 0 }
  expect((await outbox.snapshot())?.lists[1]).toEqual({ ...EMPTY_LIST, items: [tea] })
})
