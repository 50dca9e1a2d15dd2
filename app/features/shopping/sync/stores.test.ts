// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { writeToken } from '#app/lib/storage/token.ts'
import { listStore, rememberMember } from './stores.ts'
import { newItem, UNSENT } from '../model/operation.ts'

// Signing out closes the store, whose listeners would stay in the window that test files share.
afterEach(() => writeToken(null))

test('what a member types before the browser knows who it is goes on the list as soon as it does', async () => {
  writeToken('a token of early ada')
  const typed = listStore(null).change(newItem('2 l milk'))
  rememberMember('early ada')
  expect(await typed).toHaveLength(1)
  const operations = listStore('early ada').state()?.operations
  expect(operations?.map(({ change }) => change)).toMatchObject([{ name: '2 l milk' }])
})

test('a change of two lists is stored once, and each list shows its own part', async () => {
  writeToken('a token of moving ada')
  rememberMember('moving ada')
  const [here, market] = [listStore('moving ada', 1), listStore('moving ada', 2)]
  const bread = newItem('bread')
  await here.change(
    { list: 2, change: bread },
    { kind: 'removeItem', item: { Id: UNSENT, Key: 'old' } },
  )
  const shown = [here, market].map((one) =>
    one.state()?.operations.map(({ change }) => change.kind),
  )
  expect(shown).toEqual([['removeItem'], ['addItem']])
})
