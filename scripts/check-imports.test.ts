import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { importRules } from './import-rules.ts'
import { serverRooms } from './rooms.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A project of a few files, each a path and its text. */
function projectOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'simmer-imports-'))
  folders.push(root)
  const imports = Object.fromEntries(
    ['app', 'content', 'contract', 'cooking', 'design-system', 'server', 'tests'].map((room) => [
      `#${room}/*`,
      `./${room}/*`,
    ]),
  )
  const all = { 'package.json': JSON.stringify({ type: 'module', imports }), ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** Names of the rules that a project breaks, each once. */
async function brokenIn(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = projectOf(files)
  const rooms = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))]
  const { violations } = await checkImports(
    root,
    rooms.filter((room) => room !== 'node_modules'),
  )
  return [...new Set(violations.map(({ rule }) => rule.name))].toSorted()
}

const EMPTY = 'export {}\n'

/** Importing file, imported file, and the rule that this breaks. */
const VIOLATIONS: [from: string, to: string, rule: string][] = [
  ['design-system/a/b/c.ts', 'app/lib/a/b.ts', 'design-system-imports-no-other-room'],
  ['design-system/a/b/c.ts', 'contract/a/b.ts', 'design-system-imports-no-other-room'],
  ['contract/a/b.ts', 'server/db/schema.ts', 'contract-imports-no-other-room'],
  ['cooking/a.ts', 'server/db/schema.ts', 'cooking-imports-no-other-room'],
  ['content/a/b.ts', 'server/db/schema.ts', 'content-imports-no-other-room'],
  ['app/lib/a/b.ts', 'server/db/schema.ts', 'app-imports-no-other-room'],
  ['app/lib/a.ts', 'content/rules/a.ts', 'app-imports-no-other-room'],
  ['server/pages/a/b.ts', 'app/lib/a/b.ts', 'server-imports-no-other-room'],
  ['server/pages/a.ts', 'design-system/a/b.ts', 'server-imports-no-other-room'],
  ['server/lib/a.ts', 'server/db/schema.ts', 'server-lib-imports-listed-rooms'],
  ['server/http/a.ts', 'server/accounts/a/b.ts', 'server-http-imports-listed-rooms'],
  ['server/accounts/a/b.ts', 'server/household/a.ts', 'server-accounts-imports-listed-rooms'],
  ['server/mail/a.ts', 'server/app.ts', 'server-mail-imports-listed-rooms'],
  ['server/brand-new/a.ts', 'server/lib/a.ts', 'listed-server-rooms-only'],
  ['app/lib/a/b.ts', 'app/features/search/index.ts', 'app-lib-imports-downwards'],
  ['app/features/search/a.ts', 'app/shell/a/b.ts', 'app-features-imports-downwards'],
  ['app/seo/a.ts', 'app/shell/a.ts', 'app-seo-imports-downwards'],
  ['app/shell/a.ts', 'app/routes/a/b.ts', 'app-shell-imports-downwards'],
  ['app/routes/a/b.ts', 'app/main/a.ts', 'app-routes-imports-downwards'],
  ['app/service-worker/a.ts', 'app/shell/a.ts', 'app-service-worker-imports-downwards'],
  ['app/main/a.ts', 'app/service-worker/a.ts', 'app-main-imports-downwards'],
  ['app/new-room/a.ts', 'app/lib/a.ts', 'listed-rooms-only'],
  ['app/features/brand-new/a.ts', 'app/lib/a.ts', 'listed-features-only'],
  ['app/routes/a/b.ts', 'app/features/search/deep/a.ts', 'features-by-their-index'],
  ['app/features/comments/a.ts', 'app/features/account/a.ts', 'other-features-by-their-index'],
  ['app/features/search/a.ts', 'app/features/search/index.ts', 'own-files-without-index'],
  ['app/routes/a/b.ts', 'app/routes/c/d.ts', 'routes-import-no-other-route'],
  [
    'design-system/a/b.ts',
    'node_modules/swr/index.js',
    'design-system-knows-no-data-and-no-routes',
  ],
  ['server/mail/a.ts', 'tests/support/a.ts', 'nothing-imports-tests'],
  ['app/lib/a.ts', 'app/lib/a.test.ts', 'nothing-imports-tests'],
]

/** All forms of imports. */
const FORMS = {
  import: (spec: string) => `import '${spec}'\n`,
  'import type': (spec: string) => `import type { A } from '${spec}'\nexport type B = A\n`,
  'import()': (spec: string) => `export const load = () => import('${spec}')\n`,
  'export from': (spec: string) => `export * from '${spec}'\n`,
}

