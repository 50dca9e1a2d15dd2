import { createStore } from '#design-system/lib/store.ts'
import { callApi } from '#app/lib/api/api-client.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { callUrl } from '#app/lib/api/call.ts'
import { bellChoice, mayRing } from '#app/lib/bell/bell-choice.ts'
import { readDevice, writeDevice, type BellDevice } from '#app/lib/bell/bell-memory.ts'
import { subscribeBrowser } from '#app/lib/bell/browser-push.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { sleep } from '#app/lib/sleep.ts'
import { readToken, subscribeToToken } from '#app/lib/storage/token.ts'
import { currentLanguage } from '#app/lib/words/current-language.ts'
import { type Backoff, backoffMs } from '#contract/backoff.ts'
import type { BellState } from '#contract/bell.ts'
import { langIdOf } from '#contract/languages.ts'
import { kitchenNow } from '../clock.ts'
import { kitchenStore } from '../kitchen-store.ts'
import { clockDifference } from '../sync/clock-difference.ts'
import { bellTimers } from './bell-timers.ts'

const BACKOFF: Backoff = { firstMs: 1000, factor: 2, maxMs: 60_000 }
/** Acts within these milliseconds are one call. */
const GATHER_MS = 50
const SECRET_BYTES = 32
/** Event: there may be something to send. */
const NEWS = 'news'

/**
 * Whether the server rings for this device: `unsupported` where the site sends no messages, `failed`
 * while it or the browser's push service cannot be reached.
 */
export type BellReach = 'unknown' | 'on' | 'failed' | 'unsupported'

const reach = createStore<BellReach>('unknown')

/** What the last call came to, as a store. */
export const bellReach = { get: reach.get, subscribe: reach.subscribe } as const

/** Milliseconds that the server's clock is ahead of that of the kitchen. */
let ahead = 0

/** The secret of this page where storage is blocked. */
let secret: string | undefined

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Makes a call, and reads the server's clock. */
async function call(init?: RequestInit): Promise<BellState> {
  const sentAt = kitchenNow()
  const state = (await callApi(callUrl('/bell'), init)) as BellState
  ahead = clockDifference({ sentAt, answeredAt: kitchenNow(), serverNow: state.Now }, ahead)
  return state
}

async function post(device: BellDevice, extra: object = {}): Promise<void> {
  const { ahead: _ahead, ...body } = device
  await call({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, ...extra }),
  })
}

/** This device as it is now; undefined where the site sends no messages. */
async function describe(): Promise<BellDevice | undefined> {
  const { PublicKey } = await call()
  if (PublicKey === null) return undefined
  const known = await readDevice()
  const now = kitchenNow()
  return {
    Secret: known?.Secret ?? (secret ??= newSecret()),
    ...(await subscribeBrowser(PublicKey)),
    LangId: langIdOf(currentLanguage()),
    TimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    Loudness: bellChoice.read() === 'quiet' ? 'quiet' : 'rings',
    // Those of a member are in the kitchen, which is synchronised.
    Timers: readToken() === null ? bellTimers(kitchenStore.get().sessions, { now, ahead }) : [],
    ahead: ahead + now - Date.now(),
  }
}

/** Everything of a device that the server has to know. */
function digest({ ahead: _ahead, ...body }: BellDevice): string {
  return JSON.stringify([body, readToken() !== null])
}

let sent: string | undefined

/** This device as it was sent, for where storage is blocked. */
let last: BellDevice | undefined

/** Tells the server of this device, unless it knows everything. */
async function send(): Promise<BellReach> {
  if (!mayRing() || Notification.permission !== 'granted') {
    const known = (await readDevice()) ?? last
    if (known) await post(known, { Loudness: 'off', Timers: [] })
    await writeDevice(undefined)
    last = undefined
    sent = undefined
    return 'unknown'
  }
  const device = await describe()
  if (!device) return 'unsupported'
  await writeDevice(device)
  last = device
  if (digest(device) !== sent) await post(device)
  sent = digest(device)
  return 'on'
}

/** Tells the server at once what the cook has chosen, and whether it rings for this device. */
export async function updateDevice(): Promise<void> {
  reach.set(await send())
}

/** Lets the server send a message that says that the bell works. */
export async function testBell(): Promise<void> {
  const device = await describe()
  if (!device) return
  await writeDevice(device)
  await post(device, { Test: true })
}

/**
 * Tells the server which timers of this device run, until the signal aborts. To be run in the lead tab.
 */
export function syncDevice(signal: AbortSignal): void {
  const news = new EventTarget()
  let isRequested = true
  const request = () => {
    isRequested = true
    news.dispatchEvent(new Event(NEWS))
  }
  for (const store of [kitchenStore, bellChoice])
    signal.addEventListener('abort', store.subscribe(request))
  signal.addEventListener('abort', subscribeToToken(request))
  // The subscription may have ended meanwhile, or the permission.
  document.addEventListener('visibilitychange', request, { signal })
  // Without a connection the call fails, and the line says so.
  for (const type of ['online', 'offline']) addEventListener(type, request, { signal })
  const observer = new MutationObserver(request)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  signal.addEventListener('abort', () => observer.disconnect())

  const nextRequest = async () => {
    if (!isRequested) await sleep(undefined, [news, NEWS], [signal, 'abort'])
    await sleep(GATHER_MS, [signal, 'abort'])
    isRequested = false
  }
  const work = async () => {
    let failures = 0
    while (!signal.aborted) {
      await nextRequest()
      if (signal.aborted) return
      try {
        reach.set(await send())
        failures = 0
      } catch (error) {
        if (!(error instanceof ApiError || error instanceof DOMException)) reportFailure(error)
        reach.set('failed')
        failures += 1
        isRequested = true
        await sleep(backoffMs(BACKOFF, failures), [news, NEWS], [signal, 'abort'])
      }
    }
  }
  work().catch(reportFailure)
}
