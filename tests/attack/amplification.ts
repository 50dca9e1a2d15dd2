import { setTimeout as delay } from 'node:timers/promises'
import { RECIPES_PER_PAGE } from '#contract/limits.ts'
import type { Figure } from '#tests/bench/report.ts'
import type { AppProcess } from './app-process.ts'
import { ask, median, someAddress } from './client.ts'
import { withDatabase } from './databases.ts'
import { newMembers } from './members.ts'
import { cpuMsOfTree } from './process-tree.ts'
import { below, letters, shuffled, type Random } from './random.ts'
import type { Attack, Stage } from './stage.ts'
import { perSecond } from './traffic.ts'

/** Ingredients of the catalogue; filters name these and ids that nothing has. */
const INGREDIENTS = 147
/** Most values of a filter. */
const FILTER_VALUES = 100
/** A recipe's comments: what eight accounts wrote in two minutes. */
const COMMENTS = 784
const COMMENT_LENGTH = 2000
/** Recipes that have so many comments: an odd number, so that each round renders another page. */
const COMMENTED = 15
/** Processor time that any page may take. */
const CPU_LIMIT_MS = 25
const PAGE_LIMIT_KB = 1000

/** Makes an address that nobody has asked for; the same page in another round is another one. */
type Address = (random: Random, round: number, recipes: number) => string

/** The ids of a filter of a list of recipes, all different. */
function filterIds(random: Random, count: number): string {
  const known = shuffled(
    random,
    Array.from({ length: INGREDIENTS }, (_, index) => index + 1),
  )
  const unknown = Array.from({ length: FILTER_VALUES }, () => INGREDIENTS + below(random, 1e6))
  const ids = [...known, ...unknown]
  const named = (name: string, from: number) =>
    ids.slice(from, from + count).map((id) => `${name}%5B%5D=${id}`)
  return [...named('IncludedIng', 0), ...named('ExcludedIng', count)].join('&')
}

const WORST: Address = (random) => `/recipes?${filterIds(random, FILTER_VALUES)}`

const words = (random: Random) =>
  Array.from({ length: 30 }, () => letters(random, 2 + below(random, 5))).join('+')

/** Pages that ask for much with little; each address is new. */
const NASTY: Record<string, Address> = {
  'page, 200 ingredients': WORST,
  'page, 6 ingredients in dish types': (random) =>
    `/recipes?DishTypes=${below(random, 12)}&CookTime=00:05:00&maxCalories=${10 * below(random, 30)}&${filterIds(random, 3)}`,
  'page, recipes far down': (_, round, recipes) =>
    `/recipes?page=${recipes / RECIPES_PER_PAGE - round}`,
  'page, recipes beyond the end': (random) => `/recipes?page=${below(random, 1e9)}`,
  'page, cookbooks by a long term': (random) =>
    `/cookbooks?Term=${words(random)}&OrderBy=rate&AuthorId=${1 + below(random, 20)}`,
  'page, tag of a long term': (random) => `/tags?Term=${words(random)}`,
  'page, tag and search': (random) =>
    `/tags?tag=${letters(random, 180)}&Term=${letters(random, 180)}`,
  'page, unknown recipe': (random) => `/recipes/${1e6 + below(random, 1e9)}`,
  'page, unknown address': (random) => `/${letters(random, 300)}/${letters(random, 300)}`,
  'page, a recipe': (random, round) => `/recipes/${200 + round}?x=${letters(random, 400)}`,
  'page, a recipe with 784 comments': (_, round) =>
    `/recipes/${1 + (round % COMMENTED)}?lang=${round % 2 ? 'de' : 'en'}&page=${round}`,
  'call, search for many words': (random) => `/api/recipe?term=${words(random)}&LangId=1`,
  'call, 784 comments': (_, round) => `/api/recipe/${1 + (round % COMMENTED)}/comment?LangId=1`,
  'sitemap, again': () => '/sitemap.xml',
}

/** The server under attack, and its database when that is a process of its own. */
interface Target {
  app: AppProcess
  cluster: Stage['cluster']
  random: Random
}

/** Costs of one request, of the answers that are as wanted or refused. */
interface Cost {
  cpuMs: number
  kilobytes: number
}

