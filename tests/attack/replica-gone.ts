import { setTimeout as delay } from 'node:timers/promises'
import { startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { ask, someAddress } from './client.ts'
import { below } from './random.ts'
import type { Attack } from './stage.ts'
import { keepRunning, repeat, secondsUntil } from './traffic.ts'

const READERS = 8
/** Seconds after which a replica that answers again has to be read again. */
const RETURN_LIMIT_S = 60

/** The replica is cut off while visitors read, and comes back. */
export const attack: Attack = {
  engines: ['postgres'],
  run: async ({ start, newDatabase, cleanup, random, short }) => {
    const settings = await newDatabase()
    const proxy = await startDatabaseProxy(settings['DATABASE_URL']!)
    cleanup.add(proxy.close)
    const app = await start({ ...settings, DATABASE_REPLICA_URL: proxy.url })
    let reads = 0
    let failed = 0
    let longest = 0
    const readers = repeat(READERS, 20, async () => {
      const id = 1 + below(random, 400)
      const path = random() < 0.5 ? `/recipes/${id}` : `/api/recipe/${id}?LangId=1`
      const { status, ms } = await ask(app.origin, path, { from: someAddress(random) })
      reads += 1
      if (status !== 200) failed += 1
      longest = Math.max(longest, ms)
    })
    const watch = keepRunning(app)
    await delay(1000)
    proxy.cut()
    await delay(short ? 2000 : 10_000)
    const before = proxy.connections()
    proxy.restore()
    const returned = await secondsUntil(
      async () => delay(100, proxy.connections() > before),
      short ? 10 : RETURN_LIMIT_S,
    )
    await readers.stop()
    await watch.stop()
    return [
      { name: 'visitors’ reads', value: reads, unit: '', min: 1 },
      { name: 'visitors’ reads failed', value: failed, unit: '', max: 0 },
      { name: 'longest read', value: longest, unit: 'ms', max: 5000 },
      { name: 'replica read again after', value: returned, unit: 's', max: RETURN_LIMIT_S },
      { name: 'crashes', value: app.crashes, unit: '', max: 0 },
    ]
  },
}
