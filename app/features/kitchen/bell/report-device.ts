import { callApi } from '#app/lib/api/api-client.ts'
import { callUrl } from '#app/lib/api/call.ts'
import { bellChoice, CHOICE_OF, chosenLoudness, mayRing } from '#app/lib/bell/bell-choice.ts'
import { readDevice, writeDevice, type BellDevice } from '#app/lib/bell/bell-memory.ts'
import { endSubscription, subscribeBrowser } from '#app/lib/bell/browser-push.ts'
import { readToken } from '#app/lib/storage/token.ts'
import { currentLanguage } from '#app/lib/words/current-language.ts'
import type { BellState } from '#contract/bell/bell.ts'
import { langIdOf } from '#contract/languages.ts'
import { kitchenNow } from '../clock.ts'
import { kitchenStore } from '../sessions/kitchen-store.ts'
import { clockDifference } from '../sync/clock-difference.ts'
import { bellTimers } from './bell-timers.ts'
import type { BellReach } from './bell-reach.ts'
import { deviceName } from './system.ts'

const SECRET_BYTES = 32

/** Milliseconds that the server's clock is ahead of that of the kitchen. */
let ahead = 0

/** The secret of this page, if storage is blocked. */
let secret: string | undefined

/** The last reported state of this device, if storage is blocked. */
let last: BellDevice | undefined

/** Digest of the last reported state. */
let sent: string | undefined

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

async function post(device: BellDevice, extra: object = {}): Promise<BellState> {
  const { ahead: _ahead, id: _id, ...body } = device
  return await call({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, ...extra }),
  })
}

const known = async () => (await readDevice()) ?? last

async function keep(device: BellDevice | undefined): Promise<void> {
  last = device
  if (!device) [secret, sent] = [undefined, undefined]
  await writeDevice(device)
}

function runningTimers() {
  return bellTimers(kitchenStore.get().sessions, { now: kitchenNow(), ahead })
}

/** The present state of this device; undefined if the site sends no push messages. */
async function describe(): Promise<BellDevice | undefined> {
  const { PublicKey } = await call()
  if (PublicKey === null) return undefined
  const before = await known()
  return {
    Secret: before?.Secret ?? (secret ??= newSecret()),
    ...(await subscribeBrowser(PublicKey)),
    LangId: langIdOf(currentLanguage()),
    TimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    Loudness: chosenLoudness(),
    Name: deviceName(navigator),
    // The timers of a member are synchronised with the kitchen.
    Timers: readToken() === null ? runningTimers() : [],
    ahead: ahead + kitchenNow() - Date.now(),
    ...(before?.id !== undefined && { id: before.id }),
  }
}

/** A string that changes whenever there is something to report. */
function digest({ ahead: _ahead, id: _id, ...body }: BellDevice): string {
  return JSON.stringify([body, readToken() !== null, runningTimers()])
}

/** Stores the reported state, and applies a choice that the member made on another device. */
async function agree(device: BellDevice, { Loudness, DeviceId }: BellState): Promise<void> {
  const { id: _id, ...rest } = device
  const agreed = { ...rest, Loudness: Loudness ?? device.Loudness }
  sent = digest(device)
  await keep(DeviceId ? { ...agreed, id: DeviceId } : agreed)
  if (agreed.Loudness !== device.Loudness) bellChoice.write(CHOICE_OF[agreed.Loudness])
}

/** Ends the bell of a device that the server no longer accepts. The page offers to turn it on again. */
async function end(why: NonNullable<BellState['Ended']>): Promise<void> {
  await keep(undefined)
  if (why === 'gone') await endSubscription()
  bellChoice.write('ended')
}

/** Reports that this device does not ring. The response may contain a choice from another device. */
async function reportOff(isDue: boolean): Promise<void> {
  const before = await known()
  if (!before) return
  const device: BellDevice = { ...before, Loudness: 'off', Timers: [] }
  if (!isDue && digest(device) === sent) return
  const isAllowed = Notification.permission === 'granted'
  const state = await post(device, { Chosen: !isAllowed || before.Loudness !== 'off' })
  await (state.Loudness ? agree(device, state) : keep(undefined))
}

/**
 * Reports this device to the server, unless nothing has changed.
 *
 * @param isDue also asks whether the server still knows it
 */
export async function reportDevice(isDue: boolean): Promise<BellReach> {
  if (!mayRing() || Notification.permission !== 'granted') {
    await reportOff(isDue)
    return 'unknown'
  }
  const device = await describe()
  if (!device) return 'unsupported'
  const before = await known()
  const isChosenNow = before?.Loudness !== device.Loudness
  // The service worker answers bells with it from now on.
  await keep({ ...device, Loudness: before?.Loudness ?? device.Loudness })
  if (!isDue && digest(device) === sent) return 'on'
  const state = await post(device, { Chosen: isChosenNow })
  if (state.Ended) {
    await end(state.Ended)
    return 'unknown'
  }
  await agree(device, state)
  return 'on'
}

/**
 * Asks the server for a test message.
 *
 * @returns whether the server sends it; false if the bell has ended
 */
export async function testBell(): Promise<boolean> {
  const device = await describe()
  if (!device) return false
  const before = await known()
  const state = await post(device, { Test: true, Chosen: false })
  if (state.Ended) await end(state.Ended)
  else await keep({ ...device, Loudness: before?.Loudness ?? device.Loudness })
  return !state.Ended
}
