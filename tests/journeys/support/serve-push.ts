/**
 * The server of journeys about push messages: the built app with a separate data folder, because these
 * journeys import recipes, and with access to a push service on this machine. In quiet hours its clock
 * is ahead by what is left of them. It prints its origin and its data folder, which is removed when it
 * stops.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { fillWhenEmpty } from '#server/catalogue-import/fill-when-empty.ts'
import { afterQuiet } from '#server/news/hours.ts'
import { builtPages } from '#server/pages/serve.ts'
import { run } from '#server/run.ts'
import { stopOnSignal } from '#server/stop-on-signal.ts'
import { PEER_EDGE } from '#tests/support/push-peer.ts'

process.env.NODE_ENV ??= 'production'
const DATA_DIR = mkdtempSync(join(tmpdir(), 'simmer-push-'))
process.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }))

const ahead = afterQuiet(Date.now()) - Date.now()
const config = readConfig({ DATA_DIR, PORT: '0', TRUST_PROXY: 'true', DEMO: 'off' })
const server = await run(config, {
  pages: builtPages(config),
  push: PEER_EDGE,
  now: () => new Date(Date.now() + ahead),
  fill: async (database) => await fillWhenEmpty(database, config),
})
stopOnSignal(server, 0)
console.log(JSON.stringify({ origin: server.origin, DATA_DIR }))
