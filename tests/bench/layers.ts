import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RATING_VALUES } from '#contract/stars.ts'
import { type ChildServer, startChild } from './child-server.ts'
import { countCpu, type Counted } from './cpu.ts'
import { filledDatabases } from './filled-databases.ts'
import type { Figure } from './report.ts'

const RECIPES = 10_000
/** Measurements of each mix; the middle one counts. */
const ROUNDS = 5
/** Requests of a measurement, and how many of them are made at once. */
const REQUESTS = 200
const AT_ONCE = 8

const OWN = fileURLToPath(new URL('../..', import.meta.url))
const TERMS = ['tomato', 'soup', 'kuchen', 'lemon', 'brot', 'rice', 'salat', 'onion', 'käse', 'egg']

/** A server whose calls are measured, and a member who writes there. */
interface Measured {
  readonly of: string
  readonly server: ChildServer
  readonly counted: Counted
  readonly token: string
}

/** One request of a mix. `index` counts up over all measurements. */
type Mix = (server: Measured, index: number) => Promise<void>

const numberOf = (index: number, below: number) => (index * 7919) % below

/** What visitors ask for: the same few lists, all over the catalogue, or just after a member wrote. */
const MIXES: Record<string, Mix> = {
  hot: async (one, index) =>
    await read(
      one,
      ['?limit=20&offset=0', '?term=tomato&limit=20', '/5000?', '?limit=20&offset=20'][index % 4]!,
    ),
  cold: async (one, index) =>
    await read(
      one,
      [
        `?limit=20&offset=${numberOf(index, RECIPES - 20)}`,
        `/${1 + numberOf(index, RECIPES)}?`,
        `?term=${TERMS[index % TERMS.length]}+${TERMS[(index * 3 + 1) % TERMS.length]}&limit=20`,
        `?limit=20&maxCalories=${100 + numberOf(index, 700)}`,
      ][index % 4]!,
    ),
  'after a write': async (one, index) => {
    const id = 1 + numberOf(index, RECIPES)
    await write(one, id, index)
    for (const query of ['?limit=20&offset=0', `/${id}?`, '?term=tomato&limit=20'])
      await read(one, query)
  },
}

/**
 * CPU of the calls that list recipes, by what is asked: milliseconds in all processes.
 * `AGAINST=../one,../other npm run bench -- layers` measures other checkouts in turn with this one.
 */
export async function measure(): Promise<Figure[]> {
  const databases = await filledDatabases(RECIPES)
  const checkouts: [string, string][] = [['', OWN]]
  for (const other of process.env.AGAINST?.split(',') ?? [])
    checkouts.push([` of ${other}`, resolve(other)])
  const engines = { SQLite: databases.sqlite, PostgreSQL: databases.postgres }
  const figures: Figure[] = []
  try {
    for (const [engine, settings] of Object.entries(engines)) {
      if (settings === undefined) continue
      const others = engine === 'PostgreSQL' ? [databases.postgresPid!] : []
      const servers: Measured[] = []
      for (const [of, checkout] of checkouts)
        servers.push(await started(of, await startChild('simmer', settings, checkout), others))
      figures.push(...(await figuresOf(engine, servers)))
      for (const { server } of servers) await server.stop()
    }
    return figures
  } finally {
    await databases.remove()
  }
}

async function started(
  of: string,
  server: ChildServer,
  others: readonly number[],
): Promise<Measured> {
  const email = `bench-${server.pid}@simmer.example`
  const password = 'a long password'
  const names = { firstname: 'Ada', lastname: 'Cook', language: '1' }
  await post(server.origin, '/signup', { ...names, email, password })
  const client = { grant_type: 'password', client_id: 'recipe-web', scope: 'api' }
  const grant = { ...client, username: email, password }
  const { access_token: token } = (await post(server.origin, '/auth/', grant)) as {
    access_token: string
  }
  const one = { of, server, counted: countCpu([server.pid, ...others]), token }
  await measured(one, MIXES['hot']!, 0)
  return one
}

async function figuresOf(engine: string, servers: readonly Measured[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, mix] of Object.entries(MIXES)) {
    const found = servers.map((): number[] => [])
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, server] of servers.entries()) {
        const cpu = await measured(server, mix, round)
        if (round > 0) found[index]!.push(cpu)
      }
    }
    for (const [index, { of }] of servers.entries()) {
      const middle = found[index]!.toSorted((a, b) => a - b)[ROUNDS >> 1]!
      figures.push({ name: `${engine}, ${name}${of}`, value: middle, unit: 'ms CPU' })
    }
  }
  return figures
}

async function measured(one: Measured, mix: Mix, round: number): Promise<number> {
  const before = one.counted.cpuMs()
  let next = round * REQUESTS
  const end = next + REQUESTS
  const work = async () => {
    while (next < end) {
      next += 1
      await mix(one, next)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return (one.counted.cpuMs() - before) / REQUESTS
}

async function read({ server }: Measured, query: string): Promise<void> {
  const url = `${server.origin}/api/recipe${query}&LangId=1`
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: status ${response.status}`)
}

async function write({ server, token }: Measured, id: number, index: number): Promise<void> {
  const fields = { RatingValue: RATING_VALUES[index % 5]! }
  await post(server.origin, `/recipe/${id}/rate`, fields, token)
}

async function post(
  origin: string,
  path: string,
  fields: Record<string, string>,
  token?: string,
): Promise<unknown> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: status ${response.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
