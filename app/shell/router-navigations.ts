import type { createBrowserRouter } from 'react-router-dom'

/** The router of the app. */
export type Router = ReturnType<typeof createBrowserRouter>
/** Who is told that another screen is to be shown. */
export type Listener = Parameters<Router['subscribe']>[0]
/** What a {@link Listener} is told. */
export type News = Parameters<Listener>

let carry = (news: News, listener: Listener) => listener(...news)

/** From now on somebody else passes the router's news on, in their order. */
export function carryNews(by: typeof carry): void {
  carry = by
}

/** A router whose news can be held for a moment, until the browser has kept the old page in mind. */
export function withNews(router: Router): Router {
  const subscribe = (listener: Listener) => router.subscribe((...news) => carry(news, listener))
  return Object.create(router, { subscribe: { value: subscribe } }) as Router
}
