import { startChild } from './child-server.ts'
import { countCpu, cpuPerRequest } from './cpu.ts'
import { filledDatabases } from './filled-databases.ts'
import type { Figure } from './report.ts'

const RECIPES = 10_000
/** Rounds through the addresses of a kind; the first warms up. */
const ROUNDS = 40

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const list = (query: string) => `/api/recipe?limit=20&LangId=1&${query}`
const search = (terms: readonly string[]) => terms.map((term) => list(`term=${term}`))

/** The first page of the list of all: what everything else is compared with. */
const PAGE_1 = list('offset=0')

/** What is asked, and how many times as long as the first page its answer may take. */
interface Kind {
  name: string
  addresses: readonly string[]
  max: number
  /** Milliseconds of CPU that a request may cost in all processes together. */
  maxCpu: number
}

/** What the list of recipes and the search overlay ask; several addresses of a kind. */
const KINDS: readonly Kind[] = [
  {
    name: 'page 100',
    addresses: range(8).map((page) => list(`offset=${1980 + page}`)),
    max: 2,
    maxCpu: 1,
  },
  {
    name: 'a dish type',
    addresses: range(8).map((type) => list(`DishTypes=${type}`)),
    max: 2,
    maxCpu: 0.8,
  },
  {
    name: 'dish types',
    addresses: range(8).map((type) => list(`DishTypes=${type}&DishTypes=${type + 1}`)),
    max: 2,
    maxCpu: 1.5,
  },
  {
    name: 'calories and a time',
    addresses: range(8).map((step) => list(`maxCalories=${200 + step * 10}&CookTime=00:30:00`)),
    max: 2,
    maxCpu: 1.4,
  },
  {
    name: 'with an ingredient',
    addresses: range(8).map((id) => list(`IncludedIng[]=${id * 9 + 1}`)),
    max: 2,
    maxCpu: 0.8,
  },
  {
    name: 'without ingredients',
    addresses: range(8).map((id) => list(`ExcludedIng[]=${id + 1}&ExcludedIng[]=${id + 2}`)),
    max: 2,
    maxCpu: 1.1,
  },
  {
    name: 'every filter',
    addresses: range(8).map((id) =>
      list(
        `DishTypes=5&DishTypes=12&IncludedIng[]=6&ExcludedIng[]=${id + 20}&maxCalories=600&CookTime=00:45:00`,
      ),
    ),
    max: 2,
    maxCpu: 1.6,
  },
  {
    name: 'search, a word',
    addresses: search(['tomato', 'tom', 'a', 'suppe', 'vegan']),
    max: 1.5,
    maxCpu: 0.6,
  },
  {
    name: 'search, words',
    addresses: search(['tomate feta', 'vegan salat tomate', 'soup with pumpkin']),
    max: 1.5,
    maxCpu: 0.9,
  },
  {
    name: 'search, a slip',
    addresses: search(['shakshuca', 'Kartoffelsuppe', 'xyzzy']),
    max: 1.5,
    maxCpu: 1.8,
  },
  {
    name: 'suggestions',
    addresses: ['a', 'tom', 'su', 'kuchen'].map((term) => `/api/search?LangId=1&term=${term}`),
    max: 1,
    maxCpu: 0.6,
  },
]

/** How long lists, filters and searches take with 10,000 recipes, on both databases. */
export async function measure(): Promise<Figure[]> {
  const databases = await filledDatabases(RECIPES)
  try {
    const figures = await figuresOf('SQLite', databases.sqlite, [])
    if (databases.postgres === undefined || databases.postgresPid === undefined) {
      console.log('No PostgreSQL here: its figures are left out.')
      return figures
    }
    const processes = [databases.postgresPid]
    return [...figures, ...(await figuresOf('PostgreSQL', databases.postgres, processes))]
  } finally {
    await databases.remove()
  }
}

async function figuresOf(
  engine: string,
  settings: Record<string, string>,
  others: readonly number[],
): Promise<Figure[]> {
  const simmer = await startChild('simmer', settings)
  try {
    const figures: Figure[] = []
    for (const { name, addresses, max, maxCpu } of KINDS) {
      const { asked, first } = await medians(simmer.origin, addresses)
      const counted = countCpu([simmer.pid, ...others])
      const urls = addresses.map((address) => simmer.origin + address)
      const cpu = await cpuPerRequest(counted, () => urls, ROUNDS)
      figures.push(
        { name: `${engine}, ${name}, each`, value: cpu, unit: 'ms CPU', max: maxCpu },
        { name: `${engine}, ${name}`, value: asked, unit: 'ms' },
        { name: `${engine}, ${name} : page 1`, value: asked / first, unit: '×', max },
      )
    }
    return figures
  } finally {
    await simmer.stop()
  }
}

/** Milliseconds of an answer in the middle; the first page in turn, so that a busy machine slows both. */
async function medians(origin: string, addresses: readonly string[]) {
  const asked: number[] = []
  const first: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const address of addresses) {
      const times = [await timeOf(origin + address), await timeOf(origin + PAGE_1)] as const
      if (round === 0) continue
      asked.push(times[0])
      first.push(times[1])
    }
  }
  return { asked: middleOf(asked), first: middleOf(first) }
}

/** Milliseconds until the whole answer is there. */
async function timeOf(url: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: status ${response.status}`)
  return performance.now() - start
}

function middleOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}
