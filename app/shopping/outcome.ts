import type { Refusal, ShoppingStore } from '#app/shopping/store.ts'

/**
 * Waits for what becomes of the changes made so far: the server took them, refused one, or cannot be
 * reached. In the last case they wait here and count as done.
 *
 * @returns the refusal, if there is one; it then need not be told again
 */
export function outcomeOf(store: ShoppingStore): Promise<Refusal | undefined> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined
    const look = () => {
      const state = store.state()
      if (!state) return
      const [refusal] = state.refusals
      const isWaiting = state.operations.some(({ version }) => version === null)
      if (!refusal && isWaiting && state.connection === 'online') return
      stop?.()
      if (refusal) store.dismissNews()
      resolve(refusal)
    }
    stop = store.subscribe(look)
    look()
  })
}
