// `npm pack` hands out the design system, not the application. npm has no second manifest, so the
// one of the package stands in package.json while the tarball is made: `prepack` and `postpack`.
import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../package.json' with { type: 'json' }
import { buildDesignSystem, PACKAGE_DIST } from './build-design-system.ts'
import { DIST, filesBelow } from './build-stamp.ts'

const KEPT = join(DIST, 'package.json')

/** Packages that the built design system imports, so far as its host does not bring them. */
function importedPackages(): string[] {
  const text = filesBelow(PACKAGE_DIST)
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const names = [...text.matchAll(/from ['"]((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name!)
  return [...new Set(names)].filter((name) => !(name in packageJson.peerDependencies)).sort()
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
    peerDependencies,
    dependencies: Object.fromEntries(dependencies),
  }
}

if (process.argv[2] === 'restore') renameSync(KEPT, 'package.json')
else {
  await buildDesignSystem()
  copyFileSync('package.json', KEPT)
  writeFileSync('package.json', `${JSON.stringify(manifest(), null, 2)}\n`)
}
