import type { CurrentUser } from '#contract/account.ts'
import { playerOf, pressTo } from './support/films.ts'
import { hold } from './support/hold.ts'
import { accountOf, banner, holdChanges, main, press } from './support/settings.ts'
import { expect, test } from './support/test.ts'

test('SET-08 SET-09 SET-19 a member saves a language and sees the interface in it', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn({ langId: 1 })
  await open('/settings/language?lang=en')
  const group = main(page).getByRole('radiogroup', { name: 'Language of Simmer' })
  await expect(group.getByRole('radio')).toHaveCount(2)
  await expect(group.getByRole('radio', { name: 'English' })).toBeChecked()
  await pressTo(page, group.getByRole('radio', { name: 'English' }))
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await press(page, 'Save changes')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(banner(page)).toHaveText('Sprache erfolgreich geändert.')
  expect((await accountOf(request, member)).Language).toBe(0)
  await main(page).getByText('Englisch').click()
  await press(page, 'Änderungen speichern')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(banner(page)).toHaveText('Change language successfully.')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  expect((await accountOf(request, member)).Language).toBe(1)
})

test('a member who switches the language back before it is saved keeps it, in the account too @thorough', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  await open('/settings/language')
  await expect(main(page).getByRole('radio', { name: 'English' })).toBeChecked()
  const release = await holdChanges(page, '**/api/me/')
  const footer = page.getByRole('contentinfo')
  const first = page.waitForRequest((sent) => sent.method() === 'PATCH')
  await footer.getByRole('link', { name: 'DE: Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await first
  await footer.getByRole('link', { name: 'EN: English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const last = page.waitForResponse(async (response) => {
    return (
      response.request().method() === 'PATCH' &&
      ((await response.json()) as CurrentUser).Language === 1
    )
  })
  release()
  await last
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect((await accountOf(request, member)).Language).toBe(1)
})

for (const [what, address] of [
  ['the account', '**/api/me/'],
  ['the code of members', '**/assets/member-bar-*.js'],
] as const) {
  test(`SHL-41 a member who switches the language while ${what} loads keeps it, in the account too @thorough`, async ({
    page,
    open,
    signIn,
    request,
  }) => {
    const member = await signIn()
    const release = await hold(page, address)
    await open('/authors')
    await page.getByRole('contentinfo').getByRole('link', { name: 'DE: Deutsch' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    release()
    await saved
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect((await accountOf(request, member)).Language).toBe(0)
  })
}

test('SET-10 SET-20 CON-40 a member sees imperial amounts too with Inch, and none with Meter @thorough', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  await open('/settings/measurements')
  const group = main(page).getByRole('radiogroup', { name: 'Measurements' })
  await expect(group.getByRole('radio', { name: 'Meter' })).toBeChecked()
  await main(page).getByText('Inch (imperial)', { exact: true }).click()
  await press(page, 'Save changes')
  await expect(banner(page)).toHaveText('Change data successfully.')
  expect((await accountOf(request, member)).UnitSystem).toBe(1)
  await page.reload()
  await expect(group.getByRole('radio', { name: 'Inch' })).toBeChecked()
  // A recipe measured in grams.
  const recipes = (await (await request.get('/api/recipe?term=shakshuka&LangId=1')).json()) as {
    Id: number
  }[]
  const recipe = `/recipes/${recipes[0]?.Id}`
  await open(recipe)
  const amounts = page.locator('#ingredients li b')
  await expect(
    amounts.filter({ hasText: /\d\s(g|ml|kg|l)\s\(≈\s[\d¼½¾⅓⅔.]+\s(oz|lb|fl\soz|qt)/ }).first(),
  ).toBeVisible()
  await expect(page.locator('#how-to b').filter({ hasText: '≈' }).first()).toBeVisible()
  // In the film as well, in the subtitle of the first step.
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Film step by step' }).click()
  await expect(playerOf(page)).toContainText('into 1 cm\u00a0(≈\u00a00.4\u00a0in) pieces')
  await open('/settings/measurements')
  await main(page).getByText('Meter (metric)', { exact: true }).click()
  await press(page, 'Save changes')
  await expect(banner(page)).toHaveText('Change data successfully.')
  await open(recipe)
  await expect(amounts.first()).toBeVisible()
  await expect(page.getByText('≈')).toHaveCount(0)
})
