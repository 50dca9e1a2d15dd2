import { lazy, Suspense, useDeferredValue, type ComponentType, type FunctionComponent } from 'react'
import type { Language } from '#contract/languages.ts'
import { useWords } from './words-provider.tsx'

/**
 * Creates a page of running text from one component per language. Only languages that are shown are
 * fetched; after a change of language the old text stays until the new one has loaded.
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
