import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { mealieExport } from '#tests/support/mealie-export.ts'
import { expectAccessible } from './support/axe.ts'
import { pressTo } from './support/films.ts'
import { newMember, signInAs } from './support/member.ts'
import { expect, test, untilHydrated } from './support/test.ts'

const SOUP = `Omas Linsensuppe
Für 2 Personen

Zutaten
200 g Linsen
1 Tasse Reis
1 Prise Salz

Zubereitung
Koche die Linsen 20 Minuten.
Rühr den Reis unter.`

/** Whether the page can be moved sideways. */
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('a cook pastes a recipe, answers the one question about it, and cooks it to its end (de, 390)', async ({
  page,
  open,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn({ langId: 0 })
  await open('/my/recipes/import?lang=de')
  await page.getByRole('button', { name: 'Lesen' }).click()
  await expect(page.getByText('Gib eine Adresse oder einen Text an.')).toBeVisible()
  const field = page.getByLabel('Eine Adresse oder das Rezept selbst')

  // What is not public is not read, and what was typed stays.
  await field.fill('http://127.0.0.1/kuchen')
  await page.getByRole('button', { name: 'Lesen' }).click()
  await expect(page.getByText('Diese Adresse können nicht alle sehen.')).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue('http://127.0.0.1/kuchen')

  await field.fill(SOUP)
  await page.getByRole('button', { name: 'Lesen' }).click()
  await expect(page).toHaveURL(/\/my\/recipes\/\d+\/edit$/)
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Omas Linsensuppe',
  )
  expect(await isWide(page)).toBe(false)
  const question = page.getByRole('group', { name: 'Stimmt das?' })
  await expect(question).toHaveCount(1)
  await expect(question).toContainText('Welche Tasse?')
  await question.getByRole('button', { name: '250 ml' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.locator('[data-saved=saved]')).toBeVisible()

  await page.getByRole('button', { name: 'Vorschau', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Omas Linsensuppe' })).toBeVisible()
  await expect(page.getByText(/250.ml/).first()).toBeVisible()
  expect(await isWide(page)).toBe(false)
  await page.getByRole('link', { name: 'Küche', exact: true }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.locator('.cook-text')).toContainText('Koche die')
  await page.getByRole('button', { name: /^Weiter/ }).click()
  await page.getByRole('button', { name: /^Fertig/ }).click()
  await expect(page).toHaveURL(/\/my\/recipes\/\d+\/cooked$/)
})

test('a cook brings an export of another program, cooks from it, takes everything along, and another Simmer reads it (keyboard) @thorough', async ({
  page,
  open,
  signIn,
  browser,
  request,
}) => {
  await signIn()
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    await pressTo(page, page.getByRole(role, { name }).first())
    await page.keyboard.press('Enter')
  }
  await open('/my/recipes/import')
  const chooser = page.waitForEvent('filechooser')
  await pressTo(page, page.getByLabel('Choose files'))
  await page.keyboard.press('Enter')
  const buffer = await mealieExport(
    ['Sunday cake', 'Walnut bread'],
    ['Mix all.', 'Bake for 20 minutes.'],
  )
  await (await chooser).setFiles({ name: 'mealie.zip', mimeType: 'application/zip', buffer })
  await expect(page.getByRole('heading', { level: 1, name: '2 recipes from Mealie' })).toBeVisible()
  await expect(page.getByText('2 have a question')).toBeVisible()
  await expectAccessible(page)
  await press('2 tbsp')
  await expect(page.getByRole('button', { name: '2 tbsp' })).toHaveCount(1)
  await press(/^Keep 2 recipes/)
  await press('Open the folder', 'link')
  await press('Sunday cake', 'link')
  await expect(page.getByText(/2.tbsp/).first()).toBeVisible()
  await press('Cook along')
  await press(/^Start/)
  await expect(page.getByRole('heading', { name: 'Lay everything out' })).toBeVisible()
  await press(/^Start: Step 1/)
  await expect(page.locator('.cook-text')).toHaveText('Mix all.')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.cook-text')).toContainText('Bake for')
  await press(/^Finish/)
  await expect(page).toHaveURL(/\/my\/recipes\/\d+\/cooked$/)

  await open('/settings/take_along')
  const downloading = page.waitForEvent('download')
  await press('Pack everything')
  const download = await downloading
  expect(download.suggestedFilename()).toBe('simmer.zip')
  await expect(page.getByRole('link', { name: 'Save the file again' })).toBeVisible()
  await expectAccessible(page)
  const zip = await readFile(await download.path())
  const names = Object.keys(unzipSync(zip))
  expect(names).toContain('account.json')
  expect(names.filter((name) => name.includes('sunday-cake'))).toHaveLength(3)
  expect(names.filter((name) => name.endsWith('.webp'))).toHaveLength(2)

  const friend = await browser.newContext({ baseURL: new URL(page.url()).origin })
  await signInAs(friend, await newMember(request))
  const elsewhere = await friend.newPage()
  await elsewhere.goto('/my/recipes/import')
  await untilHydrated(elsewhere)
  await elsewhere
    .getByLabel('Choose files')
    .setInputFiles({ name: 'simmer.zip', mimeType: 'application/zip', buffer: zip })
  await expect(
    elsewhere.getByRole('heading', { level: 1, name: '2 recipes from Simmer' }),
  ).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Keep 2 recipes' }).click()
  await elsewhere.getByRole('link', { name: /^Open/ }).click()
  await elsewhere.getByRole('link', { name: 'Sunday cake' }).click()
  await expect(elsewhere.getByText(/2.tbsp/).first()).toBeVisible()
  await expect(elsewhere.getByText('Bake for 20 minutes.')).toBeVisible()
  await friend.close()
})
