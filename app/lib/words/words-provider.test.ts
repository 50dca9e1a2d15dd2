import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Words } from './en.ts'
import { useWords, WordsProvider } from './words-provider.tsx'
import type { WordsProviderProps } from './words-provider.tsx'

function Line() {
  const { t, langId, formatNumber, formatDate } = useWords()
  return [
    t('shell.tabs.authors'),
    langId,
    formatNumber(1234.5, 1),
    formatNumber(4, 1),
    formatDate('2026-03-01T23:30:00Z'),
    formatDate('2026-03-01T23:30:00Z', 'Europe/Berlin'),
  ].join(' | ')
}

function lineIn(language: Language, words: Words) {
  const props: WordsProviderProps = { language, words, children: createElement(Line) }
  return renderToStaticMarkup(createElement(WordsProvider, props))
}

test('a screen shows English texts', () => {
  expect(lineIn('en', en)).toBe('Authors | 1 | 1,234.5 | 4.0 | 1 March 2026 | 2 March 2026')
})

test('a screen shows German texts', () => {
  expect(lineIn('de', de)).toBe('Profile | 0 | 1.234,5 | 4,0 | 1. März 2026 | 2. März 2026')
})

test('outside a provider the hook throws an error that names it', () => {
  expect(() => renderToStaticMarkup(createElement(Line))).toThrow(
    'useWords needs a WordsProvider above it.',
  )
})
