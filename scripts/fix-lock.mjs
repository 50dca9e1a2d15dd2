// Adds an inert placeholder to package-lock.json for every optional dependency that the registry
// could not serve: npm leaves them out of the lock and then rejects its own lock in `npm ci`
// (https://github.com/npm/cli/issues/9846). Run after every `npm install`.
import { readFileSync, writeFileSync } from 'node:fs'

const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const packages = lock.packages

/**
 * Whether npm would find `name` when it looks upwards from the package at `path`. Bindings are wanted
 * in one exact version; another one that is found first does not count.
 */
function resolves(path, name, version) {
  for (let base = path; ;) {
    const found = packages[`${base ? `${base}/` : ''}node_modules/${name}`]
    if (found) return !/^\d/.test(version) || (found.version ?? version) === version
    if (!base) return false
    const parent = base.lastIndexOf('node_modules/')
    base = parent <= 0 ? '' : base.slice(0, parent - 1)
  }
}

let added = 0
for (const [path, entry] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolves(path, name, version)) continue
    packages[`${path ? `${path}/` : ''}node_modules/${name}`] = {
      ...(entry.dev && { dev: true }),
      optional: true,
    }
    added++
  }
}
lock.packages = Object.fromEntries(
  Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} placeholders added to ${file}`)
