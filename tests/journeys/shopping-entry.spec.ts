import { expectAccessible } from './support/axe.ts'
import { field, newShopper, serverList } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

test('a cook reads what is understood, edits the item, moves it, and finds it there the next time', async ({
  page,
  context,
  open,
  request,
}) => {
  const member = await newShopper(context, request)
  await open('/shopping')
  await field(page).fill('2 l Milch, frisch')
  await expect(page.getByText('2 l Milch frisch')).toBeVisible()
  await page.keyboard.press('Enter')
  const dairy = page.getByRole('region', { name: 'Dairy and eggs' })
  await expect(dairy.getByRole('checkbox', { name: '2 l Milk frisch' })).toBeVisible()
  await page.getByRole('button', { name: /Milk.*Edit$/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Milk' })
  await sheet.getByRole('textbox', { name: 'How much' }).fill('3')
  await sheet.getByRole('combobox', { name: 'Department' }).selectOption({ label: 'Frozen' })
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Done' }).click()
  const frozen = page.getByRole('region', { name: 'Frozen' })
  await expect(frozen.getByRole('checkbox', { name: '3 l Milk frisch' })).toBeVisible()
  await field(page).fill('milk')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await serverList(request, member)).items.length).toBe(2)
  await expect(frozen.getByRole('checkbox')).toHaveCount(1)
  await frozen.getByRole('button', { name: 'Milk is at home' }).click()
  await page.locator('summary', { hasText: 'At home' }).click()
  await expect(page.getByRole('checkbox', { name: /Milk/ })).toBeChecked()
})

test('a cook pastes lines and looks them over, and adds with one press what was written before @thorough', async ({
  page,
  context,
  open,
  request,
}) => {
  const member = await newShopper(context, request)
  await open('/shopping')
  await field(page).focus()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text', '2 Brote\n\n10 Eier\n0 kg')
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    })
    document.activeElement?.dispatchEvent(event)
  })
  await page.getByRole('button', { name: 'Add 3 items' }).click()
  await expect
    .poll(async () => (await serverList(request, member)).items)
    .toEqual(['2 Brote', '10 Eier', '0 kg'])
  await expect(page.getByRole('tab', { name: 'Departments 3' })).toBeVisible()
  await page.getByRole('button', { name: /^0 kg.*Edit$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('tab', { name: 'Departments 2' })).toBeVisible()
  await field(page).focus()
  await page.getByRole('region', { name: 'Recently' }).getByRole('button', { name: '0 kg' }).click()
  await expect(page.getByRole('tab', { name: 'Departments 3' })).toBeVisible()
})

test('a cook is asked once for staples; what is missing is on the list, the rest at home @thorough', async ({
  page,
  context,
  open,
  request,
}) => {
  await newShopper(context, request, 1, 2)
  await open('/shopping')
  await page.getByRole('tab', { name: 'Departments' }).click()
  const question = page.getByRole('region', { name: 'Salt, oil, pepper: already there?' })
  await question.getByRole('button', { name: 'Olive oil' }).click()
  await question.getByRole('button', { name: 'Buy 1, the rest is there' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('checkbox', { name: /Olive oil/ })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Salt/ })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /Olive oil/ })).toBeVisible()
  await expect(question).toBeHidden()
})

test('at 400 % zoom the row that has the focus is in sight, also after items were added', async ({
  page,
  context,
  open,
  request,
}) => {
  await newShopper(context, request)
  await page.setViewportSize({ width: 320, height: 256 })
  await open('/shopping')
  for (const item of ['milk', 'bread', '6 bananas']) {
    await field(page).fill(item)
    await page.keyboard.press('Enter')
  }
  const milk = page.getByRole('checkbox', { name: /Milk/ })
  await milk.focus()
  // The notice makes the foot of the page higher.
  await expect(page.getByText('3 added. Last: 6 bananas')).toBeVisible()
  const isInSight = () =>
    milk.evaluate((row) => {
      const { left, top, width, height } = row.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (row.contains(hit) || hit.contains(row))
    })
  await expect.poll(isInSight).toBe(true)
})
