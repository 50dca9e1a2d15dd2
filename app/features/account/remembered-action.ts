import { useEffect, useRef } from 'react'
import type { Id } from '#contract/common.ts'

/** What visitors can press that needs an account. */
const KINDS = [
  'favouriteRecipe',
  'favouriteCookbook',
  'subscribe',
  'rate',
  'comment',
  'addToList',
  'addFoods',
  'note',
] as const

/** A press of a visitor, which is carried out after signing in. */
export interface RememberedAction {
  kind: (typeof KINDS)[number]
  /** Id of the recipe, the cookbook, the author or the step. */
  id: Id
  /** Name of the recipe or cookbook; empty where no text needs it. */
  name: string
}

/** Reads an action from storage, where anything may be stored. */
export function parseAction(text: string | null): RememberedAction | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<RememberedAction> | null
    const { kind, id, name } = value ?? {}
    const isAction = KINDS.some((one) => one === kind) && typeof id === 'number'
    return isAction && typeof name === 'string' ? (value as RememberedAction) : undefined
  } catch {
    return undefined
  }
}

/** The action of the member who has just come back from /auth, until a component carries it out. */
let due: { action: RememberedAction; path: string } | undefined

/** Makes an action due on the page that sign-in leads back to; undefined for none. */
export function setDueAction(action: RememberedAction | undefined, path: string): void {
  due = action && { action, path }
}

const isDue = (kinds: readonly RememberedAction['kind'][], id?: Id) =>
  due !== undefined &&
  due.path === location.pathname + location.search + location.hash &&
  kinds.includes(due.action.kind) &&
  (id === undefined || due.action.id === id)

/**
 * Carries out the due action once, when the component that can do so mounts. An action is dropped
 * when the member goes to another page first.
 *
 * @param id only for this recipe, cookbook or author; undefined for all
 */
export function useRememberedAction(
  kinds: readonly RememberedAction['kind'][],
  id: Id | undefined,
  carryOut: (action: RememberedAction) => void,
): void {
  const latest = useRef(carryOut)
  useEffect(() => {
    latest.current = carryOut
  })
  useEffect(() => {
    if (!due || !isDue(kinds, id)) return
    const { action } = due
    due = undefined
    latest.current(action)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the component mounts
  }, [])
}

/**
 * Whether an action of one of these kinds is due on this page.
 *
 * @param id only for this recipe, cookbook, author or step; undefined for all
 */
export function hasDueAction(kinds: readonly RememberedAction['kind'][], id?: Id): boolean {
  return isDue(kinds, id)
}
