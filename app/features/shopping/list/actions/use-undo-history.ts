import { useState } from 'react'
import { afterFrame } from '#app/lib/after-frame.ts'
import type { Id } from '#contract/common.ts'
import { announce } from '#design-system/lib/announce.ts'
import type { ChangeOf, ShoppingChange } from '#app/features/shopping/model/operation.ts'
import type { ShoppingStore } from '#app/features/shopping/sync/member-state.ts'
import type { Act } from './undoable-changes.ts'

/** Acts that can be undone. */
const ACTS_MAX = 10

/** An act that was made here. */
export interface MadeAct extends Act {
  readonly id: number
  /** Milliseconds since 1970, by the clock of this device. */
  readonly at: number
  readonly isUndone: boolean
}

/**
 * The last ten acts of this page, each of which can be undone and made again by itself.
 *
 * @param listId the list that they are about; acts on another one cannot be undone here
 */
export function useActs(store: ShoppingStore, listId: Id | undefined) {
  const [acts, setActs] = useState<readonly MadeAct[]>([])
  const [last, setLast] = useState(listId)
  if (listId !== last) {
    setLast(listId)
    if (last !== undefined) setActs([])
  }
  const make = async (changes: readonly (ShoppingChange | ChangeOf)[]) => {
    if (changes.length > 0) await store.change(...changes)
  }
  const setUndone = (id: number, isUndone: boolean) =>
    setActs((before) => before.map((one) => (one.id === id ? { ...one, isUndone } : one)))
  return {
    /** Newest first. */
    acts,
    make,
    act: async (act: Act) => {
      const at = Date.now()
      // After what was pressed has shown.
      afterFrame(() =>
        setActs((before) => {
          const id = (before[0]?.id ?? 0) + 1
          return [{ ...act, id, at, isUndone: false }, ...before].slice(0, ACTS_MAX)
        }),
      )
      announce(act.said ?? act.text)
      await make(act.changes)
    },
    /** Undoes one act, or makes it again. */
    toggle: async ({ id, isUndone, changes, inverse }: MadeAct) => {
      setUndone(id, !isUndone)
      await make(isUndone ? changes : inverse)
    },
  }
}
