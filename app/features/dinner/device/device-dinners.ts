import { createStore } from '#design-system/lib/store.ts'
import type { StoredText } from '#app/lib/storage/stored-text.ts'
import type { Dinner, DinnerChange } from '#contract/dinner/dinner.ts'
import type { Press } from '../worker/press.ts'
import { storedDinners } from './stored.ts'

/** A change on its way: sent again as it is until the server has answered. */
export interface Attempt {
  /** Idempotency key. */
  readonly id: string
  readonly body: DinnerChange
  /** How many of the presses it has. */
  readonly count: number
}

/** A dinner on this device: as the server knows it, and what it does not know yet. */
export interface DeviceDinner {
  readonly base: Dinner
  readonly presses: readonly Press[]
  readonly attempt: Attempt | null
}

/** Dinners that a device remembers without need, the one that changed last at the end. */
const REMEMBERED = 3

/** Dinners of this browser, the same in all tabs. */
export interface DeviceDinners {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: (key: string) => DeviceDinner | undefined
  /** Keys of dinners in which something waits to be sent, with spaces between. */
  readonly waiting: () => string
  /** Replaces a dinner by what `change` makes of it; undefined forgets it. */
  readonly update: (
    key: string,
    change: (before: DeviceDinner | undefined) => DeviceDinner | undefined,
  ) => void
}

const isWaiting = ({ presses }: DeviceDinner) => presses.length > 0

function parse(text: string | null): readonly DeviceDinner[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? (found as DeviceDinner[]) : []
  } catch {
    return []
  }
}

/** Opens the dinners that a text in local storage holds. */
function createDeviceDinners(stored: StoredText): DeviceDinners {
  let text = stored.read()
  const state = createStore(parse(text))
  const follow = (found: string | null) => {
    if (found === text) return
    text = found
    state.set(parse(found))
  }
  stored.subscribe(() => follow(stored.read()))
  return {
    subscribe: state.subscribe,
    get: (key) => state.get().find(({ base }) => base.Key === key),
    waiting: () =>
      state
        .get()
        .filter(isWaiting)
        .map(({ base }) => base.Key)
        .toSorted()
        .join(' '),
    update(key, change) {
      // Events of other tabs arrive late: two changes at a time must not undo one another.
      follow(stored.latest())
      const before = state.get().find(({ base }) => base.Key === key)
      const after = change(before)
      if (after === before) return
      const others = state.get().filter(({ base }) => base.Key !== key)
      const all = [...others, ...(after ? [after] : [])]
      const next = all.filter((one, index) => isWaiting(one) || index >= all.length - REMEMBERED)
      text = JSON.stringify(next)
      stored.write(text)
      state.set(next)
    },
  }
}

/** The dinners of this page. */
export const deviceDinners = createDeviceDinners(storedDinners)
