import { createElement, type ComponentType, type ReactNode } from 'react'
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom'
import { serverRequestContext } from '#app/data/prefetch.ts'
import { useLate } from '#app/shell/use-late.ts'
import type { Language } from '#contract/languages.ts'
import { currentLanguage } from './current-language.ts'
import { useWords } from './words-provider.tsx'

/** A page of running text, a component of its own in each language. */
export interface LongText {
  /** Loader of the text's route: fetches the language shown, so that the first render has it. */
  loader: (args: LoaderFunctionArgs) => Promise<null>
  /** The text in the reader's language; after a change the old one until the new one is there. */
  useText: () => ReactNode
}

/**
 * Makes a page of running text out of one component per language. The browser fetches only the
 * languages that are shown.
 *
 * @param file the components' modules without language and ending, such as `app/routes/blog/blog`
 * @param imports fetches the component of each language
 */
export function createLongText(
  file: string,
  imports: Readonly<Record<Language, () => Promise<ComponentType>>>,
): LongText {
  const fetched = new Map<Language, ComponentType>()
  return {
    loader: async ({ context }) => {
      const server = (context as Readonly<RouterContextProvider>).get(serverRequestContext)
      const language = server?.language ?? currentLanguage()
      server?.load(`${file}.${language}.tsx`)
      fetched.set(language, await imports[language]())
      return null
    },
    useText: () => {
      const { language } = useWords()
      const late = useLate(imports[language])
      const text = fetched.get(language) ?? late
      return text && createElement(text)
    },
  }
}
