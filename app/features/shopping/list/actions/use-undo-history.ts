import { useState } from 'react'
import { afterFrame } from '#app/lib/after-frame.ts'
import type { Id } from '#contract/common.ts'
import { announce } from '#design-system/lib/announce.ts'
import type { ChangeOf, ShoppingChange } from '#app/features/shopping/model/operation.ts'
import type { ShoppingStore } from '#app/features/shopping/sync/member-state.ts'
import type { UndoableAction } from './undoable-changes.ts'

/** Actions that can be undone. */
const HISTORY_MAX = 10

/** An action that was performed on this page. */
export interface DoneAction extends UndoableAction {
  readonly id: number
  /** Milliseconds since 1970, by the clock of this device. */
  readonly at: number
  readonly isUndone: boolean
}

/**
 * The last ten actions of this page, each of which can be undone and redone by itself.
 *
 * @param listId the list that they are about; actions on another one cannot be undone here
 */
export function useUndoHistory(store: ShoppingStore, listId: Id | undefined) {
  const [history, setHistory] = useState<readonly DoneAction[]>([])
  const [last, setLast] = useState(listId)
  if (listId !== last) {
    setLast(listId)
    if (last !== undefined) setHistory([])
  }
  const change = async (changes: readonly (ShoppingChange | ChangeOf)[]) => {
    if (changes.length > 0) await store.change(...changes)
  }
  const setUndone = (id: number, isUndone: boolean) =>
    setHistory((before) => before.map((one) => (one.id === id ? { ...one, isUndone } : one)))
  return {
    /** Newest first. */
    history,
    /** Changes the list; this cannot be undone. */
    change,
    /** Changes the list, announces it and remembers it in the history. */
    perform: async (action: UndoableAction) => {
      const at = Date.now()
      // After what was pressed has shown.
      afterFrame(() =>
        setHistory((before) => {
          const id = (before[0]?.id ?? 0) + 1
          return [{ ...action, id, at, isUndone: false }, ...before].slice(0, HISTORY_MAX)
        }),
      )
      announce(action.said ?? action.text)
      await change(action.changes)
    },
    /** Undoes an action, or redoes it. */
    toggle: async ({ id, isUndone, changes, inverse }: DoneAction) => {
      setUndone(id, !isUndone)
      await change(isUndone ? changes : inverse)
    },
  }
}
