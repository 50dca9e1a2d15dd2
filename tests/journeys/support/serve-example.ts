/**
 * A server of the journeys about recipes whose film is missing or holds some steps only: the built app
 * over the demo catalogue, with the example for authors brought in, in a data folder that goes when it
 * stops. Prints its origin.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXAMPLE_FOLDER } from '#content/catalogue-folder.ts'
import { readConfig } from '#server/config.ts'
import { fillWhenEmpty } from '#server/catalogue-import/fill-when-empty.ts'
import { importCatalogue } from '#server/catalogue-import/import.ts'
import { builtPages } from '#server/pages/serve.ts'
import { run } from '#server/run.ts'
import { stopOnSignal } from '#server/stop-on-signal.ts'

process.env.NODE_ENV ??= 'production'
const DATA_DIR = mkdtempSync(join(tmpdir(), 'simmer-example-'))
process.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }))

const config = readConfig({ DATA_DIR, PORT: '0', TRUST_PROXY: 'true', DEMO: 'off' })
const server = await run(config, {
  pages: builtPages(config),
  fill: async (database) => {
    await fillWhenEmpty(database, config)
    await importCatalogue({ database, folder: EXAMPLE_FOLDER, config })
  },
})
stopOnSignal(server, 0)
console.log(server.origin)
