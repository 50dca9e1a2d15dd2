import type { AppProcess } from './app-process.ts'
import { ask, someAddress } from './client.ts'
import { below, letters, oneOf, type Random } from './random.ts'
import type { Attack } from './stage.ts'

/** Pages that people read. */
const ORDINARY = [
  '/',
  '/recipes',
  '/cookbooks',
  '/authors',
  '/recipes?page=2',
  ...Array.from({ length: 20 }, (_, index) => `/recipes/${index + 1}`),
]
/** Requests at the same time. */
const SIDE_BY_SIDE = 4
const MEMORY_LIMIT_MB = 150

/** Requests that each look like another page. */
const DISTINCT: ((random: Random) => { path: string; host?: string })[] = [
  (random) => ({ path: `${oneOf(random, ORDINARY)}?page=${below(random, 1e9)}` }),
  (random) => ({ path: `${oneOf(random, ORDINARY)}?Term=${letters(random, 100)}` }),
  (random) => ({ path: `${oneOf(random, ORDINARY)}?${letters(random, 8)}=${letters(random, 8)}` }),
  (random) => ({ path: `/tags?Term=${letters(random, 12)}` }),
  (random) => ({ path: oneOf(random, ORDINARY), host: `${letters(random, 12)}.example` }),
]

/** A page may be cached for a minute: the flood between two looks at it is shorter. */
const FLOOD_MAX_MS = 40_000

/** Sends requests, several at the same time, until enough are sent or the time is up. */
async function send(count: number, one: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const end = performance.now() + FLOOD_MAX_MS
  const worker = async () => {
    while (next < count && performance.now() < end) await one(next++)
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker))
}

async function flood(app: AppProcess, count: number, random: Random): Promise<void> {
  await send(count, async (index) => {
    const { path, host } = DISTINCT[index % DISTINCT.length]!(random)
    await ask(app.origin, path, {
      from: someAddress(random),
      compressed: true,
      ...(host !== undefined && { headers: { host } }),
    })
  })
}

/** Processor time of an ordinary page. */
async function costOfOrdinary(app: AppProcess, random: Random): Promise<number> {
  const before = app.cpuMs()
  for (const path of ORDINARY) await ask(app.origin, path, { from: someAddress(random) })
  return (app.cpuMs() - before) / ORDINARY.length
}

/** Very many addresses of the same pages: what the cache holds of them, and what it forgets. */
export const attack: Attack = {
  engines: ['sqlite'],
  run: async ({ start, random, short }) => {
    const app = await start()
    // The code warms up on other pages, so that the first cost is that of rendering alone.
    for (let id = 100; id < 160; id += 1) await ask(app.origin, `/recipes/${id}`)
    const rendered = await costOfOrdinary(app, random)
    const cached = await costOfOrdinary(app, random)
    const before = app.memoryMb()
    const peak = app.watchMemory()
    for (let round = 0; round < (short ? 1 : 3); round += 1) {
      await costOfOrdinary(app, random)
      await flood(app, short ? 200 : 700, random)
    }
    const growth = peak() - before
    const after = await costOfOrdinary(app, random)
    const hitRate = (rendered - after) / (rendered - cached)
    return [
      { name: 'ordinary page, rendered', value: rendered, unit: 'ms CPU' },
      { name: 'ordinary page, cached', value: cached, unit: 'ms CPU' },
      { name: 'growth, distinct addresses', value: growth, unit: 'MB', max: MEMORY_LIMIT_MB },
      {
        name: 'ordinary pages still cached',
        value: Math.min(1, Math.max(0, hitRate)) * 100,
        unit: '%',
        min: 80,
      },
      { name: 'crashes', value: app.crashes, unit: '', max: 0 },
    ]
  },
}
