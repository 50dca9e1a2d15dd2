import sharp from 'sharp'
import { expectAccessible } from './support/axe.ts'
import { pressTo } from './support/films.ts'
import { accountOf, breakCall, main, REFUSED, recordChanges } from './support/settings.ts'
import { expect, test } from './support/test.ts'

/** A photo with a red and a blue half. */
async function photo(type: 'png' | 'jpeg'): Promise<Buffer> {
  const half = await sharp({
    create: { width: 200, height: 200, channels: 3, background: 'blue' },
  })
    .png()
    .toBuffer()
  const whole = sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
  return await whole
    .composite([{ input: half, left: 200, top: 0 }])
    .toFormat(type)
    .toBuffer()
}

for (const [type, tag] of [
  ['png', ''],
  ['jpeg', ' @thorough'],
] as const) {
  test(`SET-05 SET-06 a member uploads a ${type}, crops it by keyboard and sees it as the picture${tag}`, async ({
    page,
    open,
    signIn,
    request,
  }) => {
    const member = await signIn()
    await open('/settings/edit_profile')
    const input = main(page).locator('input[type=file]')
    await expect(input).toHaveAttribute('accept', 'image/png,image/jpeg')
    const chooser = page.waitForEvent('filechooser')
    await pressTo(page, main(page).getByRole('button', { name: 'Change picture' }))
    await page.keyboard.press('Enter')
    await (
      await chooser
    ).setFiles({ name: `me.${type}`, mimeType: `image/${type}`, buffer: await photo(type) })
    const dialog = page.getByRole('dialog', { name: 'Choose the part that people see' })
    const frame = dialog.getByRole('application', { name: 'Your picture' })
    await expect(frame).toBeFocused()
    await expectAccessible(page)
    // To its left end, which is red.
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('ArrowRight')
    await pressTo(page, dialog.getByRole('slider', { name: 'Zoom' }))
    await page.keyboard.press('PageUp')
    await pressTo(page, dialog.getByRole('button', { name: 'Use this picture' }))
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    const { AvatarPath } = await accountOf(request, member)
    const kept = await request.get(AvatarPath ?? '')
    const { channels } = await sharp(await kept.body()).stats()
    expect(channels[0]?.mean).toBeGreaterThan(240)
    expect(channels[2]?.mean).toBeLessThan(15)
    // In the form and in the header at once.
    await expect(main(page).locator('[data-slot=avatar] img')).toHaveAttribute(
      'src',
      AvatarPath ?? '',
    )
    await expect(page.getByRole('banner').locator('[data-slot=avatar] img')).toHaveAttribute(
      'src',
      new RegExp(AvatarPath ?? ''),
    )
  })
}

test('VAL-14 a member who picks another format, or more than 50 megapixels, reads why, and nothing is sent @thorough', async ({
  page,
  open,
  signIn,
}) => {
  await signIn()
  await open('/settings/edit_profile')
  const calls = recordChanges(page)
  const input = main(page).locator('input[type=file]')
  const gif = { name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }
  const background = { width: 10_000, height: 5001, channels: 3, background: 'red' } as const
  const buffer = await sharp({ create: background }).png().toBuffer()
  const large = { name: 'me.png', mimeType: 'image/png', buffer }
  const broken = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  for (const [file, said] of [
    [gif, /neither a PNG nor a JPEG/],
    [large, /more than 50\smegapixels/],
    [broken, /cannot be opened/],
  ] as const) {
    await input.setInputFiles(file)
    await expect(main(page).locator('[data-slot=field-error]')).toHaveText(said)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expectAccessible(page)
  // Only the part that is chosen is sent, so that the bytes of the file do not matter.
  const heavy = Buffer.concat([await photo('jpeg'), Buffer.alloc(6 * 1024 ** 2)])
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: heavy })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(main(page).locator('[data-slot=field-error]')).toHaveCount(0)
  expect(calls).toEqual([])
})

test('a member whose upload fails keeps the picture in the dialog and sends it again @thorough', async ({
  page,
  open,
  signIn,
  request,
  allowComplaint,
}) => {
  allowComplaint(REFUSED)
  const member = await signIn()
  await open('/settings/edit_profile')
  const mend = await breakCall(page, '**/api/me/avatar')
  const input = main(page).locator('input[type=file]')
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await photo('png') })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog.locator('[data-slot=banner]')).toHaveText('Something broke.')
  await mend()
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await accountOf(request, member)).AvatarPath).not.toBeNull()
})
