import { spawn } from 'node:child_process'
import { createECDH } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { BrowserContext } from '@playwright/test'
import type { PushSubscriptionBody } from '#contract/push.ts'
import { folderOfRecipes, runImport, type NewRecipe } from '#tests/support/new-recipes.ts'
import { startPushPeer, type PushDevice, type PushPeer } from '#tests/support/push-peer.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** A separate server and a push service. */
export interface PushSite {
  origin: string
  peer: PushPeer
  /** Runs `npm run content:import` for new recipes, in a separate process. */
  importRecipes: (...recipes: NewRecipe[]) => Promise<void>
}

async function startSite(): Promise<PushSite & { stop: () => Promise<void> }> {
  const script = join(import.meta.dirname, 'serve-push.ts')
  const server = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  const { origin, DATA_DIR } = JSON.parse(line) as { origin: string; DATA_DIR: string }
  const peer = await startPushPeer()
  return {
    origin,
    peer,
    importRecipes: async (...recipes) => {
      const folder = await folderOfRecipes(recipes)
      await runImport(folder, { DATA_DIR })
      await rm(folder, { recursive: true })
    },
    stop: async () => {
      const gone = once(server, 'exit')
      server.kill()
      await gone
      await peer.close()
    },
  }
}

/** Fixtures of journeys about push messages. */
interface PushFixtures {
  /**
   * Replaces `PushManager.subscribe` in the pages of a context: it subscribes at the peer, with keys
   * that the browser generates. Resolves with the subscribed devices.
   */
  subscribeAtPeer: () => Promise<PushDevice[]>
}

/** `test` with a separate site. */
export const test = base.extend<PushFixtures, { site: PushSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
  subscribeAtPeer: async ({ context, site }, use) => {
    await use(async () => {
      const devices: PushDevice[] = []
      await replaceSubscribe(context, site.peer, devices)
      return devices
    })
  },
})

/** Keys of a subscription, generated in the page. */
interface PageKeys {
  vapidKey: string
  /** The private key, base64url. */
  d: string
  auth: number[]
}

async function replaceSubscribe(
  context: BrowserContext,
  peer: PushPeer,
  devices: PushDevice[],
): Promise<void> {
  await context.exposeFunction('subscribeAtPeer', ({ vapidKey, d, auth }: PageKeys) => {
    const ecdh = createECDH('prime256v1')
    ecdh.setPrivateKey(d, 'base64url')
    const device = peer.addDevice(vapidKey, { ecdh, auth: Buffer.from(auth) })
    devices.push(device)
    return device.subscription
  })
  await context.addInitScript(() => {
    const { subscribeAtPeer } = window as unknown as {
      subscribeAtPeer: (keys: PageKeys) => Promise<PushSubscriptionBody>
    }
    const subscribe = async ({
      userVisibleOnly,
      applicationServerKey: vapidKey,
    }: PushSubscriptionOptionsInit = {}) => {
      if (!userVisibleOnly || typeof vapidKey !== 'string') throw new DOMException('Not like that.')
      const curve = { name: 'ECDH', namedCurve: 'P-256' }
      const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
      const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey)
      const auth = [...crypto.getRandomValues(new Uint8Array(16))]
      const { Endpoint: endpoint, P256dh, Auth } = await subscribeAtPeer({ vapidKey, d, auth })
      const json = { endpoint, keys: { p256dh: P256dh, auth: Auth } }
      return { endpoint, toJSON: () => json } as unknown as PushSubscription
    }
    if ('PushManager' in window) PushManager.prototype.subscribe = subscribe
  })
}
