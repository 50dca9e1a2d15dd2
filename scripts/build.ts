import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

/** Where the built app stands, relative to the project's root. */
const DIST = 'dist'
/** What the build reads; a change in any of it makes `dist` stale. */
const SOURCES = ['app', 'design-system', 'contract', 'vite.config.ts', 'tailwind.config.ts']
/** File kinds worth compressing; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(js|css|svg|webmanifest|txt)$/

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !/\.(test|stories|mdx?)\b/.test(entry.name))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

/** Fingerprint of everything the build reads. */
function sourceStamp(): string {
  const hash = createHash('sha256')
  for (const file of [...SOURCES.flatMap(filesBelow).sort(), 'package-lock.json']) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Whether `dist` was built from the sources as they are now. */
export function isBuilt(): boolean {
  try {
    return readFileSync(join(DIST, 'stamp'), 'utf8') === sourceStamp()
  } catch {
    return false
  }
}

async function compressAssets(): Promise<void> {
  const files = filesBelow(join(DIST, 'client')).filter((file) => COMPRESSIBLE.test(file))
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file)
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      writeFileSync(`${file}.br`, await brotli(bytes, quality))
      writeFileSync(`${file}.gz`, await gzipped(bytes, { level: 9 }))
    }),
  )
}

/**
 * Builds the browser's files into `dist/client` (with `.br` and `.gz` beside them) and the page
 * renderer into `dist/server`.
 */
export async function buildApp(): Promise<void> {
  const stamp = sourceStamp()
  const options = { logLevel: 'warn' } as const
  await build({ ...options, build: { outDir: `${DIST}/client`, manifest: true } })
  await build({ ...options, build: { outDir: `${DIST}/server`, ssr: true } })
  await compressAssets()
  mkdirSync(DIST, { recursive: true })
  writeFileSync(join(DIST, 'stamp'), stamp)
}

if (import.meta.main) await buildApp()
