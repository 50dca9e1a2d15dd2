import { findPostgres } from '#tests/support/postgres-cluster.ts'
import { type Asked, makeRequest } from './asked.ts'
import {
  type GrownDatabase,
  type GrownSite,
  growDatabase,
  openSite,
  publishOne,
  rowsRead,
} from './grown-site.ts'
import type { Figure } from './report.ts'

/** Recipes, and as many members. */
const SIZES = (process.env.GROWTH_SIZES ?? '10000,100000,1000000').split(',').map(Number)
/** How much more a call may cost, and read, from a size to the next. */
const MAX = 2
/** A call that costs less than this, in milliseconds and rows, may cost this much at any size. */
const FLOOR = { cpuMs: 1, rows: 50 }
/** Calls by which a server warms up, and whose rows are counted. */
const FIRST_CALLS = 200
/** The sizes are asked in turn, so that whatever else the machine does slows down all of them. */
const ROUNDS = 8
const CALLS_OF_A_ROUND = 25
const PUBLICATIONS = 3
const TERMS = ['tomato', 'lemon', 'kuchen', 'feta', 'suppe', 'salad', 'tomate feta', 'garlic']

const list = (query: string) => `/api/recipe?limit=20&LangId=1${query}`
const idOf = (turn: number) => 1 + ((turn * 37) % (SIZES[0]! - 1))

const termOf = (turn: number) => encodeURIComponent(TERMS[turn % TERMS.length]!)
/** Punctuation of this turn alone: the search is the same, and nothing of it is kept. */
const endingOf = (turn: number) => turn.toString(2).replaceAll('0', '.').replaceAll('1', '!')

/** What is asked, by name; each turn asks for something else. */
const ASKED: Record<string, (turn: number) => Asked> = {
  list: (turn) => ({ path: list(`&offset=${turn * 20}`) }),
  filter: (turn) => ({ path: list(`&maxCalories=${250 + (turn % 20) * 10}&offset=${turn}`) }),
  search: (turn) => ({ path: list(`&term=${termOf(turn)}&offset=${turn % 20}`) }),
  'search for a new term': (turn) => ({ path: list(`&term=${termOf(turn)}${endingOf(turn)}`) }),
  recipe: (turn) => ({ path: `/api/recipe/${idOf(turn)}?LangId=1` }),
  comments: (turn) => ({ path: `/api/recipe/${1 + (turn % 40)}/comment?limit=4&LangId=1` }),
  'own profile': () => ({ path: '/api/me', isOwn: true }),
  'list of a member': (turn) => ({ path: list(`&offset=${turn * 20}`), isOwn: true }),
  'own favourites': () => ({ path: list('&Favorized=true'), isOwn: true }),
  'own shopping list': () => ({ path: '/api/shopping/note?LangId=1', isOwn: true }),
  'an item more': (turn) => ({
    path: '/api/shopping/note?LangId=1',
    method: 'POST',
    isOwn: true,
    form: { Name: `Leeks ${turn}` },
  }),
  'a favourite more': (turn) => ({
    path: `/api/recipe/${idOf(turn)}/favorize`,
    method: 'PATCH',
    isOwn: true,
  }),
}

/** What a call costs. */
interface Cost {
  /** Milliseconds, of the server and the database. */
  cpuMs: number
  /** Rows and entries of indexes that the database reads. */
  rows: number
  /** Milliseconds. */
  p99: number
}

/** What a call costs on PostgreSQL with ever more recipes and members. */
export async function measure(): Promise<Figure[]> {
  const programs = findPostgres()
  if (programs === undefined) {
    console.log('No PostgreSQL here: nothing is measured.')
    return []
  }
  const databases: GrownDatabase[] = []
  const sites: GrownSite[] = []
  try {
    for (const size of SIZES) databases.push(await growDatabase(programs, size))
    for (const database of databases) sites.push(await openSite(database))
    const figures: Figure[] = []
    for (const [name, asked] of Object.entries(ASKED))
      figures.push(...figuresOf(name, await costsOf(sites, asked)))
    return [...figures, ...figuresOf('after a publication', await costsOfPublishing(sites))]
  } finally {
    for (const site of sites) await site.stop()
    for (const { stop } of databases.slice(sites.length)) await stop()
  }
}

/** What a call costs on each site. */
async function costsOf(
  sites: readonly GrownSite[],
  asked: (turn: number) => Asked,
): Promise<Cost[]> {
  const make = async (site: GrownSite, turn: number) => {
    const start = performance.now()
    await makeRequest(site, asked(turn), turn)
    return performance.now() - start
  }
  const costs: (Cost & { times: number[] })[] = []
  for (const site of sites) {
    const before = await rowsRead(site)
    for (let turn = 0; turn < FIRST_CALLS; turn += 1) await make(site, turn)
    const rows = ((await rowsRead(site)) - before) / FIRST_CALLS
    // The server opens its connections again.
    for (let turn = 0; turn < CALLS_OF_A_ROUND; turn += 1) await make(site, FIRST_CALLS + turn)
    costs.push({ cpuMs: 0, rows, p99: 0, times: [] })
  }
  const calls = ROUNDS * CALLS_OF_A_ROUND
  for (let turn = 0; turn < calls; turn += CALLS_OF_A_ROUND)
    for (const [index, site] of sites.entries()) {
      const cost = costs[index]!
      const before = site.counted.cpuMs()
      for (let call = 1; call <= CALLS_OF_A_ROUND; call += 1)
        cost.times.push(await make(site, FIRST_CALLS + CALLS_OF_A_ROUND + turn + call))
      cost.cpuMs += (site.counted.cpuMs() - before) / calls
    }
  return costs.map(({ cpuMs, rows, times }) => {
    const p99 = times.toSorted((a, b) => a - b)[Math.floor(calls * 0.99)]!
    return { cpuMs, rows, p99 }
  })
}

/** What each site does by itself after a recipe has been published; nobody waits for that. */
async function costsOfPublishing(sites: readonly GrownSite[]): Promise<Cost[]> {
  const costs: Cost[] = []
  for (const site of sites) {
    await publishOne(site, 1)
    const before = { cpuMs: site.counted.cpuMs(), rows: await rowsRead(site) }
    for (let recipe = 1; recipe <= PUBLICATIONS; recipe += 1) await publishOne(site, recipe)
    const cpuMs = (site.counted.cpuMs() - before.cpuMs) / PUBLICATIONS
    costs.push({ cpuMs, rows: ((await rowsRead(site)) - before.rows) / PUBLICATIONS, p99: 0 })
  }
  return costs
}

function figuresOf(name: string, costs: readonly Cost[]): Figure[] {
  return costs.flatMap((cost, index): Figure[] => {
    const size = SIZES[index]!.toLocaleString('en')
    const fewer = costs[index - 1]
    const limit = (of: 'cpuMs' | 'rows') => fewer && { max: MAX * Math.max(fewer[of], FLOOR[of]) }
    return [
      { name: `${name}, ${size}`, value: cost.cpuMs, unit: 'ms CPU', ...limit('cpuMs') },
      { name: `${name}, ${size}, read`, value: cost.rows, unit: 'rows', ...limit('rows') },
      ...(cost.p99 > 0 ? [{ name: `${name}, ${size}, p99`, value: cost.p99, unit: 'ms' }] : []),
    ]
  })
}
