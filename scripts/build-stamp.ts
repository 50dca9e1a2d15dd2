import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the built app, relative to the project's root. */
export const DIST = 'dist'
/** Inputs of the build. A change in any of them makes `dist` stale. */
const SOURCES = [
  'app',
  'design-system',
  'contract',
  'cooking',
  'scripts/build.ts',
  'scripts/inline-script.ts',
  'scripts/markdown.ts',
  'vite.config.ts',
  'vite.worker.config.ts',
  'tailwind.config.ts',
]

/** Every file below a folder, or the file itself, without tests, stories and their documents. */
export function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !/\.(test|stories|mdx)\b|^README\.md$/.test(entry.name))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

/** Hash of all inputs of the build. */
export function sourceStamp(): string {
  const hash = createHash('sha256')
  for (const file of [...SOURCES.flatMap(filesBelow).sort(), 'package-lock.json']) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Whether `dist` was built from the current sources. */
export function isBuilt(): boolean {
  try {
    return readFileSync(join(DIST, 'stamp'), 'utf8') === sourceStamp()
  } catch {
    return false
  }
}
