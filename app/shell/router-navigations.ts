import type { createBrowserRouter } from 'react-router-dom'

/** The router of the app. */
export type Router = ReturnType<typeof createBrowserRouter>
type Listener = Parameters<Router['subscribe']>[0]
/** Arguments of a call of the router's listener: one state of the router. */
export type RouterUpdate = Parameters<Listener>

let deliver = (update: RouterUpdate, listener: Listener) => listener(...update)

/**
 * Passes the router's updates to an interceptor, which has to call the listener with each of them, in
 * their order.
 */
export function interceptUpdates(interceptor: typeof deliver): void {
  deliver = interceptor
}

/** A router whose updates can be delayed, until the browser has captured the old page. */
export function withInterceptedUpdates(router: Router): Router {
  const subscribe = (listener: Listener) =>
    router.subscribe((...update) => deliver(update, listener))
  return Object.create(router, { subscribe: { value: subscribe } }) as Router
}
