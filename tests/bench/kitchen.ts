import { chromium, type CDPSession, type Page } from 'playwright'
import { CHROMIUM_LAUNCH } from '#tests/support/chromium.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { PHONE } from './browser.ts'
import { ensureBuilt } from './built-app.ts'
import { startChild } from './child-server.ts'
import { filledDatabases } from './filled-databases.ts'
import type { Figure } from './report.ts'

/** How much slower than this machine the processor of a phone is. */
const SLOWER = 4
/** Milliseconds from a press to the next frame (INP, "good"). */
const RESPONSE_MAX = 200
/** Minutes of cooking, and those after which everything has been used once. */
const MINUTES = 180
const WARM_MINUTES = 20
/** Growth of heap and listeners from then to the end that is still flat. */
const GROWTH_MAX = 1.05
/** What the compiler learns about code grows for an hour and hides what the page leaves behind. */
const WITHOUT_COMPILER = '--js-flags=--lite-mode'

/** How fast the kitchen responds on a slow phone, and what three hours of cooking leave behind. */
export async function measure(): Promise<Figure[]> {
  ensureBuilt()
  const databases = await filledDatabases(60)
  const simmer = await startChild('simmer', databases.sqlite)
  try {
    const { id, step } = await timedStep(simmer.origin)
    const address = `${simmer.origin}/cook/${id}?lang=en`
    return [
      ...(await visit(address, [], (visited) => responses(visited, step))),
      ...(await visit(address, [WITHOUT_COMPILER], (visited) => growth(visited, step))),
    ]
  } finally {
    await simmer.stop()
    await databases.remove()
  }
}

/** Opens a browser for one measurement. */
async function visit(
  address: string,
  flags: readonly string[],
  measured: (visited: Visit) => Promise<Figure[]>,
): Promise<Figure[]> {
  const { args } = CHROMIUM_LAUNCH
  const browser = await chromium.launch({ ...CHROMIUM_LAUNCH, args: [...args, ...flags] })
  try {
    const page = await browser.newPage(PHONE)
    const session = await page.context().newCDPSession(page)
    return await measured({ page, session, address })
  } finally {
    await browser.close()
  }
}

/** A recipe with a film, and one of its steps that starts a timer. */
async function timedStep(origin: string): Promise<{ id: number; step: number }> {
  const read = async <T>(path: string) => (await (await fetch(origin + path)).json()) as T
  for (const { Id, Videos } of await read<Recipe[]>('/api/recipe?LangId=1')) {
    if (!Videos.Main) continue
    const steps = await read<HowToStep[]>(`/api/recipe/${Id}/howto?LangId=1`)
    const timed = steps.find(({ Times = [] }) => Times.length === 1 && Times[0]?.Unit === 'min')
    if (timed) return { id: Id, step: timed.StepNumber }
  }
  throw new Error('No recipe has a film and a step with a timer.')
}

interface Visit {
  page: Page
  session: CDPSession
  address: string
}

/** Goes on from the mise en place to the text of a step. */
async function goTo(page: Page, step: number): Promise<void> {
  await page.waitForSelector('[data-slot=cook-stage]')
  const stage = page.locator('[data-slot=cook-stage]')
  for (let presses = 0; presses < 2 * step; presses += 1) {
    const before = await stage.getAttribute('data-moment')
    await page.keyboard.press('ArrowRight')
    await page.waitForSelector(`[data-slot=cook-stage]:not([data-moment="${before}"])`)
  }
}

const startTimer = (page: Page) => page.getByRole('button', { name: /^Start timer/ }).first()

/** The slowest response of each kind of press, under a processor that is slowed down. */
async function responses({ page, session, address }: Visit, step: number): Promise<Figure[]> {
  await page.addInitScript(() => {
    const slowest = { duration: 0 }
    Object.assign(window, { slowest })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        slowest.duration = Math.max(slowest.duration, entry.duration)
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.goto(address)
  await goTo(page, step)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const slowestOf = async (press: () => Promise<void>, times: number): Promise<number> => {
    await page.evaluate(() => Object.assign((window as never)['slowest'], { duration: 0 }))
    for (let time = 0; time < times; time += 1) await press()
    // Two frames, after which the last event has been observed.
    return page.evaluate(async () => {
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      return (window as never as { slowest: { duration: number } }).slowest.duration
    })
  }
  const timer = await slowestOf(() => startTimer(page).click(), 1)
  const overview = await slowestOf(async () => {
    await page.getByRole('button', { name: 'All steps' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
  }, 3)
  const next = await slowestOf(async () => {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
  }, 5)
  return Object.entries({ Next: next, timer, overview }).map(([name, value]) => ({
    name: `${name}: slowest response, processor ${SLOWER}× slower`,
    value,
    unit: 'ms',
    max: RESPONSE_MAX,
  }))
}

/** Heap and listeners after three hours, as a share of those after the first minutes. */
async function growth({ page, session, address }: Visit, step: number): Promise<Figure[]> {
  await session.send('Performance.enable')
  await page.clock.install()
  await page.goto(address)
  await goTo(page, step)
  await startTimer(page).click()
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { heap: valueOf('JSHeapUsedSize'), listeners: valueOf('JSEventListeners') }
  }
  const stop = page.locator('[data-slot=ring-band]').getByRole('button', { name: 'Stop' })
  let warm = await used()
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await page.clock.fastForward(60_000)
    if (await stop.isVisible()) {
      // A bell takes no press before it was seen.
      await page.evaluate(async () => await new Promise(requestAnimationFrame))
      await page.clock.fastForward(1000)
      await stop.click()
      await startTimer(page).click()
    }
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    if (minute === WARM_MINUTES) warm = await used()
  }
  const end = await used()
  return [
    { name: `heap after ${MINUTES} min`, value: end.heap / warm.heap, unit: '×', max: GROWTH_MAX },
    { name: 'listeners', value: end.listeners / warm.listeners, unit: '×', max: GROWTH_MAX },
  ]
}