async function costOf({ app, cluster, random }: Target, addresses: string[]): Promise<Cost> {
  // What PostgreSQL does for a page is as much work as what the server does.
  const cpuMs = () => app.cpuMs() + (cluster ? cpuMsOfTree(cluster.pid()) : 0)
  const before = cpuMs()
  let bytes = 0
  for (const address of addresses) {
    const answer = await ask(app.origin, address, { from: someAddress(random), compressed: true })
    bytes = Math.max(bytes, answer.body.length)
  }
  return { cpuMs: (cpuMs() - before) / addresses.length, kilobytes: bytes / 1000 }
}

/** Puts comments of full length under some recipes, past every limit of the calls. */
async function addComments(stage: Stage, app: AppProcess): Promise<void> {
  await newMembers(app.origin, 1)
  const text = letters(stage.random, COMMENT_LENGTH)
  await withDatabase(app.settings, async ({ db }) => {
    const { id: user_id } = await db
      .selectFrom('users')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    for (let recipe_id = 1; recipe_id <= COMMENTED; recipe_id += 1) {
      for (let round = 0; round < COMMENTS; round += 56) {
        const rows = Array.from({ length: 56 }, (_, index) => ({
          recipe_id,
          user_id,
          lang_id: 1 as const,
          text: `${recipe_id} ${round + index} ${text}`.slice(0, COMMENT_LENGTH),
          created_at: Date.now() - (round + index) * 1000,
        }))
        await db.insertInto('comments').values(rows).execute()
      }
    }
  })
}

/** What others read meanwhile: a cached page, and a call that needs the database. */
const READ = { 'reader of a page': '/recipes', 'reader of a call': '/api/recipe/5?LangId=1' }

/** Medians of what readers wait while three a second of the worst page run. */
async function readersWait(stage: Stage, app: AppProcess): Promise<Figure[]> {
  const { random, short } = stage
  await ask(app.origin, '/recipes')
  const attack = perSecond(3, async () =>
    ask(app.origin, WORST(random, 0, stage.recipes), {
      from: someAddress(random),
      compressed: true,
    }),
  )
  const end = performance.now() + (short ? 2000 : 15_000)
  const figures = Object.entries(READ).map(async ([name, path]) => {
    const waits: number[] = []
    while (performance.now() < end) {
      const { status, ms } = await ask(app.origin, path, {
        from: someAddress(random),
        compressed: true,
        timeoutMs: 20_000,
      })
      waits.push(status === 200 ? ms : Infinity)
      await delay(100)
    }
    return { name: `${name} meanwhile, median`, value: median(waits), unit: 'ms', max: 100 }
  })
  const waited = await Promise.all(figures)
  await attack.stop()
  return waited
}

/** Small requests that cost much: processor time and size of the answers, cold. */
export const attack: Attack = {
  engines: ['sqlite', 'postgres'],
  run: async (stage) => {
    const { random, short, cluster } = stage
    const app = await stage.start()
    await addComments(stage, app)
    const target = { app, cluster, random }
    // The first pages of a kind also pay for the compilation of the code that makes them.
    const [warmUp, rounds] = short ? [4, 3] : [20, 10]
    const firstSitemap = await costOf(target, ['/sitemap.xml'])
    const figures: Figure[] = [{ name: 'sitemap, once', value: firstSitemap.cpuMs, unit: 'ms CPU' }]
    let largest = 0
    for (const [name, addressOf] of Object.entries(NASTY)) {
      const addresses = Array.from({ length: warmUp + rounds }, (_, round) =>
        addressOf(random, round, stage.recipes),
      )
      await costOf(target, addresses.slice(0, warmUp))
      const { cpuMs, kilobytes } = await costOf(target, addresses.slice(warmUp))
      if (name.startsWith('page')) largest = Math.max(largest, kilobytes)
      figures.push({ name, value: cpuMs, unit: 'ms CPU', max: CPU_LIMIT_MS })
    }
    const everything = await costOf(target, ['/api/recipe?LangId=1'])
    const readers = await readersWait(stage, app)
    return [
      ...figures,
      { name: 'call, whole list of recipes', value: everything.cpuMs, unit: 'ms CPU' },
      { name: 'whole list of recipes', value: everything.kilobytes, unit: 'KB' },
      { name: 'largest page', value: largest, unit: 'KB', max: PAGE_LIMIT_KB },
      ...readers,
    ]
  },
}
