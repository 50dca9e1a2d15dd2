import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Import } from '#contract/recipe-import/recipe-import.ts'
import { importCatalogue } from '#server/catalogue-import/import.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres-cluster.ts'
import { ADA } from '#tests/support/members.ts'
import { startChild, type ChildServer } from './child-server.ts'
import { countCpu } from './cpu.ts'
import { exportOf } from './export-to-import.ts'
import type { Figure } from './report.ts'

const RECIPES = 500
/** Seconds from the first byte that is sent until every recipe is kept, on two cores. */
const MAX_S = 60
/** Milliseconds between two looks at how far it is, and between two readers of a recipe. */
const LOOK_MS = 250
const READ_MS = 50
/** Milliseconds for which recipes are read before the import begins. */
const BEFORE_MS = 5_000
/** What somebody else reads meanwhile. */
const READ = '/api/recipe/5?LangId=1'

/** How long it takes to bring along and keep 500 recipes with a picture of 300 KB each. */
export async function measure(): Promise<Figure[]> {
  const { zip, pictureBytes } = await exportOf(RECIPES)
  console.log(`${RECIPES} recipes, each with a picture of ${Math.round(pictureBytes / 1000)} KB`)
  const folder = await mkdtemp(join(tmpdir(), 'simmer-bench-'))
  const programs = findPostgres()
  const cluster = programs === undefined ? undefined : await startPostgres(programs)
  try {
    const figures = await importAll('SQLite', { DATA_DIR: join(folder, 'sqlite') }, zip, [])
    if (!cluster) return figures
    const settings = { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: cluster.url }
    return [...figures, ...(await importAll('PostgreSQL', settings, zip, [cluster.pid()]))]
  } finally {
    await cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function importAll(
  engine: string,
  settings: { DATA_DIR: string; DATABASE_URL?: string },
  zip: Buffer,
  others: readonly number[],
): Promise<Figure[]> {
  const database = await openDatabase(settings, { longStatements: true })
  await migrate(database.db, database.engine)
  await importCatalogue({ database, folder: 'content', config: settings })
  await database.close()
  const server = await startChild('calls', settings)
  try {
    const member = await newMember(server)
    const before = readMeanwhile(server.origin + READ)
    await sleep(BEFORE_MS)
    const { slowest: without } = await before.stop()
    const reader = readMeanwhile(server.origin + READ)
    const phases = await keepAll(member, zip, [server.pid, ...others])
    const { slowest, refused } = await reader.stop()
    const figures = phases.flatMap(({ name, seconds, cpu }): Figure[] => [
      { name: `${engine}, ${name}`, value: seconds, unit: 's' },
      { name: `${engine}, ${name}, CPU`, value: cpu, unit: 's' },
    ])
    const all = phases.reduce((sum, { seconds }) => sum + seconds, 0)
    return [
      ...figures,
      { name: `${engine}, all`, value: all, unit: 's', max: MAX_S },
      { name: `${engine}, p99 of a recipe that is read before`, value: without, unit: 'ms' },
      { name: `${engine}, p99 of a recipe that is read meanwhile`, value: slowest, unit: 'ms' },
      { name: `${engine}, refused meanwhile`, value: refused, unit: '', max: 0 },
    ]
  } finally {
    await server.stop()
  }
}

/** Asks the server as a member. */
type Ask = <Body>(method: string, path: string, body?: FormData) => Promise<Body>

async function newMember({ origin }: ChildServer): Promise<Ask> {
  const form = (path: string, fields: Record<string, string>) =>
    fetch(`${origin}/api${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  await form('/signup', ADA)
  const grant = { grant_type: 'password', client_id: 'recipe-web', scope: 'api' }
  const asked = await form('/auth/', { ...grant, username: ADA.email, password: ADA.password })
  const { access_token } = (await asked.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}` }
  return async <Body>(method: string, path: string, body?: FormData) => {
    const answer = await fetch(`${origin}/api${path}`, { method, headers, ...(body && { body }) })
    if (!answer.ok) throw new Error(`${method} ${path}: status ${answer.status}`)
    return (await answer.json()) as Body
  }
}

/** A part of the work. */
interface Phase {
  readonly name: string
  readonly seconds: number
  /** Seconds of CPU of the server, its conversion processes and its database. */
  readonly cpu: number
}

/** Brings all along and keeps it, one phase after the other. */
async function keepAll(ask: Ask, zip: Buffer, pids: readonly number[]): Promise<Phase[]> {
  const phases: Phase[] = []
  let [cpu, last] = [0, countCpu(pids).cpuMs()]
  // Processes that were started meanwhile are counted, too; those that have ended take their time along.
  const cpuMs = () => {
    const now = countCpu(pids).cpuMs()
    cpu += Math.max(now - last, 0)
    last = now
    return cpu
  }
  const phase = async (name: string, work: () => Promise<void>) => {
    const [start, before] = [performance.now(), cpuMs()]
    await work()
    const seconds = (performance.now() - start) / 1000
    phases.push({ name, seconds, cpu: (cpuMs() - before) / 1000 })
  }
  let path = ''
  const until = async (isSo: (found: Import) => boolean) => {
    for (;;) {
      cpuMs()
      const found = await ask<Import>('GET', `${path}?Items=false`).catch(() => undefined)
      if (found?.State === 'failed') throw new Error(`The import failed: ${found.Failure}.`)
      if (found && isSo(found)) return
      await sleep(LOOK_MS)
    }
  }
  await phase('sending the file', async () => {
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(zip)]), 'export.zip')
    path = `/my/import/${(await ask<Import>('POST', '/my/import/file', form)).Id}`
  })
  await phase('reading', () => until(({ State }) => State !== 'reading'))
  await phase('pictures', () => until(({ Pictures: { Done, Total } }) => Done === Total))
  await phase('keeping', async () => {
    await ask('POST', `${path}/keep`)
    await until(({ State }) => State === 'kept')
  })
  const { Kept, Pictures, Items } = await ask<Import>('GET', path)
  const failed = Items.filter(({ Picture }) => Picture !== 'there')
  if (Kept !== RECIPES || Pictures.Total !== RECIPES || failed.length > 0) {
    throw new Error(`${Kept} of ${RECIPES} recipes were kept, ${failed.length} without a picture.`)
  }
  return phases
}

/** What became of answers to others. */
interface Readers {
  /** The 99th percentile of how long they took, in milliseconds. */
  readonly slowest: number
  readonly refused: number
}

/** Reads an address again and again. */
function readMeanwhile(url: string): { stop: () => Promise<Readers> } {
  const times: number[] = []
  let refused = 0
  const over = new AbortController()
  const reading = (async () => {
    while (!over.signal.aborted) {
      const start = performance.now()
      // A server that is too busy refuses calls, or ends connections.
      const answer = await fetch(url).catch(() => undefined)
      await answer?.arrayBuffer()
      if (!answer?.ok) refused += 1
      times.push(performance.now() - start)
      await sleep(READ_MS)
    }
  })()
  return {
    stop: async () => {
      over.abort()
      await reading
      const slowest = times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0
      return { slowest, refused }
    },
  }
}
