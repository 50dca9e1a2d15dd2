// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { writeToken } from '#app/lib/storage/token.ts'
import { listStore, rememberMember } from './member-store.ts'
import { newItem } from './operation.ts'

test('what a member types before the browser knows who it is goes on the list as soon as it does', async () => {
  writeToken('a token of early ada')
  const typed = listStore(null).change(newItem('2 l milk'))
  rememberMember('early ada')
  expect(await typed).toHaveLength(1)
  const operations = listStore('early ada').state()?.operations
  expect(operations?.map(({ change }) => change)).toMatchObject([{ name: '2 l milk' }])
})
