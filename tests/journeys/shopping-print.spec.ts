import type { ShoppingFoods } from '#contract/shopping/shopping.ts'
import { newShopper } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

/** A page in a PDF file. */
const PAGE = /\/Type\s*\/Page\b/g

test('a cook prints 40, 60 and 90 rows on one page each, and shares the list as text', async ({
  page,
  context,
  open,
  request,
}) => {
  const { headers } = await newShopper(context, request)
  const foods = (await (
    await request.get('/api/shopping/food', { headers })
  ).json()) as ShoppingFoods
  const names = foods.Foods.map(({ Names }) => Names.find(({ LangId }) => LangId === 0)?.Other)
  const add = async (from: number, to: number) => {
    for (const name of names.slice(from, to)) {
      const form = { Name: `3 kg ${name}` }
      const response = await request.post('/api/shopping/note', { headers, form })
      expect(response.status()).toBe(201)
    }
  }
  await open('/shopping?lang=de')
  let rows = 0
  for (const count of [40, 60, 90]) {
    await add(rows, count)
    rows = count
    await expect(page.getByRole('tab', { name: `Abteilungen ${count}` })).toBeVisible()
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(PAGE)).toHaveLength(1)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const sheet = page.locator('.printed-list')
    await expect(sheet.locator('li')).toHaveCount(count)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(sheet).toHaveCount(0)
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Teilen' }).click()
  await page.getByRole('button', { name: 'Kopieren' }).click()
  await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('Einkaufsliste (90)')
  expect(text.match(/^- /gmu)).toHaveLength(90)
})
