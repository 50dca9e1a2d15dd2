import { randomUUID } from 'node:crypto'
import { untilWorking } from './support/shopping.ts'
import { expect, reload, test } from './support/test.ts'

/** The lemon chicken tray bake of the demo catalogue. */
const RECIPE = 12

test.use({ hasWorker: true, viewport: { width: 390, height: 844 } })

test('without a connection the log opens, is searched, and takes another meal', async ({
  page,
  open,
  signIn,
  context,
  request,
  allowComplaint,
}) => {
  test.slow()
  allowComplaint(/ApiError|ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/)
  const ada = await signIn()
  for (const Note of ['In our oven.', 'Without beans.']) {
    const meal = { RecipeId: RECIPE, Day: '2026-01-12', People: 2, Minutes: null, Changes: [] }
    const data = { ...meal, Note, Key: randomUUID() }
    await request.post('/api/cooked?LangId=1', { headers: ada.headers, data })
  }
  const rows = page.locator('.log-row')
  await open(`/recipes/${RECIPE}`)
  await untilWorking(page)
  // Now its responses go through the worker, which keeps them.
  await reload(page)
  await expect(page.getByText('You: 2 times')).toBeVisible()
  await open('/my/cooked')
  await expect(rows).toHaveCount(2)

  await context.setOffline(true)
  await page.reload()
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox').fill('OVEN')
  await expect(page.getByText('1 of 2 entries No connection')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await page.getByRole('searchbox').fill('')

  await page.goto(`/recipes/${RECIPE}`)
  await page.getByRole('link', { name: 'I cooked this' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('By candlelight.')
  await page.getByRole('button', { name: 'Put it in my log' }).click()
  await page.getByRole('link', { name: 'To my log' }).click()
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Kept on this device, goes up later')

  await context.setOffline(false)
  await expect(rows.first()).not.toContainText('Kept on this device', { timeout: 30_000 })
  await expect(rows.first()).toContainText('By candlelight.')
  await expect(rows).toHaveCount(3)
})
