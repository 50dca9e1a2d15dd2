import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { isBuilt } from '../../scripts/build-stamp.ts'

/** Folder of the built browser files. */
export const CLIENT = 'dist/client'

/** Builds the app when its sources have changed since the last build. */
export function ensureBuilt(): void {
  if (isBuilt()) return
  console.log('Building the app first.')
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The app does not build.')
}

/** Kilobytes that built files weigh on the wire, compressed as the server sends them. */
export function brotliKilobytes(addresses: readonly string[]): number {
  return addresses.reduce(
    (sum, address) => sum + compressed(readFileSync(join(CLIENT, address))),
    0,
  )
}

/** Kilobytes that a file or a part of a page weighs on the wire, compressed as far as can be. */
export function compressed(content: string | Buffer): number {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(content, { params: quality }).length / 1000
}
