import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Names that hosts of the package may still import, and a host that does. */
const DEPRECATED = ['design-system/cook-mode/index.ts', 'tests/package/host/main.tsx']
/** Names of Lucide's drawings. */
const LUCIDE = 'design-system/icon/lucide.ts'

const ROOMS = [
  '.storybook',
  'app',
  'content',
  'contract',
  'cooking',
  'design-system',
  'scripts',
  'server',
  'tests',
]

const SHIPPED = ['app', 'content', 'contract', 'cooking', 'design-system', 'scripts', 'server']
const OF_TESTS = /\.(test|spec|stories|fixtures?|helpers)\./
/** A decision or an open point, such as D-37, or a statement of the acceptance list, such as SRC-01. */
const NUMBER = /\b(?!UTF|CRC)(?:[DX]|[A-Z]{3})-\d\d\b(?!\d)/g

/** Words of a name in lower case: "useByEar" and "use-by-ear" are "use by ear". */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim()

/** Names that a module exports. */
function exportsOf(code: string): string[] {
  const declared = code.matchAll(
    /^export (?:default )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm,
  )
  const listed = code.matchAll(/^export (?:type )?\{([^}]*)\}/gm)
  return [
    ...[...declared].map(([, name]) => name!),
    ...[...listed].flatMap(([, names]) =>
      names!.split(',').map((name) =>
        name
          .split(/ as |type /)
          .at(-1)!
          .trim(),
      ),
    ),
  ]
}

/** The words of the last part of the glossary. */
function neverWords(): string[] {
  const part = readFileSync('docs/glossary.md', 'utf8').split('\n## Never\n')[1] ?? ''
  return [...part.matchAll(/^- ([a-z ]+):/gm)].map(([, words]) => words!)
}

/** The word of the list in a name; undefined for none. */
function wordIn(name: string, never: readonly string[]): string | undefined {
  const words = ` ${wordsOf(name).replaceAll('by ear', '')} `
  return never.find((word) => words.includes(` ${word} `))
}

test('the glossary lists at most twenty words that no name contains', () => {
  expect(neverWords().length).toBeGreaterThan(10)
  expect(neverWords().length).toBeLessThanOrEqual(20)
})

test('a word of the list is found in names of any style, and "by ear" is allowed', () => {
  const never = neverWords()
  expect(wordIn('useEarView', never)).toBe('ear')
  expect(wordIn('design-system/cook-mode/pan.tsx', never)).toBe('cook mode')
  expect(wordIn('BRING_KEYS', never)).toBe('bring')
  expect(wordIn('useByEarView', never)).toBeUndefined()
  expect(wordIn('clear-search', never)).toBeUndefined()
  expect(
    exportsOf('export { Pan as EarPan, type Bell } from "./x.ts"\nexport const a = 1'),
  ).toEqual(['a', 'EarPan', 'Bell'])
})

test('no file and no export is named with a word that the glossary rules out', () => {
  const never = neverWords()
  const tracked = execFileSync('git', ['ls-files', ...ROOMS], { encoding: 'utf8' })
  const files = tracked
    .split('\n')
    .filter(
      (file) =>
        /\.(tsx?|m?js)$/.test(file) && ![...DEPRECATED, LUCIDE].includes(file) && existsSync(file),
    )
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) => {
    // A migration keeps its name: databases have stored it.
    const names = [
      file.includes('/migrations/') ? '' : file,
      ...exportsOf(readFileSync(file, 'utf8')),
    ]
    return names.filter((name) => wordIn(name, never)).map((name) => `${file}: ${name}`)
  })
  expect(found).toEqual([])
})

test('code that ships names no number of the specification', () => {
  const tracked = execFileSync('git', ['ls-files', ...SHIPPED], { encoding: 'utf8' })
  const files = tracked
    .split('\n')
    .filter((file) => /\.(tsx?|m?js|css)$/.test(file) && !OF_TESTS.test(file) && existsSync(file))
  expect(files.length).toBeGreaterThan(1000)
  const numbers = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NUMBER)].map(([number]) => `${file}: ${number}`),
  )
  expect(numbers).toEqual([])
})
