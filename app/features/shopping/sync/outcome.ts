import type { ShoppingStore } from './member-state.ts'
import type { Refusal } from './server-news.ts'

/**
 * Waits for the outcome of one change: the server has confirmed it, refused it, or cannot be reached.
 * In the last case the change stays in the outbox and counts as done.
 *
 * @param id of the operation, as `store.change` returns it
 * @returns the refusal of this operation, which is then not reported anywhere else
 */
export function outcomeOf(store: ShoppingStore, id: string): Promise<Refusal | undefined> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined
    const check = () => {
      const state = store.state()
      if (!state) return
      const refusal = state.refusals.find((one) => one.id === id)
      const isPending = state.operations.some((one) => one.id === id && one.version === null)
      if (!refusal && isPending && state.connection === 'online') return
      stop?.()
      if (refusal) store.dismissRefusal(id)
      resolve(refusal)
    }
    stop = store.subscribe(check)
    check()
  })
}
