// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keys } from '#app/lib/api/keys.ts'
import { writeToken } from '#app/lib/storage/token.ts'
import { setCurrentLanguage, storeLanguage } from '#app/lib/words/current-language.ts'
import { LanguageProvider } from '#app/lib/words/language-provider.tsx'
import { packOf } from '#app/lib/words/packs.ts'
import { languageBefore, rememberSwitch } from '#app/lib/words/unsaved-switch.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { DEFAULT_LANGUAGE, langIdOf, type Language } from '#contract/languages.ts'
import { useMemberLanguage } from './use-member-language.ts'

beforeEach(() => {
  writeToken('the token of ada')
  // Failures are logged (ERR-28).
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  writeToken(null)
  setCurrentLanguage(DEFAULT_LANGUAGE)
})

function Shown() {
  useMemberLanguage()
  return <output>{useWords().language}</output>
}

/** Opens a page in a language, for a member whose account is known from the start. */
function open(initial: Language, saved: Language) {
  const fallback = { [keys.me()]: { username: 'ada', Language: langIdOf(saved) } }
  return render(
    <SWRConfig value={{ provider: () => new Map(), fallback, revalidateIfStale: false }}>
      <LanguageProvider initial={packOf(initial)}>
        <Shown />
      </LanguageProvider>
    </SWRConfig>,
  )
}

/** What the server gets; `respond` returns the status of its response, or throws as the network does. */
function stubServer(respond: () => number) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    sent.push(`${method} ${url} ${body as URLSearchParams}`)
    return Response.json({ username: 'ada', Language: 0 }, { status: respond() })
  })
  return sent
}

const SAVE_GERMAN = 'PATCH /api/me/ Language=0'

test('a language that was chosen without a connection is saved later, although its words loaded after the account', async () => {
  let isOnline = false
  const sent = stubServer(() => {
    if (isOnline) return 200
    throw new TypeError('Failed to fetch')
  })
  rememberSwitch('en')
  storeLanguage('de')

  // The cached page is in the language before.
  const offline = open('en', 'en')
  await waitFor(() => expect(console.error).toHaveBeenCalled())
  expect([screen.getByRole('status').textContent, sent]).toEqual(['de', [SAVE_GERMAN]])
  offline.unmount()

  isOnline = true
  open('de', 'en')
  await waitFor(() => expect(languageBefore()).toBeUndefined())
  expect([screen.getByRole('status').textContent, sent]).toEqual(['de', [SAVE_GERMAN, SAVE_GERMAN]])
})

test('SHL-41 the interface follows the language of the account', async () => {
  const sent = stubServer(() => 200)
  open('en', 'de')
  await screen.findByText('de')
  // Nothing is left to be sent.
  await act(async () => undefined)
  expect(sent).toEqual([])
})
