import { startSilentProxy, type Network, type SilentProxy } from '#tests/support/silent-proxy.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** `test` with a proxy in front of the server that can go silent. */
export const test = base.extend<{ network: Network; proxied: SilentProxy }>({
  hasWorker: true,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
  proxied: async ({}, use) => {
    const { REUSE, JOURNEYS_ORIGIN } = process.env
    const proxy = await startSilentProxy(REUSE ?? JOURNEYS_ORIGIN ?? '')
    await use(proxy)
    proxy.stop()
  },
  baseURL: async ({ proxied }, use) => {
    await use(proxied.origin)
  },
  network: async ({ proxied }, use) => {
    await use(proxied.network)
  },
})
