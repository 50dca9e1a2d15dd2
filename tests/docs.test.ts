import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigSchema } from '#server/config.ts'
import packageJson from '../package.json' with { type: 'json' }

interface Setting {
  default?: string | number
  description: string
}

const documents = globSync(['*.md', 'docs/**/*.md', 'content/*.md'])

test('every link between documents has a target', () => {
  const broken = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\[[^\]]*\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(https?|mailto):/.test(target))
      .filter((target) => !existsSync(join(dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('the decision about dependencies lists every dependency, and no other', () => {
  const table = readFileSync('docs/decisions/004-dependencies.md', 'utf8')
  const rows = [...table.matchAll(/^\| (?!Package|-)([^|]+)\|/gm)]
  const justified = rows.flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  const { dependencies, devDependencies, optionalDependencies } = packageJson
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies }
  expect(justified.sort()).toEqual(Object.keys(all).sort())
})

test('HST-69 the document about operations lists every setting with its default and meaning', () => {
  const operations = readFileSync('docs/operations.md', 'utf8')
  const rows = [...operations.matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\| (.*?) +\|$/gm)]
  const properties: Record<string, unknown> = ConfigSchema.properties
  const settings = Object.entries(properties).map(([name, schema]) => {
    const { default: standard, description } = schema as Setting
    return [name, standard === undefined ? '–' : `\`${standard}\``, description]
  })
  expect(rows.map(([, ...cells]) => cells)).toEqual(settings)
})

test('HST-69 every setting is tried by a test', () => {
  const tests = globSync(['server/**/*.test.ts', 'tests/**/*.ts'])
    .filter((file) => !/^(server\/config|tests\/docs)\.test\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const untried = Object.keys(ConfigSchema.properties).filter(
    (name) => !new RegExp(`\\b${name}\\b`).test(tests),
  )
  expect(untried).toEqual([])
})
