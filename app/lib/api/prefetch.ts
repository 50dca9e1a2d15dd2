import {
  createContext,
  data,
  redirect,
  replace,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom'
import { mutate, preload } from 'swr'
import { currentLanguage } from '#app/lib/words/current-language.ts'
import { loadAreas } from '#app/lib/words/load.ts'
import type { Area } from '#app/lib/words/pack-types.ts'
import { langIdOf, type LangId, type Language } from '#contract/languages.ts'
import { callApi, fetchAhead } from './api-client.ts'
import { isRequestInvalid, type ApiError } from './api-error.ts'
import type { Key } from './keys.ts'

/** What the page renderer hands to the loaders of one request. */
export interface ServerRequest {
  language: Language
  /** Reads a key through the REST routes, in-process, and adds the response to the page. */
  read: (key: string) => Promise<unknown>
  /** Adds the modules of these areas to those that the page preloads. */
  addAreas: (areas: readonly Area[]) => void
}

/** Carries {@link ServerRequest} to the loaders; null in the browser. */
export const serverRequestContext = createContext<ServerRequest | null>(null)

/** Whether the loaders run for a link that has not been followed. */
export const aheadContext = createContext(false)

/** How a loader loads a key. */
export interface LoadOptions {
  /** Whether the server counts the call as a view of the screen's item. @default false */
  countsView?: boolean
}

/** What the loader of a route gets. */
export interface LoaderContext {
  params: Record<string, string | undefined>
  search: URLSearchParams
  langId: LangId
  /** Whether the page is rendered by the server, which waits for keys that depend on others. */
  isServer: boolean
  /**
   * Starts loading a key. Resolves with its data, for keys that depend on it, or with undefined
   * when the call fails.
   */
  load: <Data>(key: Key<Data>, options?: LoadOptions) => Promise<Data | undefined>
}

const rendered = new Map<string, unknown>()

/** Stores the data that came with the page: the loaders run again at hydration, without a call. */
export function rememberRendered(fallback: Record<string, unknown>): void {
  for (const [key, response] of Object.entries(fallback)) rendered.set(key, response)
}

/** Keys that were loaded before their screen. */
const ahead = new Set<string>()

/** Drops data that was loaded ahead and has not been shown: it may be stale by now. */
export function forgetAhead(): void {
  // This is SWR's global cache, which `preload` fills. The screens have another one.
  for (const key of ahead) void mutate(key)
  ahead.clear()
}

/** Keys fetched ahead whose view has not been counted. */
const uncounted = new Set<string>()

/** Fetches a key ahead without counting a view. */
async function readAhead(key: string): Promise<unknown> {
  if (rendered.has(key)) return rendered.get(key)
  uncounted.add(key)
  ahead.add(key)
  return preload(key, fetchAhead)
}

/** Counts the view of a screen whose data was fetched ahead: the same call again, as a view. */
function countView(key: string): void {
  // The screen has its data; an uncounted view is not an error worth reporting.
  if (uncounted.delete(key)) callApi(key).catch(() => undefined)
}

async function readInBrowser(key: string): Promise<unknown> {
  if (!rendered.has(key)) {
    countView(key)
    ahead.add(key)
    return preload(key, callApi)
  }
  const response = rendered.get(key)
  rendered.delete(key)
  return response
}

/**
 * Makes the loader of a route from the words and the keys of its screen. On the server the responses
 * become part of the page, and a missing entity redirects to /404. In the browser the calls run in
 * parallel with loading words and code, and the screen itself shows failures.
 *
 * @param areas areas of `app/lib/words` besides the core ones
 * @param declare calls `load` for every key of the screen; keys it does not await load in parallel
 */
export function prefetch(
  areas: readonly Area[],
  declare: (context: LoaderContext) => void | Promise<void>,
) {
  return async ({ params, request, context }: LoaderFunctionArgs) => {
    const contexts = context as Readonly<RouterContextProvider>
    const server = contexts.get(serverRequestContext)
    const isAhead = contexts.get(aheadContext)
    const readScreen = server?.read ?? readInBrowser
    server?.addAreas(areas)
    const pending: Promise<unknown>[] = []
    const load = <Data>(key: Key<Data>, { countsView = false }: LoadOptions = {}) => {
      const response = (isAhead && countsView ? readAhead(key) : readScreen(key)) as Promise<Data>
      pending.push(response)
      return response.catch(() => undefined)
    }
    const declared = declare({
      params,
      search: new URL(request.url).searchParams,
      langId: langIdOf(server?.language ?? currentLanguage()),
      isServer: server !== null,
      load,
    })
    // The rest is left out of the browser's code.
    if (!import.meta.env.SSR || !server) {
      await loadAreas(areas)
      return null
    }
    await declared
    const failures = (await Promise.allSettled(pending)).flatMap((response) =>
      response.status === 'rejected' ? [response.reason as unknown] : [],
    )
    // Whoever keeps a withdrawn recipe reads it at its address: only the browser knows who they are.
    if (failures.some((failure) => (failure as ApiError).code === 'Withdrawn')) return notFound()
    if (failures.some(isRequestInvalid)) throw redirect('/404')
    return null
  }
}

/** Loader of the "not found" page: it sets status 404. */
export const notFound = () => data(null, { status: 404 })

/** Loader of every unknown path: replaces it with /404 in the history. */
export const goToNotFound = () => {
  throw replace('/404')
}
