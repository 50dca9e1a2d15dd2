import {
  matchRoutes,
  RouterContextProvider,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom'
import { aheadContext } from '#app/lib/api/prefetch.ts'
import { enableViewTransitions } from './view-transitions.ts'

enableViewTransitions()

/** Languages and addresses that have been fetched. */
const fetched = new Set<string>()

/** Whether Save-Data is on, in browsers that report it. */
function savesData(): boolean {
  return (
    'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData)
  )
}

/** Whether an address belongs to the current screen; another page of its list is worth fetching. */
const isCurrent = ({ pathname, searchParams }: URL) =>
  pathname === location.pathname && !searchParams.has('page')

/**
 * Fetches code, words and data of the screen behind an address, once.
 *
 * @param routes the route table
 * @param href an absolute address of this site
 * @throws what its loader throws, such as a redirect
 */
export async function prefetchAddress(routes: RouteObject[], href: string): Promise<void> {
  const url = new URL(href)
  url.hash = ''
  const key = `${document.documentElement.lang} ${url.href}`
  // A nested route without a loader is a part of a screen, so its parent is fetched.
  const match = matchRoutes(routes, url.pathname)?.findLast(({ route }) => route.loader)
  if (!match || fetched.has(key) || savesData() || isCurrent(url)) return
  fetched.add(key)
  const { loader, lazy } = match.route
  const context = new RouterContextProvider()
  context.set(aheadContext, true)
  const args = {
    params: match.params,
    request: new Request(url),
    context,
  } as LoaderFunctionArgs
  await Promise.all([
    typeof lazy === 'object' && lazy.Component?.(),
    (loader as LoaderFunction | undefined)?.(args),
  ])
}
