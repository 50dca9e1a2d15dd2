import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Key } from '#app/lib/api/keys.ts'
import { SEARCH_DEBOUNCE_MS } from '#contract/limits.ts'
import { createSearch, type Read } from './search-machine.ts'

/** A server whose responses the test sends by hand. */
function slowServer() {
  const calls: { path: string; answer: (data: unknown) => void; fail: () => void }[] = []
  const read: Read = <Data>(path: Key<Data>, signal: AbortSignal) =>
    new Promise<Data>((resolve, reject) => {
      const fail = () => reject(new Error(`no ${path}`))
      signal.addEventListener('abort', fail)
      calls.push({ path, answer: (data) => resolve(data as Data), fail })
    })
  /** Responds to the last call, and runs what follows. */
  const settle = async (data: unknown) => {
    calls.at(-1)?.answer(data)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { calls, read, settle, paths: () => calls.map(({ path }) => path) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A search whose first suggestions have loaded. */
async function startedSearch() {
  const server = slowServer()
  const search = createSearch(0, server.read)
  search.start()
  await server.settle([{ Term: 'Apfel' }])
  server.calls.length = 0
  return { search, ...server }
}

test('SRC-06 SRC-16 the first suggestions are those for "a"', async () => {
  const { read, settle, paths } = slowServer()
  const search = createSearch(1, read)
  search.start()
  expect(paths()).toEqual(['/api/search?term=a&LangId=1'])
  await settle([{ Term: 'Apple crumble' }, { Term: 'Avocado' }])
  expect(search.getState().suggestions).toEqual(['Apple crumble', 'Avocado'])
})

test('SRC-13 CON-27 the search starts one second after the last key', async () => {
  const { search, paths } = await startedSearch()
  search.type('r')
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1)
  search.type('ri ')
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1)
  expect(paths()).toEqual([])
  expect(search.getState().isPending).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(paths()).toEqual(['/api/recipe?term=ri&LangId=0'])
})

test('SRC-14 SRC-15 STA-37 the kinds load in sequence, then loading stops, then suggestions load', async () => {
  const { search, settle, paths } = await startedSearch()
  search.submit(' Äpfel & Birnen ')
  for (const kind of ['recipe', 'book', 'ingredient', 'author']) {
    expect(paths().at(-1)).toMatch(new RegExp(`^/api/${kind}\\?`))
    expect(search.getState().isPending).toBe(true)
    await settle([{ Id: 7 }])
  }
  expect(search.getState()).toMatchObject({
    term: 'Äpfel & Birnen',
    isPending: false,
    found: { recipes: [{ Id: 7 }], cookbooks: [{ Id: 7 }], authors: [{ Id: 7 }] },
  })
  expect(paths()).toHaveLength(5)
  expect(paths().at(-1)).toBe('/api/search?term=%C3%84pfel+%26+Birnen&LangId=0')
  await settle([{ Term: 'Apfelmus' }])
  expect(search.getState().suggestions).toEqual(['Apfelmus'])
})

test('where nothing is found, the terms nearest to it load last', async () => {
  const { search, settle, paths } = await startedSearch()
  search.submit('aubergin')
  for (const _ of ['recipe', 'book', 'ingredient', 'author']) await settle([])
  await settle([])
  expect(paths().at(-1)).toBe('/api/search/nearest?term=aubergin&LangId=0')
  await settle([{ Term: 'aubergine' }])
  expect(search.getState()).toMatchObject({ nearest: ['aubergine'], suggestions: ['Apfel'] })
  search.submit('aubergine')
  for (const id of [1, 2, 3, 4]) await settle([{ Id: id }])
  await settle([{ Term: 'Auberginen' }])
  expect(paths().at(-1)).toBe('/api/search?term=aubergine&LangId=0')
  expect(search.getState().nearest).toEqual([])
})

test('a newer text cancels the older search, whose response is dropped', async () => {
  const { search, calls, settle, paths } = await startedSearch()
  search.submit('rice')
  await settle([{ Id: 1 }])
  const late = calls.at(-1)
  search.submit('ramen')
  expect(search.getState()).toMatchObject({ term: '', found: {}, isPending: true })
  late?.answer([{ Id: 2 }])
  await vi.advanceTimersByTimeAsync(0)
  expect(paths().at(-1)).toBe('/api/recipe?term=ramen&LangId=0')
  expect(search.getState().found).toEqual({})
})

test('complete results stay until newer ones have loaded', async () => {
  const { search, settle } = await startedSearch()
  search.submit('rice')
  for (const id of [1, 2, 3, 4]) await settle([{ Id: id }])
  search.submit('ramen')
  expect(search.getState()).toMatchObject({ term: 'rice', isPending: true })
  await settle([])
  expect(search.getState()).toMatchObject({ term: 'ramen', found: { recipes: [] } })
  expect(search.getState().found.cookbooks).toBeUndefined()
})

test('D-61 a failed call counts as no results, and the other calls follow', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  const { search, calls, settle } = await startedSearch()
  search.submit('rice')
  calls.at(-1)?.fail()
  await vi.advanceTimersByTimeAsync(0)
  for (const id of [2, 3, 4]) await settle([{ Id: id }])
  const { found, hasFailed, isPending } = search.getState()
  expect(found.recipes).toEqual([])
  expect(found.authors).toEqual([{ Id: 4 }])
  expect([hasFailed, isPending]).toEqual([true, false])
  expect(complain).toHaveBeenCalledOnce()
})

test('an empty text, or spaces, restores the first suggestions without a call', async () => {
  const { search, paths } = await startedSearch()
  search.type('rice')
  search.type('  ')
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS)
  expect(search.getState()).toMatchObject({ term: '', suggestions: ['Apfel'], isPending: false })
  expect(paths()).toEqual([])
})

test('spaces around a text do not search again', async () => {
  const { search, paths } = await startedSearch()
  search.submit('rice')
  search.type('rice ')
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS)
  expect(paths()).toHaveLength(1)
})

test('without results and suggestions for the text, the first suggestions are shown again', async () => {
  const { search, settle } = await startedSearch()
  search.submit('qwertz')
  for (let answers = 0; answers < 5; answers += 1) await settle([])
  expect(search.getState()).toMatchObject({ isPending: false, suggestions: ['Apfel'] })
})
