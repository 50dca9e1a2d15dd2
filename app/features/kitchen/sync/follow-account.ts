import { lead } from '#app/lib/lead-tab.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { createStoredText, type StoredText } from '#app/lib/storage/stored-text.ts'
import { subscribeToToken, tokenEnd } from '#app/lib/storage/token.ts'
import { kitchenNow } from '../clock.ts'
import { isLive } from '../sessions/session.ts'
import { kitchenStore, type KitchenStore } from '../sessions/kitchen-store.ts'
import { readMemory } from './memory.ts'
import { startSync } from './sync.ts'

const LOCK = 'simmer.kitchen.sync'

/** Where a kitchen is, for tests of several devices in one process. */
export interface Device {
  readonly store: KitchenStore
  readonly stored: StoredText
  readonly now: () => number
}

/**
 * After signing out, this device keeps what is being cooked on it, for a visitor, and forgets the rest.
 * On other devices everything goes on.
 */
function forgetAccount({ store, stored }: Device): void {
  const memory = readMemory(stored)
  if (!memory) return
  store.update((sessions) =>
    sessions.filter((session) => isLive(session) && memory.actedIn.has(session.id)),
  )
  stored.write(null)
}

/**
 * Synchronises the kitchen with the account of whoever signs in, until the result is called. The
 * sessions of a visitor join the account.
 */
export function followAccount(device: Device = pageDevice()): () => void {
  let ending = new AbortController()
  const begin = () => {
    ending.abort()
    ending = new AbortController()
    const owner = tokenEnd()
    if (readMemory(device.stored)?.owner !== owner) forgetAccount(device)
    if (owner === undefined) return
    const { signal } = ending
    lead(LOCK, signal, () => startSync({ ...device, owner }, signal)).catch(reportFailure)
  }
  const stop = subscribeToToken(begin)
  begin()
  return () => {
    stop()
    ending.abort()
  }
}

let device: Device | undefined

function pageDevice(): Device {
  return (device ??= {
    store: kitchenStore,
    stored: createStoredText('simmer.kitchen.sync'),
    now: kitchenNow,
  })
}
