import { lazy, Suspense, useDeferredValue, type ComponentType, type FunctionComponent } from 'react'
import type { Language } from '#contract/languages.ts'
import { useWords } from './words-provider.tsx'

/**
 * Makes a page of running text out of one component per language. The browser fetches the languages
 * that are shown; after a change of language the old text stays until the new one is there.
 *
 * @param imports fetches the component of each language
 */
export function createLongText(
  imports: Readonly<Record<Language, () => Promise<ComponentType>>>,
): FunctionComponent {
  const late = (language: Language) => lazy(async () => ({ default: await imports[language]() }))
  const texts: Readonly<Record<Language, ComponentType>> = { en: late('en'), de: late('de') }
  return function LongText() {
    const Text = texts[useDeferredValue(useWords().language)]
    return (
      <Suspense>
        <Text />
      </Suspense>
    )
  }
}
