import { chromium, type Page } from 'playwright'
import { build } from 'vite'
import { dishOf } from '#cooking/dinner/dish-of.ts'
import type { DinnerDish } from '#cooking/dinner/dinner.ts'
import { planDinner } from '#cooking/dinner/plan-dinner.ts'
import { seeded, shuffled } from '#tests/attack/random.ts'
import { fetchedRecipes } from '#tests/dinner/recipes.ts'
import { CHROMIUM_LAUNCH } from '#tests/support/chromium.ts'
import { startChild } from './child-server.ts'
import { filledDatabases } from './filled-databases.ts'
import type { Figure } from './report.ts'

const SEED = 5
/** Menus that fit; some more warm up. */
const MENUS = 60
const WARMING_UP = 5
const DISHES = 4
/** How much slower the processor is made, as Lighthouse does for a middling phone. */
const SLOWDOWN = 4
/** Each menu is planned as often, and the fastest time counts: other work on the machine only adds. */
const RUNS = 3
const MEDIAN_MAX_MS = 200
const PLANNER = 'cooking/dinner/plan-dinner.ts'
const KITCHEN = { cooks: 1, rings: 4, ovens: 1 }

/**
 * How long the planner takes for four dishes of the catalogue, on a processor that is made slower. The browser can
 * do that to the main thread of a page alone, so that is where it is measured.
 */
export async function measure(): Promise<Figure[]> {
  const menus = await fittingMenus(WARMING_UP + MENUS)
  const browser = await chromium.launch(CHROMIUM_LAUNCH)
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await compiledPlanner() })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const all: number[] = []
    for (const menu of menus) all.push(await planned(page, menu))
    const times = all.slice(WARMING_UP).sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(times.length * share)]!
    return [
      { name: 'four dishes, median', value: at(0.5), unit: 'ms', max: MEDIAN_MAX_MS },
      { name: 'four dishes, nine of ten', value: at(0.9), unit: 'ms' },
      { name: 'four dishes, slowest', value: times.at(-1)!, unit: 'ms' },
    ]
  } finally {
    await browser.close()
  }
}

/** Menus of the catalogue that fit into a kitchen with one cook and one oven. */
async function fittingMenus(count: number): Promise<DinnerDish[][]> {
  const databases = await filledDatabases(60)
  const server = await startChild('calls', databases.sqlite)
  try {
    const recipes = await fetchedRecipes(server.origin)
    const random = seeded(SEED)
    const menus: DinnerDish[][] = []
    while (menus.length < count) {
      const dishes = shuffled(random, recipes)
        .slice(0, DISHES)
        .map((recipe) => dishOf(recipe, 4, 'together'))
      if (planDinner(dishes, KITCHEN)) menus.push(dishes)
    }
    return menus
  } finally {
    await server.stop()
    await databases.remove()
  }
}

/** The planner as a script that puts it under `dinner`. */
async function compiledPlanner(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: PLANNER, formats: ['iife'], name: 'dinner' },
    },
  })
  const [one] = [built].flat()
  if (!one || !('output' in one)) throw new Error(`${PLANNER} was not compiled.`)
  return one.output[0].code
}

/** Milliseconds in which a page plans a menu. */
async function planned(page: Page, dishes: DinnerDish[]): Promise<number> {
  return await page.evaluate(
    ([menu, kitchen, runs]) => {
      const { dinner } = globalThis as unknown as { dinner: { planDinner: typeof planDinner } }
      const times = Array.from({ length: runs }, () => {
        const start = performance.now()
        dinner.planDinner(menu, kitchen)
        return performance.now() - start
      })
      return Math.min(...times)
    },
    [dishes, KITCHEN, RUNS] as const,
  )
}
