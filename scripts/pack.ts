// `npm pack` hands out the design system, not the application. npm has no second manifest and packs
// the README at the root, so those of the package stand in their place while the tarball is made:
// `prepack` and `postpack`.
import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../package.json' with { type: 'json' }
import { buildDesignSystem, PACKAGE_DIST } from './build-design-system.ts'
import { DIST, filesBelow } from './build-stamp.ts'

/** Files of the application that the package has its own of. */
const REPLACED = ['package.json', 'README.md']
/** Packages that only some hosts need: page objects work on Playwright's pages. */
const OPTIONAL_PEERS = ['@playwright/test'] as const
const kept = (name: string) => join(DIST, `app-${name}`)

/** Packages that the built design system imports, so far as its host does not bring them. */
function importedPackages(): string[] {
  const text = filesBelow(PACKAGE_DIST)
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const names = [...text.matchAll(/from ['"]((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name!)
  const peers = new Set<string>([...Object.keys(packageJson.peerDependencies), ...OPTIONAL_PEERS])
  return [...new Set(names)].filter((name) => !peers.has(name)).sort()
}

/** The versions with which an optional peer is tested here. */
function withVersions(peers: typeof OPTIONAL_PEERS): Record<string, string> {
  return Object.fromEntries(peers.map((peer) => [peer, packageJson.devDependencies[peer]]))
}

/**
 * package.json as a user of the design system needs it.
 *
 * @throws when the design system imports what package.json does not name
 */
function manifest() {
  const versions: Record<string, string> = packageJson.dependencies
  const dependencies = importedPackages().map((name) => {
    const version = versions[name]
    if (version === undefined) throw new Error(`${name} is no dependency of package.json.`)
    return [name, version]
  })
  const { name, version, license, type, exports, files, peerDependencies } = packageJson
  return {
    name,
    version,
    description: 'The design system of Simmer: React components, tokens, fonts.',
    license,
    type,
    sideEffects: ['*.css'],
    exports,
    files,
    peerDependencies: { ...peerDependencies, ...withVersions(OPTIONAL_PEERS) },
    peerDependenciesMeta: Object.fromEntries(
      OPTIONAL_PEERS.map((peer) => [peer, { optional: true }]),
    ),
    dependencies: Object.fromEntries(dependencies),
  }
}

if (process.argv[2] === 'restore') for (const name of REPLACED) renameSync(kept(name), name)
else {
  await buildDesignSystem()
  for (const name of REPLACED) copyFileSync(name, kept(name))
  copyFileSync('design-system/README.md', 'README.md')
  writeFileSync('package.json', `${JSON.stringify(manifest(), null, 2)}\n`)
}
