import {
  matchRoutes,
  RouterContextProvider,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom'
import { aheadContext } from '#app/lib/api/prefetch.ts'
import { carryPictures } from './carry-pictures.ts'

carryPictures()

/** Languages and addresses that need no further fetching. */
const fetched = new Set<string>()

/** Whether the reader asked for as little data as possible (Save-Data); some browsers cannot say. */
function savesData(): boolean {
  return (
    'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData)
  )
}

/** On the page that is open only another page of its list is news. */
const isHere = ({ pathname, searchParams }: URL) =>
  pathname === location.pathname && !searchParams.has('page')

/**
 * Fetches code, words and data of the screen behind an address, once.
 *
 * @param routes the route table
 * @param href a whole address of this site
 * @throws what its loader throws, such as the way elsewhere
 */
export async function prefetchAddress(routes: RouteObject[], href: string): Promise<void> {
  const url = new URL(href)
  url.hash = ''
  const key = `${document.documentElement.lang} ${url.href}`
  // Below it stand names of parts alone.
  const match = matchRoutes(routes, url.pathname)?.findLast(({ route }) => route.loader)
  if (!match || fetched.has(key) || savesData() || isHere(url)) return
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
