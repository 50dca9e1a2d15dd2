import { expect, type APIRequestContext, type Page } from '@playwright/test'

const MINUTE = 60_000

/** Where the journeys' browser is. */
const IN_BERLIN = { timeZone: 'Europe/Berlin' } as const
/** The day of the dinners there. */
export const DINNER_DAY = new Date().toLocaleDateString('sv', IN_BERLIN)

/** The moment of an hour of that day in Berlin, whatever the time zone here. */
export function inBerlin(time: string): number {
  const asUtc = Date.parse(`${DINNER_DAY}T${time}Z`)
  const shown = new Date(asUtc).toLocaleString('sv', IN_BERLIN)
  return 2 * asUtc - Date.parse(`${shown.replace(' ', 'T')}Z`)
}

/** The recipes of the journeys, by their English names. */
export async function idsOf(
  request: APIRequestContext,
  names: readonly string[],
): Promise<number[]> {
  const response = await request.get('/api/recipe?limit=100&LangId=1')
  const recipes = (await response.json()) as { Id: number; Name: string }[]
  const ids = names.map((name) => recipes.find(({ Name }) => Name === name)?.Id ?? 0)
  expect(ids).not.toContain(0)
  return ids
}

/** Goes on by Next alone, waits as long as hands are free, and answers bells, until a step or the end is reached. */
export async function cookOn(
  page: Page,
  isThere: () => Promise<boolean>,
  next = async () => await page.keyboard.press('ArrowRight'),
): Promise<void> {
  for (let presses = 0; presses < 150 && !(await isThere()); presses += 1) {
    const ring = page.locator('[data-slot="ring-band"]')
    const free = page.locator('.dinner-soon')
    const title = page.locator('.cook-title')
    const before = await page
      .locator('.cook-grid')
      .innerText()
      .catch(() => '')
    if (await ring.isVisible()) {
      // A press in the first half second was meant for what stood there before.
      await page.clock.runFor(1000)
      await page.keyboard.press('Enter')
    } else if (await free.isVisible()) await page.clock.fastForward(MINUTE)
    else {
      await page.clock.fastForward(2 * MINUTE)
      if (!(await ring.isVisible())) await next()
    }
    await expect
      .poll(
        async () =>
          (await isThere()) ||
          (await page
            .locator('.cook-grid')
            .innerText()
            .catch(() => '')) !== before,
      )
      .toBe(true)
    await title
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor()
  }
  expect(await isThere()).toBe(true)
}
