import { onTestFinished, vi } from 'vitest'
import type { KitchenAct, KitchenSession } from '#app/features/kitchen/sessions/session.ts'
import type { StoredText } from '#app/lib/storage/stored-text.ts'

/** A device with a browser of its own, as far as the kitchen needs one. */
export interface KitchenDevice {
  readonly sessions: () => readonly KitchenSession[]
  /** Begins a session; resolves with its id. */
  readonly open: (recipeId?: number) => string
  readonly act: (sessionId: string, act: KitchenAct) => void
  /** Signs in with the header of a session, or out with null. */
  readonly sign: (headers: { authorization: string } | null) => void
  /** Whether its calls reach the server. */
  isOnline: boolean
  /** Milliseconds that its clock is ahead. */
  ahead: number
  /** Closes the page, and opens it again. */
  readonly reload: () => Promise<void>
}

/** Local storage for one key. */
function textInMemory(): StoredText {
  let text: string | null = null
  const listeners = new Set<() => void>()
  const read = () => text
  return {
    use: read,
    read,
    latest: read,
    write: (next) => {
      text = next
      for (const listener of listeners) listener()
      return true
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** What the devices of a test share: the globals of a browser, and the network. */
export interface Network {
  /** A new device; nobody is signed in. */
  readonly connect: () => Promise<KitchenDevice>
  /** Statuses of all answers to calls of the kitchen, and what was called. */
  readonly calls: { readonly method: string; readonly status: number }[]
}

// Node's global object has no events. They stay when a network ends, because a stream that is being
// closed still removes its listeners.
const globals = new EventTarget()
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
  Object.defineProperty(globalThis, name, { value: globals[name].bind(globals) })
}

/** Browser globals and a network in which each device reaches the server by its own token. */
export function openNetwork(origin: string): Network {
  const documentElement = { lang: 'en' }
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement }))
  vi.stubGlobal('navigator', { onLine: true })
  const byToken = new Map<string, KitchenDevice>()
  const calls: Network['calls'] = []
  const request = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const device = byToken.get(new Headers(init.headers).get('Authorization') ?? '')
    if (!device?.isOnline) throw new TypeError('Failed to fetch')
    const response = await request(origin + url, init)
    if (url.includes('/kitchen'))
      calls.push({ method: init.method ?? 'GET', status: response.status })
    return response
  })
  const ends: (() => void)[] = []
  onTestFinished(async () => {
    for (const end of ends) end()
    // What has just ended still uses the globals.
    await new Promise((resolve) => setTimeout(resolve))
    vi.unstubAllGlobals()
  })

  const connect = async () => {
    const [kept, memory] = [textInMemory(), textInMemory()]
    const start = async () => {
      // Modules of its own, because each page has one token and one stream.
      vi.resetModules()
      const { followAccount } = await import('#app/features/kitchen/sync/follow-account.ts')
      const { createKitchenStore } = await import('#app/features/kitchen/sessions/kitchen-store.ts')
      const kitchen = await import('#app/features/kitchen/sessions/kitchen.ts')
      const token = await import('#app/lib/storage/token.ts')
      const store = createKitchenStore(kept)
      const now = () => Date.now() + device.ahead
      const signed = byTokenOf(device)
      if (signed !== undefined) token.writeToken(signed)
      const stop = followAccount({ store, stored: memory, now })
      ends.push(stop)
      return { kitchen, token, store, now, stop }
    }
    const byTokenOf = (one: KitchenDevice) =>
      [...byToken].find(([, owner]) => owner === one)?.[0].replace('Bearer ', '')
    const device: KitchenDevice = {
      isOnline: true,
      ahead: 0,
      sessions: () => page.store.get().sessions,
      open(recipeId = 12) {
        const id = crypto.randomUUID()
        const recipe = { recipeId, recipeName: 'Roast chicken', stepCount: 7 }
        const now = page.now()
        page.store.update((sessions) =>
          page.kitchen.openRecipe(sessions, { id, people: 4, recipe, now }),
        )
        return id
      },
      act(sessionId, act) {
        const now = page.now()
        page.store.update(
          (sessions) => page.kitchen.actInKitchen(sessions, { sessionId, act, now }).sessions,
        )
      },
      sign(headers) {
        for (const [one, owner] of byToken) if (owner === device) byToken.delete(one)
        if (headers) byToken.set(headers.authorization, device)
        page.token.writeToken(headers?.authorization.replace('Bearer ', '') ?? null)
      },
      async reload() {
        page.stop()
        page = await start()
      },
    }
    let page = await start()
    return device
  }
  return { connect, calls }
}
