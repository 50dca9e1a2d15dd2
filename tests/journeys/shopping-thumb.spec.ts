import { devices, type Locator } from '@playwright/test'
import { newShopper } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { finger, type Point } from './support/touch.ts'

const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } = devices['Pixel 7']
test.use({ viewport, deviceScaleFactor, isMobile, hasTouch, userAgent })

/** The centre of an element, or a point below its upper edge. */
async function pointOf(element: Locator, below?: number): Promise<Point> {
  const area = await element.boundingBox()
  if (!area) throw new Error('It is not on the screen.')
  return { x: area.x + area.width / 2, y: area.y + (below ?? area.height / 2) }
}

test.beforeEach(async ({ context, request, open, page }) => {
  await newShopper(context, request, 1, 2)
  await open('/shopping')
  await page.getByRole('tab', { name: 'Departments' }).click()
})

test('a cook drags departments by touch: nothing scrolls, and the order is sent once @thorough', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (call) => {
    if (new URL(call.url()).pathname.endsWith('/order')) sent.push(call.url())
  })
  const heads = page
    .getByRole('tabpanel')
    .getByRole('heading')
    .filter({ hasNotText: 'already there' })
  const shown = await heads.allTextContents()
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('button', { name: /^Shop and its order/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Order of departments' })
  const rows = dialog.getByRole('listitem')
  const [first = '', second = '', third = '', ...others] = await rows.allTextContents()
  // The scrolling has ended.
  await dialog.getByRole('button', { name: 'Done' }).click({ trial: true })
  const scrolled = () =>
    dialog.evaluate((element) => [element.scrollTop, document.documentElement.scrollTop])
  const before = await scrolled()

  const { x, y } = await pointOf(rows.first().locator('svg').first())
  const thumb = await finger(page)
  await thumb.down({ x, y })
  await thumb.move({ x, y: (await pointOf(rows.nth(2))).y + 4 })
  const order = [second, third, first, ...others]
  await expect(rows).toContainText(order)
  expect(sent).toEqual([])
  expect(await scrolled()).toEqual(before)
  await thumb.up()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(heads).toHaveText(order.filter((name) => shown.includes(name)))
  await expect.poll(() => sent.length).toBe(1)
})
