import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { newShopper, serverTicks } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

/** Rows that are seen in full between the bar and the foot. */
async function wholeRows(page: Page): Promise<number> {
  return await page.getByRole('dialog').evaluate((dialog) => {
    const head = dialog.querySelector('.shop-head')?.getBoundingClientRect().bottom ?? 0
    const foot = dialog.querySelector('.shop-body')?.getBoundingClientRect().bottom ?? 0
    const rows = [...dialog.querySelectorAll('li[data-row]')].map((row) =>
      row.getBoundingClientRect(),
    )
    return rows.filter(({ top, bottom }) => top >= head - 1 && bottom <= foot + 1).length
  })
}

for (const [width, height, rows] of [
  [320, 568, 5],
  [390, 844, 9],
  [844, 390, 5],
] as const) {
  test(`a cook sees at least ${rows} whole rows in the shop at ${width} × ${height} @thorough`, async ({
    page,
    context,
    open,
    request,
  }) => {
    const member = await newShopper(context, request)
    for (let place = 0; place < 12; place++) {
      const form = { Name: `${place + 1} Äpfel` }
      await request.post('/api/shopping/note', { headers: member.headers, form })
      const other = { Name: `Kleinkram ${place}` }
      await request.post('/api/shopping/note', { headers: member.headers, form: other })
    }
    await page.setViewportSize({ width, height })
    await open('/shopping')
    await page.getByRole('button', { name: 'Go shopping' }).click()
    await page.getByRole('dialog').getByRole('checkbox').first().click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: '12 to go' })).toBeVisible()
    // The row that was ticked has folded away.
    await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(12)
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(rows)
    await context.setOffline(true)
    await expect(page.getByRole('dialog').getByText('Offline.')).toBeVisible()
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(rows)
    await context.setOffline(false)
    await expect(page.getByRole('dialog').getByText('Offline.')).toBeHidden()
    await expectAccessible(page)
  })
}

test('a cook sees nine whole rows of three departments at 390 × 844, without a connection as well', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/)
  const member = await newShopper(context, request)
  const others = Array.from({ length: 8 }, (_, place) => `Kleinkram ${place}`)
  for (const Name of ['Lemons', 'Garlic', 'Butter', 'Feta', ...others]) {
    await request.post('/api/shopping/note', { headers: member.headers, form: { Name } })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/shopping')
  await page.getByRole('button', { name: 'Go shopping' }).click()
  const shop = page.getByRole('dialog', { name: '12 to go' })
  await expect(shop.getByRole('heading', { name: 'Other' })).toBeVisible()
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(9)
  await context.setOffline(true)
  await expect(shop.getByText('Offline.')).toBeVisible()
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(9)
  await context.setOffline(false)
  await expect(shop.getByText('Offline.')).toBeHidden()
})

test('a cook ticks in the shop without a connection, undoes it from the list of actions, and it is sent', async ({
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
  await expect(shop.getByText(/List from \d\d:\d\d, 2 ticks kept\.$/)).toBeVisible()
  await expect(garlic).toBeHidden()
  await shop.getByRole('button', { name: 'Undo' }).click()
  const history = page.getByRole('dialog', { name: 'Your last ten' })
  await history.getByRole('button', { name: 'Undo: Garlic into the trolley' }).click()
  await expect(history.getByRole('button', { name: 'Redo: Garlic into the trolley' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(garlic).not.toBeChecked()
  await shop.getByRole('button', { name: 'In the trolley 1' }).click()
  const trolley = page.getByRole('dialog', { name: 'In the trolley' })
  await expect(trolley.getByRole('checkbox', { name: /Parsley/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect.poll(() => serverTicks(request, member)).toEqual(['parsley'])
  await shop.getByRole('button', { name: 'In the trolley 1' }).click()
  await trolley.getByRole('button', { name: 'Finish shopping' }).click()
  await expect(shop.getByRole('button', { name: 'In the trolley 0' })).toBeVisible()
  const habits = async () => {
    const response = await request.get('/api/shopping', { headers: member.headers })
    const [list] = (await response.json()) as { Habits: { Name: string }[] }[]
    return list?.Habits.map(({ Name }) => Name)
  }
  await expect.poll(habits).toEqual(['parsley'])
  await shop.getByRole('button', { name: 'Back to planning' }).click()
  await expect(shop).toBeHidden()
  await page.getByRole('tab', { name: 'Departments' }).click()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('checkbox', { name: /Parsley/ })).toBeChecked()
})
