import {
  createContext,
  data,
  redirect,
  replace,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom'
import { mutate, preload } from 'swr'
import { fetchKey } from '#app/data/api-client.ts'
import { isRequestInvalid } from '#app/data/api-error.ts'
import { currentLanguage } from '#app/words/current-language.ts'
import { loadAreas, type Area } from '#app/words/load.ts'
import { langIdOf, type LangId, type Language } from '#contract/languages.ts'

/** What the page renderer hands to the loaders of one request. */
export interface ServerRequest {
  language: Language
  /** Answers a key through the REST routes, in-process, and keeps the answer for the page. */
  read: (key: string) => Promise<unknown>
  /** Told which areas of the words the page's screen speaks. */
  speak: (areas: readonly Area[]) => void
  /** Told a module that the screen fetches by itself. */
  load: (module: string) => void
}

/** Carries {@link ServerRequest} to the loaders; null in the browser. */
export const serverRequestContext = createContext<ServerRequest | null>(null)

/** What a route's declaration of its keys is given. */
export interface Wanted {
  params: Record<string, string | undefined>
  search: URLSearchParams
  langId: LangId
  /**
   * Declares a key. Resolves with its data, for keys that depend on it, or with undefined where
   * there is none.
   */
  want: <Data = unknown>(key: string) => Promise<Data | undefined>
}

const rendered = new Map<string, unknown>()

/**
 * Remembers the data that came with the page: the loaders run once more when it wakes up, and must
 * not ask again.
 */
export function rememberRendered(fallback: Record<string, unknown>): void {
  for (const [key, answer] of Object.entries(fallback)) rendered.set(key, answer)
}

/** Keys that were asked for before their screen. */
const ahead = new Set<string>()

/** Forgets what was fetched ahead and has not been shown: it may be older than what is known now. */
export function forgetAhead(): void {
  // The cache around the screens is another one: this drops what the bare `preload` keeps.
  for (const key of ahead) void mutate(key)
  ahead.clear()
}

async function readInBrowser(key: string): Promise<unknown> {
  if (!rendered.has(key)) {
    ahead.add(key)
    return preload(key, fetchKey)
  }
  const answer = rendered.get(key)
  rendered.delete(key)
  return answer
}

/**
 * Makes a route loader from the words its screen speaks and the keys it will ask for. On the server
 * the answers come with the page and a missing entity leads to /404; in the browser the calls start
 * while words and code of the screen are on their way, and the screen itself deals with failures.
 *
 * @param areas the areas of `app/words` that do not come with the language itself
 * @param declare calls `want` for every key of the screen; keys it does not await load side by side
 */
export function prefetch(
  areas: readonly Area[],
  declare: (wanted: Wanted) => void | Promise<void>,
) {
  return async ({ params, request, context }: LoaderFunctionArgs) => {
    const server = (context as Readonly<RouterContextProvider>).get(serverRequestContext)
    const read = server?.read ?? readInBrowser
    server?.speak(areas)
    const pending: Promise<unknown>[] = []
    const want = <Data>(key: string) => {
      const answer = read(key)
      pending.push(answer)
      return answer.catch(() => undefined) as Promise<Data | undefined>
    }
    const declared = declare({
      params,
      search: new URL(request.url).searchParams,
      langId: langIdOf(server?.language ?? currentLanguage()),
      want,
    })
    if (!server) {
      await loadAreas(areas)
      return null
    }
    await declared
    const answers = await Promise.allSettled(pending)
    if (answers.some((answer) => answer.status === 'rejected' && isRequestInvalid(answer.reason))) {
      throw redirect('/404')
    }
    return null
  }
}

/** Loader of the page that says "not found": it answers with that status. */
export const notFound = () => data(null, { status: 404 })

/** Loader of every path that leads nowhere: on to /404, without a step back to it (D-07). */
export const goToNotFound = () => {
  throw replace('/404')
}
