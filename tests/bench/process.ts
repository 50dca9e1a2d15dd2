import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { newMembers } from '#tests/attack/members.ts'
import { memoryMbOfTree } from '#tests/attack/process-tree.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres-cluster.ts'
import { type Asked, makeRequest, type Site } from './asked.ts'
import { ensureBuilt } from './built-app.ts'
import { type ChildServer, startChild } from './child-server.ts'
import { type Counted, countCpu, untilIdle } from './cpu.ts'
import { fillDatabase } from './filled-databases.ts'
import type { Figure } from './report.ts'

const RECIPES = 700
/** Requests a second, and of pages that are rendered. */
const [RATE, RATE_RENDERED] = [100, 20]
const SECONDS = 10
const AT_ONCE = 8
const WARM_UP = 50
/** Milliseconds of CPU in a second at rest. */
const REST_MAX = 30

/** What is asked, by name; each turn asks for something else, unless it is the same page that is wanted. */
const KINDS: Record<string, (turn: number) => Asked> = {
  'page, cached': (turn) => ({ path: `/recipes/${1 + (turn % 50)}?lang=en` }),
  'page, rendered': (turn) => ({ path: `/recipes/${100 + turn}?lang=en` }),
  'call of a visitor': (turn) => ({ path: `/api/recipe?limit=20&LangId=1&offset=${turn % 500}` }),
  'call of a member': (turn) => ({ path: `/api/recipe/${1 + (turn % 600)}?LangId=1`, isOwn: true }),
  'change of a member': (turn) => ({
    // Each member likes a recipe, and then no longer.
    path: `/api/recipe/${1 + ((turn >> 3) % 600)}/${turn % 8 < 4 ? '' : 'un'}favorize`,
    method: 'PATCH',
    isOwn: true,
  }),
}

/** Servers of which the processor time is counted, alone and with their database. */
interface Measured {
  server: ChildServer
  process: Counted
  database: Counted
  site: Site
}

/** What one process takes at rest and under load, on PostgreSQL: what `docs/scaling.md` counts with. */
export async function measure(): Promise<Figure[]> {
  ensureBuilt()
  const programs = findPostgres()
  if (programs === undefined) {
    console.log('No PostgreSQL here: nothing is measured.')
    return []
  }
  const folder = await mkdtemp(join(tmpdir(), 'simmer-bench-'))
  const cluster = await startPostgres(programs)
  try {
    const settings = {
      DATA_DIR: folder,
      DATABASE_URL: cluster.url,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
    }
    await fillDatabase(settings, RECIPES)
    const server = await startChild('simmer', settings)
    try {
      const members = await newMembers(server.origin, 4)
      const process = countCpu([server.pid])
      await untilIdle(process)
      const site = { origin: server.origin, tokens: members.map(({ token }) => token) }
      return await figuresOf({ server, process, database: countCpu([cluster.pid()]), site })
    } finally {
      await server.stop()
    }
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true })
  }
}

const perSecond = (cpuMs: number) => cpuMs / SECONDS

async function figuresOf(measured: Measured): Promise<Figure[]> {
  const { server } = measured
  const rest = await countedIn(measured, async () => await wait(SECONDS * 1000))
  const figures: Figure[] = [
    {
      name: 'at rest',
      value: memoryMbOfTree(server.pid),
      unit: 'MB',
    },
    {
      name: 'at rest, process',
      value: perSecond(rest.process),
      unit: 'ms CPU/s',
      max: REST_MAX,
    },
    { name: 'at rest, database', value: perSecond(rest.database), unit: 'ms CPU/s' },
  ]
  for (const [name, asked] of Object.entries(KINDS)) {
    for (let turn = 0; turn < WARM_UP; turn += 1)
      await makeRequest(measured.site, asked(turn), turn)
    const rate = name === 'page, rendered' ? RATE_RENDERED : RATE
    const at = `${name}, ${rate}/s`
    const cost = await countedIn(measured, async () => await askOften(measured.site, asked, rate))
    const requests = rate * SECONDS
    figures.push(
      { name: at, value: memoryMbOfTree(server.pid), unit: 'MB' },
      { name: `${at}, process`, value: perSecond(cost.process), unit: 'ms CPU/s' },
      { name: `${name}, each, process`, value: cost.process / requests, unit: 'ms CPU' },
      { name: `${name}, each, database`, value: cost.database / requests, unit: 'ms CPU' },
    )
  }
  return figures
}

async function countedIn({ process, database }: Measured, work: () => Promise<void>) {
  const before = { process: process.cpuMs(), database: database.cpuMs() }
  await work()
  return {
    process: process.cpuMs() - before.process,
    database: database.cpuMs() - before.database,
  }
}

/** Asks so many times a second, or less often where that is too much for the machine. */
async function askOften(site: Site, asked: (turn: number) => Asked, rate: number): Promise<void> {
  const open = new Set<Promise<unknown>>()
  const begin = performance.now()
  for (let turn = 0; turn < rate * SECONDS; turn += 1) {
    await wait(Math.max(begin + (turn * 1000) / rate - performance.now(), 0))
    if (open.size >= AT_ONCE) await Promise.race(open)
    const one = makeRequest(site, asked(WARM_UP + turn), turn).finally(() => open.delete(one))
    open.add(one)
  }
  await Promise.all(open)
}
