import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { newShopper, serverTicks } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

/** Rows that are seen in full between the bar and the foot. */
async function wholeRows(page: Page): Promise<number> {
  return await page.getByRole('dialog').evaluate((dialog) => {
    const head = dialog.querySelector('h3')?.parentElement?.getBoundingClientRect().bottom ?? 0
    const foot = dialog.querySelector('[aria-pressed]')?.parentElement?.getBoundingClientRect().top
    const rows = [...dialog.querySelectorAll('li')].map((row) => row.getBoundingClientRect())
    return rows.filter(({ top, bottom }) => top >= head - 1 && bottom <= (foot ?? 0) + 1).length
  })
}

for (const [width, height, rows] of [
  [320, 568, 5],
  [390, 844, 9],
] as const) {
  test(`a cook sees at least ${rows} whole rows in the shop at ${width} × ${height}`, async ({
    page,
    context,
    open,
    request,
  }) => {
    const member = await newShopper(context, request)
    for (let place = 0; place < 12; place++) {
      const form = { Name: `${place + 1} Äpfel Sorte${place}` }
      await request.post('/api/shopping/note', { headers: member.headers, form })
      const other = { Name: `Kleinkram ${place}` }
      await request.post('/api/shopping/note', { headers: member.headers, form: other })
    }
    await page.setViewportSize({ width, height })
    await open('/shopping')
    await page.getByRole('button', { name: 'Go shopping' }).click()
    await page.getByRole('dialog').getByRole('checkbox').first().click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: '12 to go' })).toBeVisible()
    // The row of the first department has folded away.
    await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(12)
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(rows)
    await expectAccessible(page)
  })
}

test('a cook ticks in the shop without a connection, undoes it from the list of acts, and it is sent', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/)
  const member = await newShopper(context, request, 1)
  await open('/shopping')
  await page.getByRole('button', { name: 'Go shopping' }).click()
  const shop = page.getByRole('dialog', { name: /to go$/ })
  await context.setOffline(true)
  const garlic = shop.getByRole('checkbox', { name: /Garlic/ })
  const parsley = shop.getByRole('checkbox', { name: /Parsley/ })
  await garlic.click()
  await parsley.click()
  await expect(shop.getByText('Offline. 2 changes kept.')).toBeVisible()
  await expect(garlic).toBeHidden()
  await shop.getByRole('button', { name: 'Undo' }).click()
  const acts = page.getByRole('dialog', { name: 'Your last ten' })
  await acts.getByRole('button', { name: 'Undo: Garlic ticked off' }).click()
  await expect(acts.getByRole('button', { name: 'Redo: Garlic ticked off' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(garlic).not.toBeChecked()
  await shop.getByRole('button', { name: 'In the trolley 1' }).click()
  await expect(parsley).toBeChecked()
  await context.setOffline(false)
  await expect.poll(() => serverTicks(request, member)).toEqual(['parsley'])
  await shop.getByRole('button', { name: 'Back to the list' }).click()
  await expect(shop).toBeHidden()
})
