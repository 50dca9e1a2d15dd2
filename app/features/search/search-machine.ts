import { createStore } from '#design-system/lib/store.ts'
import { fetchKey } from '#app/lib/api/api-client.ts'
import { keyOf, keys, type Key } from '#app/lib/api/keys.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { LangId } from '#contract/languages.ts'
import { SEARCH_DEBOUNCE_MS } from '#contract/limits.ts'
import { countOf, type Found, type Kind } from './found.ts'

/** Search term of the first suggestions. */
const FIRST_TERM = 'a'

/** Kinds in the order of their calls. */
const SEQUENCE = ['recipes', 'cookbooks', 'ingredients', 'authors'] as const satisfies Kind[]

/** State of the search. */
export interface SearchState {
  /** The term of `found`; empty before the first response, and with an empty text. */
  readonly term: string
  readonly found: Found
  /** Whether the debounce or a call is pending. */
  readonly isPending: boolean
  /** Whether a call failed; its kind then has no results. */
  readonly hasFailed: boolean
  /** Words to search for instead: for the empty text, later for the last term. */
  readonly suggestions: readonly string[]
  /** Where nothing was found: the terms nearest to it, each of which finds recipes. */
  readonly nearest: readonly string[]
}

const NO_TERMS = { suggestions: [], nearest: [] }

const IDLE: SearchState = {
  term: '',
  found: {},
  isPending: false,
  hasFailed: false,
  ...NO_TERMS,
}

/** Reads a key; rejects when the call fails or is cancelled. */
export type Read = <Data>(key: Key<Data>, signal: AbortSignal) => Promise<Data>

const readFromApi: Read = (key, signal) => fetchKey(key, { signal })

/** The key of each kind of result. */
const KEYS = {
  recipes: keys.recipeSearch,
  cookbooks: (term: string, langId: LangId) => {
    // `Term` of the contract as the API spells it; the server ignores case.
    const query = { term, LangId: langId }
    return keyOf('/book', query)
  },
  ingredients: keys.ingredientSearch,
  authors: (term: string, langId: LangId) => keyOf('/author', { Term: term, LangId: langId }),
}

const suggestionsKey = (term: string, langId: LangId) => keyOf('/search', { term, LangId: langId })

/** Terms near to one that finds nothing; each of them finds recipes. */
const nearestKey = (term: string, langId: LangId) =>
  keyOf('/search/nearest', { term, LangId: langId })

/** Reads terms to search for; a failure is only logged. */
async function readTerms(
  read: Read,
  key: ReturnType<typeof suggestionsKey | typeof nearestKey>,
  signal: AbortSignal,
): Promise<string[]> {
  try {
    const suggestions = await read(key, signal)
    return suggestions.map(({ Term }) => Term)
  } catch (error) {
    if (!signal.aborted) reportFailure(error)
    return []
  }
}

/**
 * The state machine of the search: after the debounce it calls for one kind after the other, and
 * finally for suggestions. A newer text cancels the pending calls, so that a late response never
 * replaces a newer one.
 */
export function createSearch(langId: LangId, read: Read = readFromApi) {
  const store = createStore(IDLE)
  let first: readonly string[] = []
  /** The last text, trimmed. */
  let current = ''
  let running = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (values: Partial<SearchState>) => store.set({ ...store.get(), ...values })

  const stop = () => {
    clearTimeout(timer)
    running.abort()
    running = new AbortController()
  }

  const readFirst = async (signal: AbortSignal) => {
    if (first.length === 0) {
      first = await readTerms(read, suggestionsKey(FIRST_TERM, langId), signal)
    }
    return first
  }
  const showFirst = async () => {
    const { signal } = running
    const suggestions = await readFirst(signal)
    if (!signal.aborted) set({ suggestions })
  }

  const run = async (term: string) => {
    const { signal } = running
    const results = new Map<Kind, unknown>()
    let hasFailed = false
    for (const kind of SEQUENCE) {
      try {
        results.set(kind, await read<unknown>(KEYS[kind](term, langId), signal))
      } catch (error) {
        if (signal.aborted) return
        reportFailure(error)
        results.set(kind, [])
        hasFailed = true
      }
      if (signal.aborted) return
      const found: Found = Object.fromEntries(results)
      set({ term, found, hasFailed, isPending: results.size < SEQUENCE.length, ...NO_TERMS })
    }
    const suggestions = await readTerms(read, suggestionsKey(term, langId), signal)
    if (signal.aborted) return
    // Without suggestions for the term, the first suggestions are shown.
    const other = suggestions.length > 0 ? suggestions : await readFirst(signal)
    if (signal.aborted) return
    set({ suggestions: other })
    if (hasFailed || countOf('all', store.get().found) > 0) return
    const nearest = await readTerms(read, nearestKey(term, langId), signal)
    if (!signal.aborted) set({ nearest })
  }

  const change = (text: string, after: (term: string) => void) => {
    current = text.trim()
    stop()
    if (current === '') {
      set(IDLE)
      void showFirst()
      return
    }
    // Incomplete results of an earlier text are removed.
    set({ isPending: true, ...(store.get().isPending && { term: '', found: {} }) })
    after(current)
  }

  return {
    /** Loads the first suggestions. */
    start: () => void showFirst(),
    /** Cancels the debounce and all calls. */
    stop,
    /** Sets the text, and searches for it one second after the last change. */
    type: (text: string) => {
      if (text.trim() === current) return
      change(text, (term) => {
        timer = setTimeout(() => void run(term), SEARCH_DEBOUNCE_MS)
      })
    },
    /** Searches for a text at once. */
    submit: (text: string) => change(text, (term) => void run(term)),
    subscribe: store.subscribe,
    getState: store.get,
  }
}
