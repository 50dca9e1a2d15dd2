/**
 * The server of the journeys: the built app on a free port, with a new data folder that it fills itself
 * and that is removed when it stops. It prints the folder, for the commands of operators.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'simmer-journeys-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
Object.assign(process.env, {
  DATA_DIR: folder,
  PORT: '0',
  DRAIN_SECONDS: '0',
  // Each journey has its own client address, see test.ts.
  TRUST_PROXY: 'true',
})
console.log(`Data folder: ${folder}`)
await import(new URL('../../../scripts/start.mjs', import.meta.url).href)
