import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { DIST, filesBelow, sourceStamp } from './build-stamp.ts'

/** File kinds worth compressing; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(js|css|svg|webmanifest|txt)$/

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

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
 * Builds the browser's files and the service worker into `dist/client` (with `.br` and `.gz` beside
 * them) and the page renderer into `dist/server`.
 */
export async function buildApp(): Promise<void> {
  const stamp = sourceStamp()
  const options = { logLevel: 'warn' } as const
  await build({
    ...options,
    build: { outDir: `${DIST}/client`, manifest: true, ssrManifest: true },
  })
  await build({ ...options, configFile: 'vite.worker.config.ts' })
  await build({ ...options, build: { outDir: `${DIST}/server`, ssr: true } })
  await compressAssets()
  mkdirSync(DIST, { recursive: true })
  writeFileSync(join(DIST, 'stamp'), stamp)
}

if (import.meta.main) await buildApp()
