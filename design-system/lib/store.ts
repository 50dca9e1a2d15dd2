/** Functions that are called when something has changed. */
export interface Listeners {
  /** Calls `listener` after each change. Returns a function that removes it. */
  subscribe: (listener: () => void) => () => void
  notify: () => void
}

/** Creates listeners for a value outside a {@link Store}, such as one that is read on demand. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: () => listeners.forEach((listener) => listener()),
  }
}

/** A value with listeners, outside React. Read it with `useSyncExternalStore`. */
export interface Store<State> extends Pick<Listeners, 'subscribe'> {
  get: () => State
  /** Replaces the state and calls the listeners, unless the state is the same (`Object.is`). */
  set: (next: State) => void
}

/** Creates a store with its first state. */
export function createStore<State>(state: State): Store<State> {
  const { subscribe, notify } = createListeners()
  return {
    subscribe,
    get: () => state,
    set: (next) => {
      if (Object.is(next, state)) return
      state = next
      notify()
    },
  }
}
