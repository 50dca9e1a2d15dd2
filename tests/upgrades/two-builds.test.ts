import { chromium, type Browser } from 'playwright'
import { expect, onTestFinished, test, vi } from 'vitest'
import { seeded } from '#tests/attack/random.ts'
import { CHROMIUM_SHELL_LAUNCH } from '#tests/support/chromium.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { untilHydrated } from '#tests/support/hydrated.ts'
import { SERVED_BY, startRoundRobin } from '#tests/support/round-robin.ts'
import { startTwoBuilds } from './two-builds.ts'

const LOADS = 40
/** Milliseconds for what a page loads late. */
const LATE_MS = 5000
const PATHS = ['/', '/recipes', '/recipes/12']

/** An answer that a page got. */
interface Answer {
  readonly path: string
  readonly status: number
  /** Origin of the process that gave it. */
  readonly servedBy: string
}

/** What a page has got, and whether it hydrated. */
interface Load {
  readonly path: string
  readonly answers: readonly Answer[]
  readonly complaints: readonly string[]
  readonly isHydrated: boolean
}

/** Loads a page in a browser that has nothing cached. */
async function load(browser: Browser, origin: string, path: string): Promise<Load> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  const answers: Answer[] = []
  const complaints: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const servedBy = response.headers()[SERVED_BY] ?? ''
    answers.push({ path: pathname, status: response.status(), servedBy })
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(origin + path)
  const isHydrated = await untilHydrated(page).then(
    () => true,
    () => false,
  )
  // What is loaded late, too. A connection that stays open must not keep the test waiting.
  await page.waitForLoadState('networkidle', { timeout: LATE_MS }).catch(() => undefined)
  await context.close()
  return { path, answers, complaints, isHydrated }
}

test.for(databases.filter((engine) => engine === 'postgres'))(
  'pages of two builds behind one load balancer hydrate, and get every file (%s)',
  { timeout: 900_000 },
  async (engine) => {
    const { config, db } = await openTestDatabase(engine, { bare: true })
    const builds = await startTwoBuilds({
      DATA_DIR: config.DATA_DIR,
      DATABASE_URL: config.DATABASE_URL ?? '',
      LIMIT_FACTOR: '100',
      LOG_LEVEL: 'silent',
    })
    const balancer = await startRoundRobin()
    for (const { origin } of builds) balancer.add(origin)
    await vi.waitUntil(() => balancer.healthy().length === builds.length, { timeout: 20_000 })
    const browser = await chromium.launch(CHROMIUM_SHELL_LAUNCH)
    onTestFinished(() => browser.close())

    const loads: Load[] = []
    const random = seeded(LOADS)
    for (let count = 0; count < LOADS; count += 1) {
      // Pages with an even number of requests would all be made by the same build.
      if (random() < 0.5) await fetch(`${balancer.origin}/api/live`)
      loads.push(await load(browser, balancer.origin, PATHS[count % PATHS.length] ?? '/'))
      // The others would keep the test waiting as long as this one.
      if (loads.at(-1)?.isHydrated === false) break
    }

    const assetsOf = new Map(builds.map(({ origin, assets }) => [origin, assets]))
    const answers = loads.flatMap((one) => one.answers)
    const assets = answers.filter(({ path }) => path.startsWith('/assets/'))
    const fromOther = assets.filter(({ path, servedBy }) => {
      const name = path.slice('/assets/'.length)
      return assetsOf.get(servedBy)?.has(name) === false
    })
    const pages = answers.filter(({ path }) => PATHS.includes(path))
    const pagesOf = builds.map(
      ({ origin }) => pages.filter(({ servedBy }) => servedBy === origin).length,
    )
    const failed = answers.filter(({ status }) => status >= 400)
    const hydrated = loads.filter(({ isHydrated }) => isHydrated)
    console.info(
      `two builds: ${loads.length} page loads (${pagesOf.join(' and ')} of each build), ${hydrated.length} hydrated, ${assets.length} files, ${fromOther.length} from a process of the other build, ${failed.length} failed`,
    )
    expect(failed).toEqual([])
    expect(loads.flatMap(({ complaints }) => complaints)).toEqual([])
    expect(hydrated).toHaveLength(LOADS)
    // The test means something only while either build makes pages, and files cross.
    expect(Math.min(...pagesOf)).toBeGreaterThan(LOADS / 5)
    expect(fromOther.length).toBeGreaterThan(LOADS)
    expect(await db.selectFrom('builds').select('stamp').execute()).toHaveLength(builds.length)
  },
)
