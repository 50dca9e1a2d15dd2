import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { langIdOf } from '#contract/languages.ts'
import type { LangId, Language } from '#contract/languages.ts'
import type { Words } from './en.ts'
import { dateFormat, numberFormat } from './intl.ts'
import { createTranslate } from './translate.ts'
import type { Translate } from './translate.ts'

/** Words and notation of the reader's language. */
export interface WordsContext {
  /** The text of a key, with its placeholders filled. */
  readonly t: Translate
  /** Language tag of the interface. */
  readonly language: Language
  /** `LangId` of the API: 0 German, 1 English. */
  readonly langId: LangId
  /**
   * A number in the notation of the language.
   * @param decimals digits after the decimal sign; as many as the number has, at most three, when
   * absent
   */
  readonly formatNumber: (value: number, decimals?: number) => string
  /**
   * Day, month name and year.
   * @param instant ISO 8601 text or a Date
   * @param timeZone IANA name; UTC when absent, so that server and browser write the same
   */
  readonly formatDate: (instant: string | Date, timeZone?: string) => string
}

const Context = createContext<WordsContext | null>(null)

/** Props of {@link WordsProvider}. */
export interface WordsProviderProps {
  /** Language of the interface. */
  readonly language: Language
  /** Dictionary of that language, see `loadPack`. */
  readonly words: Words
  readonly children: ReactNode
}

/** Provides one language and its words to the tree below. */
export function WordsProvider({ language, words, children }: WordsProviderProps) {
  const value = useMemo<WordsContext>(
    () => ({
      t: createTranslate(words, language),
      language,
      langId: langIdOf(language),
      formatNumber: (number, decimals) => numberFormat(language, decimals).format(number),
      formatDate: (instant, timeZone = 'UTC') =>
        dateFormat(language, timeZone).format(new Date(instant)),
    }),
    [language, words],
  )
  return <Context value={value}>{children}</Context>
}

/**
 * The words and notation of the reader's language.
 * @throws {Error} outside a {@link WordsProvider}
 */
export function useWords(): WordsContext {
  const words = useContext(Context)
  if (words === null) throw new Error('useWords needs a WordsProvider above it.')
  return words
}
