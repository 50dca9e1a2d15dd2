// @vitest-environment happy-dom
import { useEffect } from 'react'
import { act, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#app/lib/api/api-error.ts'
import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import type { Language } from '#contract/languages.ts'
import { recipeWith } from '#tests/support/entities.ts'
import { setCurrentLanguage, storedLanguage, storeLanguage } from './current-language.ts'
import { LanguageProvider, useChooseLanguage, useLanguageState } from './language-provider.tsx'
import { packOf } from './packs.ts'
import { useWords } from './words-provider.tsx'

const ENGLISH = keys.recipe(12, 1)
const GERMAN = keys.recipe(12, 0)

/** What the API answers; every other call waits. */
let answers: Record<string, unknown>
const fetcher = vi.fn((key: string) => {
  const answer = answers[key] ?? new Promise(() => undefined)
  return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
})

let choose: ReturnType<typeof useChooseLanguage>

/** A screen that shows a recipe. */
function Recipe() {
  const { t, langId } = useWords()
  const chooseNow = useChooseLanguage()
  useEffect(() => {
    choose = chooseNow
  }, [chooseNow])
  const state = useLanguageState()
  const { data } = useKey(keys.recipe(12, langId))
  return (
    <p>
      {t('common.tryAgain')} | {data?.Name ?? 'loading'} | {state}
    </p>
  )
}

async function openPage() {
  render(
    <SWRConfig value={{ fetcher, provider: () => new Map(), dedupingInterval: 0 }}>
      <LanguageProvider initial={packOf('en')}>
        <Recipe />
      </LanguageProvider>
    </SWRConfig>,
  )
  await screen.findByText(/\| Tart \|/)
}

/** Chooses a language, and waits until that has come to an end. */
const chooseNow = (language: Language) => act(async () => await choose(language))

beforeEach(() => {
  localStorage.clear()
  setCurrentLanguage('en')
  fetcher.mockClear()
  answers = { [ENGLISH]: recipeWith({ Name: 'Tart' }), [GERMAN]: recipeWith({ Name: 'Torte' }) }
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a language is shown and stored once its words and the recipe are there', async () => {
  await openPage()
  expect(await chooseNow('de')).toBe(true)
  expect(screen.getByText('Noch einmal versuchen | Torte | shown')).toBeDefined()
  expect(storedLanguage()).toBe('de')
})

test.each([
  ['without a connection', new ApiError(0, 'Failed to fetch')],
  ['from a server that is busy', new ApiError(503, 'Busy')],
])('a recipe that does not come %s leaves the language that is shown', async (_, failure) => {
  answers[GERMAN] = failure
  storeLanguage('en')
  await openPage()
  expect(await chooseNow('de')).toBe(false)
  expect(screen.getByText('Try again | Tart | failed')).toBeDefined()
  expect(storedLanguage()).toBe('en')
  answers[GERMAN] = recipeWith({ Name: 'Torte' })
  expect(await chooseNow('de')).toBe(true)
})

test('what the server refuses does not hold up the language', async () => {
  answers[GERMAN] = new ApiError(404, 'Gone')
  // The screen reports it once it is shown.
  vi.spyOn(console, 'error').mockReturnValue()
  await openPage()
  expect(await chooseNow('de')).toBe(true)
})

test('a network that never answers is given up, and the screen says so', async () => {
  delete answers[GERMAN]
  await openPage()
  vi.useFakeTimers()
  let chosen: Promise<boolean> | undefined
  act(() => {
    chosen = choose('de')
  })
  expect(screen.getByText('Try again | Tart | pending')).toBeDefined()
  await act(async () => await vi.advanceTimersByTimeAsync(15_000))
  expect(await chosen).toBe(false)
  expect(screen.getByText('Try again | Tart | failed')).toBeDefined()
})

test('of two choices the last one counts, although the first comes later', async () => {
  const german = Promise.withResolvers()
  answers[GERMAN] = german.promise
  await openPage()
  let first: Promise<boolean> | undefined
  act(() => {
    first = choose('de')
  })
  expect(await chooseNow('en')).toBe(true)
  await act(async () => {
    german.resolve(recipeWith({ Name: 'Torte' }))
    expect(await first).toBe(false)
  })
  expect(screen.getByText('Try again | Tart | shown')).toBeDefined()
  expect(storedLanguage()).toBe('en')
})

test('a page in another language than the stored one stays as it is while that is not there', async () => {
  answers[GERMAN] = new ApiError(0, 'Failed to fetch')
  storeLanguage('de')
  await openPage()
  expect(await screen.findByText('Try again | Tart | failed')).toBeDefined()
  expect(fetcher).toHaveBeenCalledWith(GERMAN)
})
