import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useSWRConfig } from 'swr'
import type { Messages } from '#design-system/messages/en.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { isLanguage, type Language } from '#contract/languages.ts'
import {
  currentLanguage,
  setCurrentLanguage,
  storedLanguage,
  storeLanguage,
} from './current-language.ts'
import type { LanguagePack } from './pack-types.ts'
import { WordsProvider } from './words-provider.tsx'

/** Whether a chosen language is shown, still loads, or could not be loaded. */
export type LanguageState = 'shown' | 'pending' | 'failed'

/**
 * Changes the language once its words and what the screen shows are there. Resolves with whether it
 * has changed: without a connection the one before stays, and a later choice takes the place of this one.
 *
 * @param onReady called just before it changes
 */
export type ChooseLanguage = (language: Language, onReady?: () => void) => Promise<boolean>

interface LanguageContext {
  messages: Messages
  choose: ChooseLanguage
  state: LanguageState
}

const Context = createContext<LanguageContext | null>(null)

/** Props of {@link LanguageProvider}. */
export interface LanguageProviderProps {
  /** Language the page was rendered in. */
  initial: LanguagePack
  children: ReactNode
}

/**
 * Provides the words of one language and changes the language on request. The first render is
 * always in the language of the page; a different stored choice is applied after it. A language in
 * the address counts as a choice. One that cannot be loaded changes nothing, and is not stored.
 */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [pack, setPack] = useState(initial)
  const [state, setState] = useState<LanguageState>('shown')
  const chosen = useRef(initial.language)
  const screen = useSWRConfig()
  const latest = useRef(screen)
  useEffect(() => {
    latest.current = screen
  })

  const choose = useCallback<ChooseLanguage>(async (language, onReady) => {
    chosen.current = language
    const before = currentLanguage()
    if (language !== before) setState('pending')
    try {
      const { loadLanguage } = await import('./load-language.ts')
      const loaded = await loadLanguage(language, latest.current)
      // A later choice may have loaded faster.
      if (chosen.current !== language) return false
      onReady?.()
      storeLanguage(language)
      setCurrentLanguage(language)
      setPack(loaded)
      setState('shown')
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) reportFailure(error)
      if (chosen.current !== language) return false
      chosen.current = before
      setState('failed')
      return false
    }
  }, [])

  useEffect(() => {
    const named = new URL(location.href).searchParams.get('lang')
    // The address of the next page has no language: the stored one applies.
    const wanted = isLanguage(named) ? named : storedLanguage()
    // oxlint-disable-next-line react/set-state-in-effect -- the stored language is known in a browser alone
    if (wanted !== undefined && wanted !== initial.language) void choose(wanted)
    else if (isLanguage(named)) storeLanguage(named)
  }, [choose, initial.language])

  const { language, words, messages } = pack
  const value = useMemo(() => ({ messages, choose, state }), [messages, choose, state])
  return (
    <Context value={value}>
      <WordsProvider language={language} words={words}>
        {children}
      </WordsProvider>
    </Context>
  )
}

function useLanguageContext(): LanguageContext {
  const context = use(Context)
  if (context === null) throw new Error('This needs a LanguageProvider above it.')
  return context
}

/**
 * Changes the language of the interface and stores the choice.
 *
 * @throws {Error} outside a {@link LanguageProvider}
 */
export function useChooseLanguage(): ChooseLanguage {
  return useLanguageContext().choose
}

/**
 * What has become of the language that was chosen last.
 *
 * @throws {Error} outside a {@link LanguageProvider}
 */
export function useLanguageState(): LanguageState {
  return useLanguageContext().state
}

/**
 * The design system's words in the current language, for its provider.
 *
 * @throws {Error} outside a {@link LanguageProvider}
 */
export function useDesignSystemMessages(): Messages {
  return useLanguageContext().messages
}
