import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { STORAGE_KEYS } from '#app/lib/storage/storage-keys.ts'
import { CHROMIUM_LAUNCH } from '#tests/support/chromium.ts'
import { PHONE } from './browser.ts'
import { ensureBuilt } from './built-app.ts'
import { startChild } from './child-server.ts'
import { filledDatabases } from './filled-databases.ts'
import type { Figure } from './report.ts'

/** Milliseconds from a cold start without a network until the list can be read and ticked. */
const COLD_START_MAX = 2000
/** How much later than the bare shell the first row may be there. */
const AFTER_SHELL_MAX = 1.2
/** Milliseconds from a tick until the frame that shows it. */
const TICK_MAX = 50
/** How much slower than this machine the phone is. */
const SLOWER = 4
/** Cold starts; the one in the middle counts, because a machine that does other things strays. */
const STARTS = 5
/** Ticks after each. */
const TICKS = 5
/** Milliseconds until ticked rows have moved down and nothing happens any more. */
const AT_REST_MS = 2500

/** The list opens without a network, in a browser that was just started on a slow phone. */
export async function measure(): Promise<Figure[]> {
  ensureBuilt()
  const databases = await filledDatabases(60)
  const simmer = await startChild('simmer', databases.sqlite)
  const profile = await mkdtemp(join(tmpdir(), 'simmer-offline-'))
  try {
    await prepare(profile, simmer.origin)
    await simmer.stop()
    const starts: ColdStart[] = []
    for (let start = 0; start < STARTS; start++) {
      starts.push(await coldStart(profile, simmer.origin))
    }
    const rows = starts.map(({ row }) => row)
    const middle = median(rows)
    const slowest = Math.max(...rows)
    return [
      {
        name: `first row after the bare shell of the same start, median of ${STARTS}`,
        value: median(starts.map(({ shell, row }) => row / shell)),
        unit: '×',
        max: AFTER_SHELL_MAX,
      },
      {
        name: `first row that can be ticked, median of ${STARTS}`,
        value: median(starts.map(({ tickable }) => tickable)),
        unit: 'ms',
      },
      {
        name: `tick on the list until its frame, processor ${SLOWER}× slower, median of ${STARTS * TICKS}`,
        value: median(starts.flatMap(({ ticks }) => ticks)),
        unit: 'ms',
        max: TICK_MAX,
      },
      {
        name: `the first of these after a cold start, median of ${STARTS}`,
        value: median(starts.map(({ ticks: [first = Infinity] }) => first)),
        unit: 'ms',
      },
      {
        name: `cold start without a network, median of ${STARTS}`,
        value: middle,
        unit: 'ms',
        max: COLD_START_MAX,
      },
      { name: 'cold start without a network, slowest', value: slowest, unit: 'ms' },
    ]
  } finally {
    await simmer.stop()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    await databases.remove()
  }
}

/** A browser with a profile that outlives it, as on a phone. */
async function withBrowser<Answer>(
  profile: string,
  use: (context: BrowserContext) => Promise<Answer>,
): Promise<Answer> {
  const context = await chromium.launchPersistentContext(profile, {
    ...CHROMIUM_LAUNCH,
    ...PHONE,
  })
  try {
    return await use(context)
  } finally {
    await context.close()
  }
}

/** Signs a member up whose list has six recipes, and opens it once with a network. */
async function prepare(profile: string, origin: string): Promise<void> {
  const post = async (path: string, fields: Record<string, string>, token?: string) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
    })
    return (await answer.json()) as { access_token: string }
  }
  const email = 'offline@simmer.example'
  const password = createHash('sha256').update('correct horse').digest('hex')
  await post('/signup', { firstname: 'Ada', lastname: 'Cook', email, language: '1', password })
  const grant = { grant_type: 'password', client_id: 'recipe-web', scope: 'api' }
  const { access_token: token } = await post('/auth/', { ...grant, username: email, password })
  for (let id = 1; id <= 6; id++) {
    await post('/shopping/recipe/', { RecipeId: String(id), Persons: '4' }, token)
  }
  await withBrowser(profile, async (context) => {
    const page = await context.newPage()
    await page.goto(origin)
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      STORAGE_KEYS.token,
      token,
    ] as const)
    await page.goto(`${origin}/shopping`)
    await page.getByRole('checkbox').first().waitFor()
    // The first rows are stored for the next time.
    await page.waitForFunction((key) => localStorage.getItem(key), STORAGE_KEYS.firstRows)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  })
}

/** Milliseconds of one start. */
interface ColdStart {
  /** Until the frame of the screen is there, without a list. */
  shell: number
  /** Until its first row can be read. */
  row: number
  /** Until React listens to it. */
  tickable: number
  /** From each tick until the frame that shows it. */
  ticks: number[]
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity
}

/** What is looked for in a page while it starts. */
const LOOKED_FOR = {
  shell: '[data-shopping-page] h1',
  row: '[data-first-rows] li, [data-row]',
  tickable: '[data-row] input',
}
type Seen = Record<keyof typeof LOOKED_FOR, number>

/** Remembers the times of the frames with which things appear in a page, in milliseconds since 1970. */
function watchPage(selectors: Readonly<Record<string, string>>): void {
  const seen: Record<string, number> = {}
  Object.assign(globalThis, { seen })
  const look = () => {
    for (const [name, selector] of Object.entries(selectors)) {
      if (name in seen || !document.querySelector(selector)) continue
      seen[name] = Infinity
      requestAnimationFrame(() => {
        seen[name] = performance.timeOrigin + performance.now()
      })
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

/**
 * Milliseconds from the tap until the frame that shows what it has changed, as the browser itself measures
 * it, in steps of 8.
 */
async function longestOfInteraction(): Promise<number> {
  return await new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const events = list.getEntries() as PerformanceEventTiming[]
      const ofTap = events.filter(({ interactionId }) => interactionId)
      if (ofTap.length > 0) resolve(Math.max(...ofTap.map(({ duration }) => duration)))
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as object)
    // Shorter ones are not reported.
    setTimeout(() => resolve(16), 3000)
  })
}

/**
 * Ticks the first open row as a finger does; `click` has listeners of its own, which take a fifth of the time.
 *
 * @returns milliseconds until the frame that shows it
 */
async function tick(page: Page): Promise<number> {
  const area = await page.getByRole('checkbox', { checked: false }).first().boundingBox()
  if (!area) throw new Error('It is not on the screen.')
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2]
  await page.mouse.move(x, y)
  const measured = page.evaluate(longestOfInteraction)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.mouse.click(x, y)
  return await measured
}

/** Starts the browser without a network on a slow phone, opens the list and ticks its first row. */
async function coldStart(profile: string, origin: string): Promise<ColdStart> {
  return await withBrowser(profile, async (context) => {
    await context.setOffline(true)
    const page = await context.newPage()
    await page.addInitScript(watchPage, LOOKED_FOR)
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const start = Date.now()
    await page.goto(`${origin}/shopping`, { waitUntil: 'commit' })
    const box = page.getByRole('checkbox').first()
    await box.waitFor()
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
    const ticks: number[] = []
    for (let count = 0; count < TICKS; count += 1) {
      // As it is for most of a shop.
      await page.waitForTimeout(AT_REST_MS)
      ticks.push(await tick(page))
    }
    const { shell, row, tickable } = seen
    return { shell: shell - start, row: row - start, tickable: tickable - start, ticks }
  })
}
