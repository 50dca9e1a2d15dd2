import { ApiError } from '#app/lib/api/api-error.ts'
import { followEvents } from '#app/lib/api/events.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { StoredText } from '#app/lib/storage/stored-text.ts'
import { startRetryLoop } from '#app/lib/sync/retry-loop.ts'
import type { Kitchen, KitchenChange } from '#contract/kitchen/kitchen.ts'
import { KITCHEN_CHANGES_MAX } from '#contract/kitchen/limits.ts'
import type { KitchenStore } from '../sessions/kitchen-store.ts'
import { clockDifference } from './clock-difference.ts'
import { keyOf, noteActs } from './ledger.ts'
import { emptyMemory, readMemory, writeMemory, type SyncMemory } from './memory.ts'
import { merge, pendingOf } from './merge.ts'
import { fetchKitchen, sendChanges } from './wire.ts'

/** Options of {@link startSync}. */
export interface SyncParts {
  readonly store: KitchenStore
  readonly stored: StoredText
  /** Epoch milliseconds of the clock that deadlines are made from. */
  readonly now: () => number
  /** End of the token. */
  readonly owner: string
}

/**
 * Keeps the sessions of this browser and those of the member's account the same until the signal aborts:
 * sends what the cook does, and reads what other devices have done. To be run in the lead tab.
 */
export function startSync({ store, stored, now, owner }: SyncParts, signal: AbortSignal): void {
  let memory: SyncMemory = readMemory(stored) ?? emptyMemory(owner)
  let isStale = true
  let isPushing = false
  /** 1 after a refusal, to find out which change it was. */
  let batch = KITCHEN_CHANGES_MAX
  /** The changes of this turn. */
  let changes: readonly KitchenChange[] = []

  const remember = (change: Partial<SyncMemory>) => {
    memory = { ...memory, ...change }
    writeMemory(stored, memory)
  }
  const refresh = () => {
    isStale = true
    loop.wake()
  }
  const note = () => {
    const noted = noteActs(memory.ledger, store.get().sessions, memory.ahead)
    const isSame = noted.actedIn.size === 0 && noted.ledger.size === memory.ledger.size
    if (isSame) return
    remember({ ...noted, actedIn: new Set([...memory.actedIn, ...noted.actedIn]) })
    loop.wake()
  }
  const pending = () => pendingOf({ ...store.get(), ledger: memory.ledger }, memory.ahead)

  /** Makes a call, and merges its response. */
  const exchange = async (call: () => Promise<Kitchen>, sent?: readonly KitchenChange[]) => {
    const sentAt = now()
    const response = await call()
    signal.throwIfAborted()
    const reading = { sentAt, answeredAt: now(), serverNow: response.Now }
    const ahead = clockDifference(reading, memory.ahead)
    store.update((sessions) => {
      const { ledger } = noteActs(memory.ledger, sessions, ahead)
      const merged = merge({ sessions, ledger }, response.Records, { ahead, ...(sent && { sent }) })
      memory = { ...memory, ledger: merged.ledger, ahead }
      const isSame = merged.sessions.every((session, index) => session === sessions[index])
      return isSame && merged.sessions.length === sessions.length ? sessions : merged.sessions
    })
    return response
  }

  const pull = async () => {
    isStale = false
    const { version } = memory
    const { Version: next } = await exchange(() => fetchKitchen(version, signal))
    // A server that was restored from a backup knows less than it did: it gets everything again.
    if (next < version) remember({ ...emptyMemory(owner), actedIn: memory.actedIn })
    else remember({ version: next })
    if (next < version) refresh()
    note()
  }

  const push = async () => {
    isPushing = true
    try {
      const response = await exchange(() => sendChanges(changes, signal), changes)
      const { version } = memory
      const isNext = response.Version === version + 1 && isMadeBy(changes, response)
      remember({ version: isNext ? response.Version : version })
      // What others have changed is still to be read.
      if (response.Version !== memory.version) isStale = true
      batch = KITCHEN_CHANGES_MAX
    } catch (error) {
      // An event about another device's change may have been mistaken for one about this call.
      isStale = true
      throw error
    } finally {
      isPushing = false
    }
    note()
  }

  /** Finds the change that the server refuses for good, and goes on without it. */
  const giveUp = () => {
    if (changes.length > 1) {
      batch = 1
      return
    }
    batch = KITCHEN_CHANGES_MAX
    const { ledger } = merge({ ...store.get(), ledger: memory.ledger }, [], {
      ahead: memory.ahead,
      sent: changes,
    })
    remember({ ledger })
  }

  const turn = async () => {
    changes = isStale ? [] : pending().slice(0, batch)
    if (isStale) await pull()
    else if (changes.length > 0) await push()
    loop.reached()
    return isStale || pending().length > 0 ? 0 : Infinity
  }
  const onFailure = (error: unknown) => {
    isStale ||= changes.length === 0
    if (isBadRequest(error)) {
      reportFailure(error)
      giveUp()
    }
    return undefined
  }
  const loop = startRetryLoop({ turn, onFailure, delayEnds: 'online' }, signal)

  signal.addEventListener('abort', store.subscribe(note), { once: true })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') refresh()
    },
    { signal },
  )
  addEventListener('online', refresh, { signal })
  // The first version after a change is usually that of the change itself.
  const knownVersion = () => memory.version + Number(isPushing)
  followEvents({ name: 'kitchen', signal, knownVersion, onNews: refresh })
  note()
}

/** Whether these changes made the version that the answer has. */
function isMadeBy(changes: readonly KitchenChange[], { Version, Records }: Kitchen): boolean {
  const acts = new Set(changes.map((one) => `${keyOf(one)} ${one.ActedAt}`))
  return Records.some((one) => one.Version === Version && acts.has(`${keyOf(one)} ${one.ActedAt}`))
}

/**
 * Whether the server finds a change invalid, so that it never takes it. Responses of others than the API
 * have no code. The shopping list gives up at any lasting 4xx status. The kitchen does so at 400 only:
 * nothing but an invalid value makes the server refuse one change, and a 404 of an older server or a
 * 413 of a gateway must not drop what is being cooked.
 */
function isBadRequest(error: unknown): boolean {
  return error instanceof ApiError && error.code !== undefined && error.status === 400
}
