// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'

const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a cook without storage is warned before the page closes with unsent changes', async () => {
  const nothing = new Error('no storage, no network')
  const fail = () => {
    throw nothing
  }
  vi.stubGlobal('indexedDB', { open: fail })
  vi.stubGlobal('fetch', async () => await Promise.reject(nothing))
  // The failures are logged to the console.
  const report = vi.spyOn(console, 'error').mockReturnValue()
  // Earlier files that share this process may have opened the database.
  vi.resetModules()
  const { writeToken } = await import('#app/lib/storage/token.ts')
  const { listStore, rememberMember } = await import('./stores.ts')
  const { newItem } = await import('../model/operation.ts')
  onTestFinished(() => {
    writeToken(null)
    vi.resetModules()
    report.mockRestore()
    vi.unstubAllGlobals()
  })
  writeToken('a token of bea')
  rememberMember('bea')
  const store = listStore('bea')
  await vi.waitFor(() => expect(store.state()?.isDurable).toBe(false))
  expect(isWarned()).toBe(false)
  await store.change(newItem('1 l milk'))
  expect(isWarned()).toBe(true)
})
