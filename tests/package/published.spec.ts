import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { expect, test } from '@playwright/test'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { runOnServer } from './host.ts'

const host = process.env.PACKAGE_HOST!
const installed = join(host, 'node_modules/simmer')
const tarball = readFileSync(globSync(join(dirname(host), '*.tgz'))[0]!)

/** What the package exports, as its users write it after `simmer`. */
function entries(): string[] {
  const modules = globSync(['*/index.js', 'messages/{de,en}.js'], {
    cwd: join(installed, 'dist/design-system'),
  })
  const names = modules.map((file) => file.replace(/(\/index)?\.js$/, ''))
  return ['./design-system', ...names.map((name) => `./design-system/${name}`)]
}

test('publint finds nothing wrong with the package', async () => {
  const pack = { tarball: new Uint8Array(tarball).buffer }
  const { messages, pkg } = await publint({ pack, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
})

test('every entry has types that agree with it, for bundlers and for Node', async () => {
  const names = entries()
  expect(names.length).toBeGreaterThan(40)
  const result = await checkPackage(createPackageFromTarballData(tarball), { entrypoints: names })
  if (!result.types) throw new Error('The package has no types.')
  expect(Object.keys(result.entrypoints)).toEqual(names)
  // The package is of ES modules alone, which neither `require` nor resolvers without exports find.
  const ignored = new Set(['node10', 'node16-cjs'])
  const problems = result.problems.filter(
    (problem) => !('resolutionKind' in problem && ignored.has(problem.resolutionKind)),
  )
  expect(problems).toEqual([])
})

test('the README of the package is its own, and names nothing that is not in it', () => {
  const text = readFileSync(join(installed, 'README.md'), 'utf8')
  expect(text).toMatch(/^# The design system of Simmer/)
  const named = [...text.matchAll(/`simmer(\/design-system[\w/.-]*)`/g)].map(([, name]) => name!)
  const known = new Set([...entries(), './design-system/styles.css'])
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !known.has(`.${name}`))).toEqual([])
})

test('the tarball holds the changes of every version', () => {
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    version: string
  }
  expect(readFileSync(join(installed, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}\n`)
})

test('a server without a bundler renders an open dialog, and brand marks without paths of its disk', () => {
  const { status, stderr, stdout } = runOnServer(
    host,
    `
    delete globalThis.navigator
    const { createElement } = await import('react')
    const { renderToString } = await import('react-dom/server')
    const { ShareModal } = await import('simmer/design-system/share-modal')
    const { Facebook, Icon } = await import('simmer/design-system/icon')
    const { DesignSystemProvider } = await import('simmer/design-system/provider')
    const { en } = await import('simmer/design-system/messages/en')
    const content = { url: 'https://example.org', title: 'Soup' }
    console.log(renderToString(createElement(
      DesignSystemProvider, { language: 'en', messages: en },
      createElement(Icon, { of: Facebook }),
      createElement(ShareModal, { open: true, content }),
    )))`,
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/<svg[^>]*data-slot="icon"[^>]*><path /)
  expect(stdout).not.toContain('file:')
})
