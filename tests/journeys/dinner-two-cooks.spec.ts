import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { newMember, signInAs, type Member } from './support/member.ts'
import { DINNER_DAY, idsOf, inBerlin } from './support/dinner.ts'
import { expect, test, untilHydrated } from './support/test.ts'

const MINUTE = 60_000
/** Of the two dishes together. */
const STEPS = 12
/** Just before it is time to begin, for seven. */
const NOW = inBerlin('17:35:00')

/** A household of two. */
async function newHousehold(request: APIRequestContext) {
  const imani = await newMember(request, { firstName: 'Imani', lastName: 'Okafor' })
  const ben = await newMember(request, { firstName: 'Ben', lastName: 'Krause' })
  await request.post('/api/household', { headers: imani.headers, form: { Name: 'Home' } })
  const invitation = await request.post('/api/household/invitation', { headers: imani.headers })
  const { Token } = (await invitation.json()) as { Token: string }
  const joined = await request.post('/api/household/join', {
    headers: ben.headers,
    form: { Token },
  })
  expect(joined.ok()).toBe(true)
  return { imani, ben }
}

/** Runs in the browser, before a page loads. */
function withoutQuestions(): void {
  if (location.protocol === 'about:') return
  localStorage.setItem('simmer.bell', 'no')
  localStorage.setItem('simmer.app', 'dismissed')
}

/** The phone of somebody else. */
async function phoneOf(browser: Browser, baseURL: string | undefined, member: Member) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 375, height: 812 },
    timezoneId: 'Europe/Berlin',
  })
  await signInAs(context, member)
  await context.addInitScript(withoutQuestions)
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  const page = await context.newPage()
  await page.clock.install({ time: NOW })
  return { context, page }
}

const place = (page: Page) => page.locator('.cook-title p')
const strip = (page: Page) => page.locator('.cook-strip > li')
/** What the other dishes do. */
const bands = (page: Page) => page.locator('.dinner-band-text')
/** Goes on by Next: the first press may end the film of the step. */
async function nextTo(page: Page, there: RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(place(page)).toHaveText(there, { timeout: 3000 })
  }).toPass()
}
const wait = async (minutes: number, ...pages: readonly Page[]) => {
  for (const page of pages) await page.clock.fastForward(minutes * MINUTE)
}

test('DIN-42 two phones cook a lane each, see each other, and one loses its connection and returns', async ({
  page: first,
  browser,
  baseURL,
  context,
  open,
  request,
}) => {
  test.slow()
  const { imani, ben } = await newHousehold(request)
  await signInAs(context, imani)
  await first.clock.install({ time: NOW })
  await first.addInitScript(withoutQuestions)
  const [chicken, fattoush] = await idsOf(request, ['Lemon chicken tray bake', 'Fattoush'])
  await open(`/week/new?recipe=${chicken}&recipe=${fattoush}&day=${DINNER_DAY}`)
  await first.getByRole('radio', { name: '2' }).first().check()
  const begin = first.locator('.dinner-out b', { hasText: 'You begin at' })
  await expect(begin).toBeVisible()
  await expect(first.getByRole('button', { name: 'See the plan' })).toBeEnabled()
  const time = /\d\d:\d\d/.exec(await begin.innerText())?.[0] ?? ''
  const untilBegin = Math.round((inBerlin(`${time}:00`) - NOW) / MINUTE)
  await first.getByRole('button', { name: 'See the plan' }).click()
  await first.getByRole('link', { name: 'Begin' }).click()
  await expect(first.locator('.lay-out')).toBeVisible()
  await wait(untilBegin, first)
  await first.keyboard.press('ArrowRight')
  // The other lane may begin first; this one is begun now.
  await expect(place(first)).toHaveText(/^(0 of \d+ done|Step 1 of)/)
  if ((await place(first).innerText()).startsWith('0')) await first.keyboard.press('ArrowRight')
  await expect(place(first)).toHaveText(/^Step 1 of/)

  const { context: second, page: other } = await phoneOf(browser, baseURL, ben)
  await other.goto(first.url())
  await untilHydrated(other)
  await wait(untilBegin, other)
  // Each has the steps of one dish, and the band says who has the other one.
  await expect(place(other)).toHaveText(/^0 of \d+ done/)
  const [mine, theirs] = [await strip(first).count(), await strip(other).count()]
  expect(mine + theirs).toBe(STEPS)
  await expect(bands(other)).toContainText(['with Imani, until'])

  // Next of one is seen by the other.
  const seen = await bands(other).filter({ hasText: 'with Imani' }).innerText()
  await wait(3, first, other)
  await nextTo(first, /^Step 2 of/)
  await expect(bands(other).filter({ hasText: 'with Imani' })).not.toHaveText(seen)
  await nextTo(other, /^Step 1 of/)
  await expect(bands(first)).toContainText(['with Ben, until'])

  // Without a connection both go on; with it each has what the other did.
  await second.setOffline(true)
  await wait(5, first, other)
  const known = await bands(other).filter({ hasText: 'with Imani' }).innerText()
  await nextTo(other, /^(1 of \d+ done|Step 2 of)/)
  await nextTo(first, /^Step 3 of/)
  await expect(bands(other).filter({ hasText: 'with Imani' })).toHaveText(known)
  const before = await bands(first).allInnerTexts()
  await second.setOffline(false)
  await expect.poll(async () => await bands(first).allInnerTexts()).not.toEqual(before)
  await expect(bands(other).filter({ hasText: 'with Imani' })).not.toHaveText(known)
  await expect(place(other)).toHaveText(/^(1 of \d+ done|Step 2 of)/)
  await second.close()
})
