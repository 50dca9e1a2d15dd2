// Packs the design system for others. Its package is a folder of its own, because the manifest of the
// application would install Fastify and a database driver.
import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../package.json' with { type: 'json' }
import { buildDesignSystem, PACKAGE, PACKAGE_DIST } from './build-design-system.ts'
import { filesBelow } from './build-stamp.ts'

/** Entries of the package, and where their files are in it. */
const EXPORTS = {
  './design-system': module('index'),
  './design-system/styles.css': {
    types: './dist/design-system/styles.css.d.ts',
    default: './dist/design-system/styles.css',
  },
  './design-system/messages/*': module('messages/*'),
  './design-system/styles/*.css': {
    types: './dist/design-system/styles/*.css.d.ts',
    default: './dist/design-system/styles/*.css',
  },
  './design-system/tokens/*.json': './dist/design-system/tokens/*.json',
  './design-system/*': module('*/index'),
  './package.json': './package.json',
}
/** Documents of the package, each beside the name of its source. */
const DOCUMENTS = {
  'README.md': 'design-system/README.md',
  'CHANGELOG.md': 'CHANGELOG.md',
  LICENSE: 'LICENSE',
}
/** Packages that a host brings: one React for the host and the package. */
const PEERS = ['react', 'react-dom'] as const
/** Packages that only some hosts need: page objects work on Playwright's pages. */
const OPTIONAL_PEERS = ['@playwright/test'] as const

function module(path: string) {
  return {
    types: `./dist/design-system/${path}.d.ts`,
    default: `./dist/design-system/${path}.js`,
  }
}

/** Packages that the built design system imports, so far as its host does not bring them. */
function importedPackages(): string[] {
  const text = filesBelow(PACKAGE_DIST)
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const names = [...text.matchAll(/from ['"]((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name!)
  const peers = new Set<string>([...PEERS, ...OPTIONAL_PEERS])
  return [...new Set(names)].filter((name) => !peers.has(name)).sort()
}

/**
 * The versions with which packages are tested here.
 *
 * @throws when package.json does not name one of them
 */
function withVersions(names: readonly string[]): Record<string, string> {
  const versions: Record<string, string> = {
    ...packageJson.devDependencies,
    ...packageJson.dependencies,
  }
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name]
      if (version === undefined) throw new Error(`${name} is no dependency of package.json.`)
      return [name, version]
    }),
  )
}

/** package.json as a user of the design system needs it. */
function manifest() {
  const { name, version, license, type } = packageJson
  return {
    name,
    version,
    description: 'The design system of Simmer: React components, tokens, fonts.',
    license,
    type,
    sideEffects: ['*.css'],
    exports: EXPORTS,
    peerDependencies: withVersions([...PEERS, ...OPTIONAL_PEERS]),
    peerDependenciesMeta: Object.fromEntries(
      OPTIONAL_PEERS.map((peer) => [peer, { optional: true }]),
    ),
    dependencies: withVersions(importedPackages()),
  }
}

await buildDesignSystem()
writeFileSync(join(PACKAGE, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
for (const [name, source] of Object.entries(DOCUMENTS)) copyFileSync(source, join(PACKAGE, name))
const npm = process.env['npm_execpath']
if (!npm) throw new Error('Run it as `npm run pack:design-system`.')
const words = [npm, 'pack', `./${PACKAGE}`, ...process.argv.slice(2)]
const { status, error } = spawnSync(process.execPath, words, { stdio: 'inherit' })
if (error) throw error
process.exitCode = status ?? 1
