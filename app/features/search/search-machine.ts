import { fetchKey } from '#app/lib/api/api-client.ts'
import { keys, type Key } from '#app/lib/api/keys.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Author } from '#contract/author.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import type { Ingredient } from '#contract/ingredient.ts'
import type { LangId } from '#contract/languages.ts'
import { SEARCH_DEBOUNCE_MS } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'

/** What the first suggestions begin with (SRC-16). */
const FIRST_TERM = 'a'

/** What was found, by kind; a kind that has not answered yet is absent. */
export interface Found {
  readonly recipes?: readonly Recipe[]
  readonly cookbooks?: readonly Cookbook[]
  readonly ingredients?: readonly Ingredient[]
  readonly authors?: readonly Author[]
}

/** A kind of result. */
export type Kind = keyof Found

/** Kinds in the order in which they are asked for (SRC-14). */
const SEQUENCE = ['recipes', 'cookbooks', 'ingredients', 'authors'] as const satisfies Kind[]

/** What the search shows. */
export interface SearchState {
  /** What `found` belongs to; empty before the first answer, and with an empty text. */
  readonly term: string
  readonly found: Found
  /** Somebody types, or answers are on their way. */
  readonly isPending: boolean
  /** A call failed: its kind counts as nothing found (D-61). */
  readonly hasFailed: boolean
  /** Words to search for instead: for the empty text, later for the last term (SRC-15). */
  readonly suggestions: readonly string[]
}

const IDLE: SearchState = {
  term: '',
  found: {},
  isPending: false,
  hasFailed: false,
  suggestions: [],
}

/** Reads a key; throws when that fails or is cancelled. */
export type Read = <Data>(key: Key<Data>, signal: AbortSignal) => Promise<Data>

const readFromApi: Read = (key, signal) => fetchKey(key, { signal })

/** The key of each kind of result. */
const KEYS = {
  recipes: keys.recipeSearch,
  cookbooks: keys.cookbookSearch,
  ingredients: keys.ingredientSearch,
  authors: keys.authorSearch,
}

/** Reads suggestions; a failure is only logged (D-60). */
async function readSuggestions(
  read: Read,
  key: ReturnType<typeof keys.suggestions>,
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
 * The search over everything (STA-37): it waits until the typing rests, then asks for one kind after
 * the other and at last for suggestions. Only the newest text counts: another one cancels what is
 * under way, so no late answer takes the place of a newer one (D-61).
 */
export function createSearch(langId: LangId, read: Read = readFromApi) {
  let state = IDLE
  let first: readonly string[] = []
  /** The text that was typed last, without the spaces around it. */
  let wanted = ''
  let running = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const set = (change: Partial<SearchState>) => {
    state = { ...state, ...change }
    listeners.forEach((listener) => listener())
  }

  const stop = () => {
    clearTimeout(timer)
    running.abort()
    running = new AbortController()
  }

  const readFirst = async (signal: AbortSignal) => {
    if (first.length === 0) {
      first = await readSuggestions(read, keys.suggestions(FIRST_TERM, langId), signal)
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
    const answers = new Map<Kind, unknown>()
    let hasFailed = false
    for (const kind of SEQUENCE) {
      try {
        answers.set(kind, await read<unknown>(KEYS[kind](term, langId), signal))
      } catch (error) {
        if (signal.aborted) return
        reportFailure(error)
        answers.set(kind, [])
        hasFailed = true
      }
      if (signal.aborted) return
      const found: Found = Object.fromEntries(answers)
      set({ term, found, hasFailed, isPending: answers.size < SEQUENCE.length, suggestions: [] })
    }
    const suggestions = await readSuggestions(read, keys.suggestions(term, langId), signal)
    if (signal.aborted) return
    // Where nothing begins with the term either, the first suggestions lead on.
    const other = suggestions.length > 0 ? suggestions : await readFirst(signal)
    if (!signal.aborted) set({ suggestions: other })
  }

  const want = (text: string, after: (term: string) => void) => {
    wanted = text.trim()
    stop()
    if (wanted === '') {
      set(IDLE)
      void showFirst()
      return
    }
    // Half of an older answer is none.
    set({ isPending: true, ...(state.isPending && { term: '', found: {} }) })
    after(wanted)
  }

  return {
    /** Asks for the first suggestions. */
    start: () => void showFirst(),
    /** Cancels everything. */
    stop,
    /** Takes a new text; it is searched for once no other one has come for a second (SRC-13). */
    type: (text: string) => {
      if (text.trim() === wanted) return
      want(text, (term) => {
        timer = setTimeout(() => void run(term), SEARCH_DEBOUNCE_MS)
      })
    },
    /** Searches for a text at once. */
    submit: (text: string) => want(text, (term) => void run(term)),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getState: () => state,
  }
}
