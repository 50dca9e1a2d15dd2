// Simmer without pages and without limits on calls, which reaches push services of this machine.
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { PEER_EDGE } from '#tests/support/push-peer.ts'
import { listen } from './listen.ts'

const config = readConfig(process.env)
const database = await openDatabase(config)
const limits = { reads: Infinity, writes: Infinity }
await listen(await buildApp({ config, database, limits, push: PEER_EDGE }))
