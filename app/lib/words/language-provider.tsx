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
import type { Messages } from '#design-system/messages/en.ts'
import { isLanguage, type Language } from '#contract/languages.ts'
import { setCurrentLanguage, storedLanguage, storeLanguage } from './current-language.ts'
import { loadPack } from './load.ts'
import type { LanguagePack } from './pack-types.ts'
import { WordsProvider } from './words-provider.tsx'

interface LanguageContext {
  messages: Messages
  choose: (language: Language) => void
}

const Context = createContext<LanguageContext | null>(null)

/** Props of {@link LanguageProvider}. */
export interface LanguageProviderProps {
  /** Language the page was rendered in. */
  initial: LanguagePack
  children: ReactNode
}

/**
 * Provides the words of one language and changes the language on request (D-05). The first render is
 * always in the language of the page; a different stored choice is applied after it. A language in
 * the address counts as a choice.
 */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [pack, setPack] = useState(initial)
  const chosen = useRef(initial.language)

  const choose = useCallback((language: Language) => {
    storeLanguage(language)
    chosen.current = language
    const show = async () => {
      const loaded = await loadPack(language)
      // A later choice may have loaded faster.
      if (chosen.current !== language) return
      setCurrentLanguage(language)
      setPack(loaded)
    }
    void show()
  }, [])

  useEffect(() => {
    const named = new URL(location.href).searchParams.get('lang')
    const stored = storedLanguage()
    // The address of the next page has no language: the stored one applies.
    if (isLanguage(named)) storeLanguage(named)
    else if (stored !== undefined && stored !== initial.language) choose(stored)
  }, [choose, initial.language])

  const { language, words, messages } = pack
  const value = useMemo(() => ({ messages, choose }), [messages, choose])
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
 * Changes the language of the interface and stores the choice (SHL-40).
 *
 * @throws {Error} outside a {@link LanguageProvider}
 */
export function useChooseLanguage(): (language: Language) => void {
  return useLanguageContext().choose
}

/**
 * The design system's words in the current language, for its provider.
 *
 * @throws {Error} outside a {@link LanguageProvider}
 */
export function useDesignSystemMessages(): Messages {
  return useLanguageContext().messages
}
