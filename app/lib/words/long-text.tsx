import { lazy, Suspense, useDeferredValue, type ComponentType, type FunctionComponent } from 'react'
import type { Language } from '#contract/languages.ts'
import type { LongText } from './markup.tsx'
import { useWords } from './words-provider.tsx'

/** Props of the layout of a text. */
export interface LongTextProps {
  /** Language of the text. */
  lang: Language
  text: LongText
}

/**
 * Creates a page of running text from one Markdown file per language. Only languages that are shown
 * are fetched; after a change of language the old text stays until the new one has loaded.
 *
 * @param Layout shows a text
 * @param imports fetches the text of each language
 */
export function createLongText(
  Layout: ComponentType<LongTextProps>,
  imports: Readonly<Record<Language, () => Promise<{ default: LongText }>>>,
): FunctionComponent {
  const late = (lang: Language) =>
    lazy(async () => {
      const { default: text } = await imports[lang]()
      return { default: () => <Layout lang={lang} text={text} /> }
    })
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
