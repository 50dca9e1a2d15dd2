import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { buildApp, isBuilt } from '../../scripts/build.ts'

/** Folder of the built browser files. */
export const CLIENT = 'dist/client'

/** Builds the app when its sources have changed since the last build. */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return
  console.log('Building the app first.')
  await buildApp()
}

/** Kilobytes that built files weigh on the wire, compressed as the server sends them. */
export function brotliKilobytes(addresses: readonly string[]): number {
  return addresses.reduce((sum, address) => sum + brotliBytes(address), 0) / 1000
}

function brotliBytes(address: string): number {
  const bytes = readFileSync(join(CLIENT, address))
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(bytes, { params: quality }).length
}
