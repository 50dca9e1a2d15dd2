import { field, newShopper, serverList } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

const ITEMS = ['Brot', 'Reis', 'Tee', 'Milch', 'Butter', 'Salz', 'Eier', 'Mehl', 'Honig', 'Senf']

test('a cook who types ten items in a row on a slow phone finds each as typed @thorough', async ({
  page,
  context,
  open,
  request,
}) => {
  const member = await newShopper(context, request)
  await open('/shopping')
  await field(page).focus()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const item of ITEMS) {
    await page.keyboard.type(item)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('tab', { name: 'Departments 10' })).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await expect.poll(async () => (await serverList(request, member)).items).toEqual(ITEMS)
})
