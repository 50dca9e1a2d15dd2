/**
 * Entry of the page in development: without an index.html nobody else brings Vite's client and the
 * preamble of fast refresh, and both must run before any component. Plain JavaScript, because
 * these modules exist only inside Vite's server.
 */
import '/@vite/client'
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(globalThis)
Object.assign(globalThis, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type) => type,
})
await import('./entry-client.tsx')
