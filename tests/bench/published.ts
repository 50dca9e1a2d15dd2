import { batches } from '#server/lib/batches.ts'
import { COOK_QUERIES } from '#tests/search/cook-queries.ts'
import { type ChildServer, startChild } from './child-server.ts'
import { countCpu, type Counted, cpuPerRequest, untilIdle } from './cpu.ts'
import { filledDatabases } from './filled-databases.ts'
import { publishLikeCatalogue } from './published-recipes.ts'
import type { Figure } from './report.ts'

const RECIPES = 10_000
/** What a call may cost beside as many recipes of members, of what it costs without them. */
const MAX_RATIO = 1.1
/** Measurements of each kind, in turn. The least counts, because other work on the machine only adds. */
const ROUNDS = 9
/** Requests of an address in a measurement. */
const REQUESTS = 12
const AT_ONCE = 8

const TERMS = Object.values(COOK_QUERIES)
  .flat()
  .map(({ term }) => term)

const list = (query: string, offset: number, limit = 20) =>
  `/api/recipe?limit=${limit}&LangId=1&offset=${offset}${query}`

/** Addresses of a kind, in groups that are asked together. Each turn asks for other pages, so that they are read. */
const KINDS: Record<string, (turn: number) => string[][]> = {
  lists: (turn) => [
    Array.from({ length: AT_ONCE }, (_, index) => list('', (turn * AT_ONCE + index) * 10, 10)),
  ],
  'filtered lists': (turn) => [
    Array.from({ length: AT_ONCE }, (_, index) =>
      list(`&maxCalories=${150 + index * 10 + Math.floor(turn / 50)}`, (turn % 50) * 20),
    ),
  ],
  search: (turn) =>
    [...batches(TERMS, AT_ONCE)].map((terms) =>
      terms.map((term) => list(`&term=${encodeURIComponent(term)}`, turn)),
    ),
}

/** A server, with the processes that work for it. */
interface Measured {
  readonly server: ChildServer
  readonly counted: Counted
}

/** What lists and search cost with as many recipes of members as of the catalogue, and without them. */
export async function measure(): Promise<Figure[]> {
  const alone = await filledDatabases(RECIPES)
  const shared = await filledDatabases(2 * RECIPES, publishLikeCatalogue)
  try {
    const figures = await compare('SQLite', [
      await started(alone.sqlite),
      await started(shared.sqlite),
    ])
    if (!alone.postgres || !shared.postgres) return figures
    return [
      ...figures,
      ...(await compare('PostgreSQL', [
        await started(alone.postgres, alone.postgresPid),
        await started(shared.postgres, shared.postgresPid),
      ])),
    ]
  } finally {
    await alone.remove()
    await shared.remove()
  }
}

async function started(settings: Record<string, string>, postgres?: number): Promise<Measured> {
  const server = await startChild('simmer', settings)
  const counted = countCpu(postgres === undefined ? [server.pid] : [server.pid, postgres])
  const measurable = { server, counted }
  for (const addressesOf of Object.values(KINDS)) await measured(measurable, addressesOf, 0)
  await untilIdle(counted)
  return measurable
}

/** Milliseconds of CPU that a request of a kind costs. */
async function measured(
  { server, counted }: Measured,
  addressesOf: (turn: number) => string[][],
  round: number,
): Promise<number> {
  const costs: number[] = []
  for (const group of addressesOf(0).keys()) {
    const inTurn = (turn: number) =>
      (addressesOf(round * (REQUESTS + 1) + turn)[group] ?? []).map((path) => server.origin + path)
    costs.push(await cpuPerRequest(counted, inTurn, REQUESTS))
  }
  return costs.reduce((sum, cost) => sum + cost, 0) / costs.length
}

async function compare(engine: string, servers: readonly [Measured, Measured]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, addressesOf] of Object.entries(KINDS)) {
    const costs: [number[], number[]] = [[], []]
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const [index, server] of servers.entries())
        costs[index]?.push(await measured(server, addressesOf, round))
    }
    const [alone, shared] = costs.map((cost) => Math.min(...cost)) as [number, number]
    figures.push(
      { name: `${engine}, ${name}, catalogue alone`, value: alone, unit: 'ms CPU' },
      { name: `${engine}, ${name}, with members' recipes`, value: shared, unit: 'ms CPU' },
      { name: `${engine}, ${name}, ratio`, value: shared / alone, unit: '×', max: MAX_RATIO },
    )
  }
  for (const { server } of servers) await server.stop()
  return figures
}
