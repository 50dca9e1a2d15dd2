import sharp from 'sharp'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

/** A photo of one colour. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a06a3c' } })
    .jpeg()
    .toBuffer()

test('BOK-91 a member cuts a cover and a header, and one that is too small is refused', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const { headers } = await signIn()
  const data = { Key: 'crust', Language: 'en', Name: { en: 'Things with crust' }, Recipes: [1] }
  const answer = await request.post('/api/my/cookbooks?LangId=1', { headers, data })
  const { Id } = (await answer.json()) as { Id: number }
  await open(`/my/cookbooks/${Id}`)
  await page.getByRole('button', { name: 'Cover' }).click()
  const sheet = page.getByRole('dialog', { name: 'Cover and header picture' })
  const send = async (name: string, width: number, height: number) =>
    sheet
      .getByLabel('Upload')
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await photo(width, height) })

  await send('Tiny.jpg', 200, 100)
  await expect(sheet.getByText(/^“Tiny.jpg” is 200 × 100\./)).toBeVisible()
  await send('Dough.jpg', 2000, 1600)
  const corner = sheet.getByRole('slider', { name: 'Size of the cut' })
  await expect(corner).toHaveAttribute('aria-valuenow', '100')
  await sheet.getByRole('button', { name: 'Smaller' }).click()
  await sheet.getByRole('button', { name: 'Left' }).click()
  await corner.press('ArrowLeft')
  await expect(corner).toHaveAttribute('aria-valuenow', '89')
  const part = corner.locator('..')
  await part.hover({ position: { x: 40, y: 40 } })
  const before = (await part.boundingBox())!
  await page.mouse.down()
  await page.mouse.move(before.x + 90, before.y + 45, { steps: 4 })
  await page.mouse.up()
  const after = (await part.boundingBox())!
  expect(Math.round(after.x - before.x)).toBe(50)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Use it' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.locator("[data-cover='made'] img")).toBeVisible()

  // What is refused leaves the one before.
  await page.getByRole('button', { name: 'Header picture' }).click()
  await send('Narrow.jpg', 1600, 1200)
  await expect(sheet.getByText(/^“Narrow.jpg” is 1600 × 1200\./)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Use it' })).toBeDisabled()
  await send('Table.jpg', 2600, 900)
  await sheet.getByRole('button', { name: 'Use it' }).click()
  await expect(sheet).toBeHidden()
  await page.reload()
  await expect(page.locator('.bk-header img')).toBeVisible()
  await page.getByRole('button', { name: 'Cover' }).click()
  await sheet.getByRole('button', { name: 'Take it off' }).click()
  await expect(sheet.getByText(/^No cover yet\./)).toBeVisible()
})
