import type { Page } from '@playwright/test'
import { box, newShopper, untilWorking } from './support/shopping.ts'
import { expect, GONE, script, test } from './support/versions.ts'

const PREVIOUS = '/assets/of-the-version-before.js'

/** Makes the browser check for a new version, as it does when it is online again. */
const checkForUpdate = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

/** Marks a page, to detect whether it is reloaded. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-old', ''))
const isOld = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-old'))

const offer = (page: Page) => page.getByRole('button', { name: 'Reload' })

test('a visitor installs a new version with one press; other tabs keep the previous version', async ({
  page,
  context,
  open,
  request,
  versions,
}) => {
  await newShopper(context, request, 1)
  const worker = await versions.worker()
  // The previous version has a file that this one does not have.
  const before = worker.replace('[{url:', `[{url:"${PREVIOUS}",revision:null},{url:`)
  expect(before).not.toBe(worker)
  versions.release(before, { [PREVIOUS]: script('export const text = "still here"') })
  await open('/shopping')
  await untilWorking(page)
  const other = await context.newPage()
  await other.goto('/shopping')
  await expect(box(other, '4 cloves Garlic')).toBeVisible()
  for (const tab of [page, other]) await mark(tab)

  versions.release(worker, { [PREVIOUS]: GONE })
  await checkForUpdate(page)
  await expect(offer(page)).toBeVisible()
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
  expect(await waiting()).toBe(true)
  expect(await isOld(page)).toBe(true)

  await offer(page).click()
  await expect.poll(() => isOld(page).catch(() => true)).toBe(false)
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  expect(await waiting()).toBe(false)

  expect(await isOld(other)).toBe(true)
  const text = await other.evaluate(
    async (path) => ((await import(path)) as { text: string }).text,
    PREVIOUS,
  )
  expect(text).toBe('still here')
  await box(other, '4 cloves Garlic').click()
  await expect(box(page, '4 cloves Garlic')).toBeChecked()
  await offer(other).click()
  await expect.poll(() => isOld(other).catch(() => true)).toBe(false)
})

test('when the server turns service workers off, a visit removes the worker and its caches', async ({
  page,
  context,
  open,
  request,
  versions,
}) => {
  await newShopper(context, request, 1)
  await open('/shopping')
  await untilWorking(page)
  const kept = () => page.evaluate(async () => (await caches.keys()).length)
  expect(await kept()).toBeGreaterThan(0)
  await versions.switchOff()
  await open('/shopping')
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  await expect.poll(kept).toBe(0)
  await page.reload()
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
