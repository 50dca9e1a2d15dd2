// @vitest-environment happy-dom
import { existsSync, globSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { en } from '#design-system/messages/en.ts'
import {
  DesignSystemProvider,
  type DesignSystemProviderProps,
} from '#design-system/provider/provider.tsx'
import type { Guide } from '../component-page/guide.ts'
import { pageOf } from '../component-page/page-of.ts'

// happy-dom loads no images but reports each of them as complete, which counts as failed.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false })

const GUIDES = import.meta.glob<Guide>('./*.tsx', { eager: true, import: 'guide' })
const guides = Object.entries(GUIDES).map(([path, guide]) => ({ name: path.slice(2, -4), guide }))

const texts = new Map<string, string>()
/** The text of a file, read once. */
function read(file: string): string {
  const text = texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')
  texts.set(file, text)
  return text
}

/** The pages of the story files whose meta does not turn its page off. */
const pages = globSync('design-system/*/*.stories.tsx')
  .filter((file) => !read(file).split('satisfies Meta', 1)[0]!.includes("'!autodocs'"))
  .map((file) => pageOf(file)!)

/** Every name that the design system exports. */
const EXPORTED = new Set(
  globSync('design-system/*/index.ts').flatMap((file) => read(file).match(/\w+/gu) ?? []),
)

/** Whether a name is exported. A plural is accepted, because names occur in sentences. */
const isExported = (name: string) => EXPORTED.has(name) || EXPORTED.has(name.replace(/s$/u, ''))

/** Text of files and of everything that they import from the design system. */
function textOf(files: readonly string[], seen = new Set<string>()): string {
  return files
    .filter((file) => !seen.has(file))
    .map((file) => {
      seen.add(file)
      const text = read(file)
      const imported = text.matchAll(/'#(design-system\/[^']+\.tsx?)'/gu)
      return (
        text +
        textOf(
          Array.from(imported, ([, path]) => path!),
          seen,
        )
      )
    })
    .join('\n')
}

/** How a key is written in stories, transcripts and code, or the native element that handles it. */
const WRITTEN: Record<string, RegExp> = {
  Tab: /\btab\(|\bTab\b|<(?:input|button|textarea|select|Link|Button)\b/u,
  Enter: /\{Enter\}|'Enter'|<(?:button|Link|a|summary)\b|type="file"/u,
  Space: /' '|\} '|<(?:button|summary)\b|type="(?:radio|checkbox)"/u,
  '↑': /ArrowUp/u,
  '↓': /ArrowDown/u,
  '←': /ArrowLeft|@radix-ui\/react-tabs/u,
  '→': /ArrowRight/u,
  '+': /'[+]'/u,
  '−': /'-'/u,
}
const evidenceOf = (key: string) => WRITTEN[key] ?? new RegExp(`\\b${key}\\b`, 'u')

/** The provider in English. */
function Provider({ children }: { children: ReactNode }) {
  const props: Omit<DesignSystemProviderProps, 'children'> = { language: 'en', messages: en }
  return createElement(DesignSystemProvider, props as DesignSystemProviderProps, children)
}

test('every page of a component has a guide, and every guide a page', () => {
  expect(guides.map(({ name }) => name).toSorted()).toEqual(
    pages.map(({ guide }) => guide).toSorted(),
  )
})

test.each(guides)('the guide $name lists uses, alternatives, parts and limits', ({ guide }) => {
  const { use, avoid, anatomy, limits, content } = guide
  for (const part of [use, avoid, anatomy, limits]) expect(part).not.toHaveLength(0)
  const sentences = [...use, ...avoid, ...content, ...limits]
  expect(sentences.filter((sentence) => !/^[A-Z0-9`“−].*[.“”…]$/u.test(sentence))).toEqual([])
  expect(new Set(sentences).size).toBe(sentences.length)
})

test.each(guides)('the components mentioned in the guide $name exist', ({ guide }) => {
  const sentences = [...guide.use, ...guide.avoid, ...guide.limits].join(' ')
  const named = sentences.match(/\b[A-Z][a-z]+[A-Z]\w+/gu) ?? []
  expect(named.filter((name) => !isExported(name))).toEqual([])
})

test.each(guides)(
  'the keys of $name occur in its stories, transcripts or code',
  ({ name, guide }) => {
    const folder = pages.find((page) => page.guide === name)?.folder
    const text = textOf(globSync(`design-system/${folder}/*.{ts,tsx,txt}`))
    const keys = guide.keys.flatMap(([names]) => names.split(/, | \+ /u))
    expect(keys.filter((key) => !evidenceOf(key).test(text))).toEqual([])
  },
)

test.each(guides)('the do and don’t of $name render', ({ guide: { comparison } }) => {
  expect(comparison).toBeDefined()
  for (const side of [comparison?.good, comparison?.bad]) {
    const { container, unmount } = render(side, { wrapper: Provider })
    // The provider adds the live regions.
    expect(container.children.length).toBeGreaterThan(1)
    unmount()
  }
})