/** Specifier of an import: the alias of its room, or the package. */
const specOf = (to: string) => (to.startsWith('node_modules/') ? 'swr' : `#${to}`)

for (const [from, to, rule] of VIOLATIONS) {
  test(`${from} must not import ${to}, in any form`, async () => {
    const importers = Object.entries(FORMS).map(([form, write]): [string, string] => [
      from.replace('.ts', `-${form.replaceAll(/\W/g, '-')}.ts`),
      write(specOf(to)),
    ])
    const root = projectOf({ ...Object.fromEntries(importers), [to]: EMPTY })
    const { violations } = await checkImports(root, [from.split('/')[0] ?? ''])
    const broken = violations.map((violation) => [violation.from, violation.rule.name] as const)
    expect(broken).toHaveLength(importers.length)
    expect(new Map(broken)).toEqual(new Map(importers.map(([path]) => [path, rule])))
  })
}

test('each feature imports those in its list and no other', async () => {
  const names = importRules.flatMap(
    ({ name = '' }) => /^feature-(.+)-imports/.exec(name)?.slice(1) ?? [],
  )
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) {
    const stranger: string = name === 'search' ? 'share' : 'search'
    const broken = await brokenIn({
      [`app/features/${name}/a.ts`]: `import '#app/features/${stranger}/index.ts'\n`,
      [`app/features/${stranger}/index.ts`]: EMPTY,
    })
    expect(broken).toEqual([`feature-${name}-imports-listed-features`])
  }
})

test('each room of the server imports only rooms below it', () => {
  const names = serverRooms.map(([room]) => room)
  for (const [index, [, below]] of serverRooms.entries())
    expect(names.slice(0, index)).toEqual(expect.arrayContaining([...below]))
})

test('each room of the server imports those in its list and no other', async () => {
  const names = serverRooms.map(([room]) => room)
  expect(names.length).toBeGreaterThan(10)
  const filesOf = ([room, below]: (typeof serverRooms)[number]) => {
    const stranger = names.findLast((name) => name !== room && !below.includes(name)) ?? ''
    const allowed = ['config.ts', ...below.map((name) => `${name}/b.ts`)]
    const importing = [...allowed, `${stranger}/b.ts`].map((file) => `import '#server/${file}'\n`)
    return { [`server/${room}/a.ts`]: importing.join(''), [`server/${room}/b.ts`]: EMPTY }
  }
  const files = serverRooms.map(filesOf)
  const root = projectOf({ 'server/config.ts': EMPTY, ...Object.assign({}, ...files) })
  const { violations } = await checkImports(root, ['server'])
  expect(violations.map(({ from, rule }) => `${from}: ${rule.name}`).toSorted()).toEqual(
    names.map((name) => `server/${name}/a.ts: server-${name}-imports-listed-rooms`).toSorted(),
  )
})

test('a cycle of a type import and an import() is found', async () => {
  const broken = await brokenIn({
    'app/lib/a.ts': `import type { B } from './b.ts'\nexport type A = B\n`,
    'app/lib/b.ts': `export type B = 1\nexport const load = () => import('./a.ts')\n`,
  })
  expect(broken).toEqual(['no-cycles'])
})

test('an import of a file that does not exist is found', async () => {
  expect(await brokenIn({ 'app/lib/a.ts': `import './b.ts'\n` })).toEqual(['no-unresolved-imports'])
})

test('a relative import is held against the same rules', async () => {
  const broken = await brokenIn({
    'app/lib/a.ts': `import '../../server/db/schema.ts'\n`,
    'server/db/schema.ts': EMPTY,
  })
  expect(broken).toContain('app-imports-no-other-room')
})

test('a project that keeps the rules breaks none', async () => {
  const broken = await brokenIn({
    'app/main/a.ts': `import '#app/routes/a/b.ts'\n`,
    'app/routes/a/b.ts': `import '#app/features/comments/index.ts'\nimport '#design-system/a/b.ts'\n`,
    'app/features/comments/index.ts': `export * from './c.ts'\n`,
    'app/features/comments/c.ts': `import '#app/features/account/index.ts'\nimport '#contract/a.ts'\n`,
    'app/features/account/index.ts': EMPTY,
    'app/features/account/a.test.ts': `import '#server/a.ts'\n`,
    'contract/a.ts': EMPTY,
    'design-system/a/b.ts': EMPTY,
    'server/a.ts': EMPTY,
  })
  expect(broken).toEqual([])
})
