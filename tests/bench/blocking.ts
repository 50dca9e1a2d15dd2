import { resolve } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { CHROMIUM_LAUNCH } from '#tests/support/chromium.ts'
import { PHONE } from './browser.ts'
import { ensureBuilt } from './built-app.ts'
import { startChild } from './child-server.ts'
import { filledDatabases } from './filled-databases.ts'
import type { Figure } from './report.ts'

/** Cold visits to each page; the middle one counts. */
const RUNS = 9

/** How much slower the processor is made, as Lighthouse does for a middling phone. */
const SLOWDOWN = 4

const PAGES = [
  ['landing page', '/'],
  ['recipe list', '/recipes'],
  ['recipe', '/recipes/1'],
] as const

/** Milliseconds of one visit. */
interface Visit {
  blocking: number
  longest: number
  paint: number
}

/**
 * How long the main thread is blocked while pages load and hydrate: the sum of what tasks take beyond
 * 50 ms, and the longest task. `AGAINST=../other npm run bench -- blocking` visits the pages of another
 * built checkout in turn with those of this one.
 */
export async function measure(): Promise<Figure[]> {
  ensureBuilt()
  const databases = await filledDatabases(60)
  const against = process.env.AGAINST
  const servers = [
    { of: '', server: await startChild('simmer', databases.sqlite) },
    ...(against === undefined
      ? []
      : [
          {
            of: ' of the other checkout',
            server: await startChild('simmer', databases.sqlite, resolve(against)),
          },
        ]),
  ]
  const browser = await chromium.launch(CHROMIUM_LAUNCH)
  try {
    const figures: Figure[] = []
    for (const [name, path] of PAGES) {
      const visits = servers.map((): Visit[] => [])
      for (let run = 0; run < RUNS; run += 1) {
        for (const [index, { server }] of servers.entries()) {
          visits[index]!.push(await visit(browser, server.origin + path))
        }
      }
      for (const [index, { of }] of servers.entries()) {
        for (const key of ['blocking', 'longest', 'paint'] as const) {
          const values = visits[index]!.map((one) => one[key]).toSorted((a, b) => a - b)
          figures.push({ name: `${name}${of}: ${key}`, value: values[RUNS >> 1]!, unit: 'ms' })
        }
      }
    }
    return figures
  } finally {
    await browser.close()
    for (const { server } of servers) await server.stop()
    await databases.remove()
  }
}

/** Milliseconds without a long task after which a page has settled. */
const QUIET = 2000

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(() => {
      const seen = { tasks: [] as number[], paint: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        seen.tasks.push(...list.getEntries().map(({ duration }) => duration))
      }).observe({ type: 'longtask', buffered: true })
      new PerformanceObserver((list) => {
        seen.paint = list.getEntries().at(-1)?.startTime ?? seen.paint
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    const read = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    for (let before = -1; before < (await read()).tasks.length;) {
      before = (await read()).tasks.length
      await page.waitForTimeout(QUIET)
    }
    const { tasks, paint } = await read()
    return {
      blocking: tasks.reduce((sum, task) => sum + task - 50, 0),
      longest: Math.max(0, ...tasks),
      paint,
    }
  } finally {
    await context.close()
  }
}

interface Seen {
  tasks: number[]
  paint: number
}
