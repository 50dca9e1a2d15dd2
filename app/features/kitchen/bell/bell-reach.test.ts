// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

/** A tab: a page with its own copy of the module. */
async function openTab() {
  vi.resetModules()
  const tab = await import('./bell-reach.ts')
  const closing = new AbortController()
  tab.followReach(closing.signal)
  return { ...tab, closing }
}

test('every tab says that the server is away, also one that is opened later', async () => {
  const lead = await openTab()
  lead.leadReach(lead.closing.signal)
  const other = await openTab()
  lead.shareReach('failed')
  await vi.waitFor(() => expect(other.bellReach.get()).toBe('failed'))
  const late = await openTab()
  await vi.waitFor(() => expect(late.bellReach.get()).toBe('failed'))
  lead.shareReach('on')
  await vi.waitFor(() =>
    expect([other, late].map((tab) => tab.bellReach.get())).toEqual(['on', 'on']),
  )
  for (const { closing } of [lead, other, late]) closing.abort()
})
