import type { Page } from '@playwright/test'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { StepNote } from '#contract/step-notes/step-note.ts'
import { expectAccessible } from './support/axe.ts'
import { goToStep } from './support/kitchen.ts'
import { newMember, signInAs } from './support/member.ts'
import { responseOf } from './support/response-of.ts'
import { expect, test } from './support/test.ts'

/** Recipes of the demo catalogue with seven steps and more. */
const RECIPES = [12, 43, 45, 46]

/** A recipe without notes: another one whenever a journey is walked again. */
function freshRecipe(): number {
  const { retry, repeatEachIndex } = test.info()
  return RECIPES[(retry + repeatEachIndex) % RECIPES.length]!
}

const sheet = (page: Page) => page.locator('[data-slot=notes-sheet][open]')
const notes = (page: Page) => sheet(page).locator('[data-slot=step-note]')
const pin = (page: Page, step: number) => page.locator(`#step-${step} [data-slot=note-pin]`)

/** Writes a note in the open sheet. */
async function write(page: Page, text: string): Promise<void> {
  await sheet(page).getByRole('button', { name: 'Write a note' }).click()
  await sheet(page).getByRole('textbox', { name: 'Your note' }).fill(text)
}

test('a member pins a tip in the kitchen, another finds it helpful, and a visitor reads it', async ({
  page,
  open,
  signIn,
  browser,
  request,
  baseURL,
}) => {
  test.slow()
  const recipe = freshRecipe()
  await signIn({ firstName: 'Lena' })
  await open(`/cook/${recipe}`)
  await goToStep(page, 2)
  await page.getByRole('button', { name: 'Pin a note' }).click()
  await expectAccessible(page)
  await write(page, 'Cut them all the same size.')
  await expectAccessible(page)
  // A double click is one note.
  await sheet(page).getByRole('button', { name: 'Pin to step 2' }).dblclick()
  await expect(notes(page)).toHaveCount(1)
  await expect(notes(page)).toContainText('Cut them all the same size.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '1 note' })).toBeFocused()

  const ben = await newMember(request, { firstName: 'Ben' })
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
  await signInAs(elsewhere, ben)
  const other = await elsewhere.newPage()
  await other.goto(`/recipes/${recipe}`)
  await pin(other, 2).click()
  await notes(other).getByRole('button', { name: 'Helpful' }).click()
  await expect(notes(other).getByRole('button', { name: 'Helped 1 cook' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await notes(other).getByRole('button', { name: 'Report this note' }).click()
  await sheet(other).getByRole('radio', { name: 'Advertising' }).check()
  await sheet(other).getByRole('button', { name: 'Report', exact: true }).click()
  await expect(sheet(other)).toContainText('Thank you. We read it within two days')
  await elsewhere.close()

  const outside = await browser.newContext({ ...(baseURL && { baseURL }) })
  const visitor = await outside.newPage()
  await visitor.goto(`/recipes/${recipe}?lang=de`)
  await pin(visitor, 2).click()
  await expect(notes(visitor)).toContainText('Hat 1-mal geholfen')
  await expect(notes(visitor).locator('p[lang]')).toHaveAttribute('lang', 'en')
  await sheet(visitor).getByRole('link', { name: 'Zum Schreiben anmelden' }).click()
  await expect(visitor).toHaveURL(/\/auth/)
  await outside.close()
})

test('the writer edits a note, deletes it, and takes that back @thorough', async ({
  page,
  open,
  signIn,
}) => {
  await signIn()
  await open(`/recipes/${freshRecipe()}`)
  await pin(page, 3).click()
  await write(page, 'Only the zest')
  await sheet(page).getByRole('button', { name: 'Pin to step 3' }).click()
  const menu = notes(page).getByRole('button', { name: 'More for your note' })
  await menu.click()
  await notes(page).getByRole('button', { name: 'Edit' }).click()
  await sheet(page).getByRole('textbox').fill('Only the zest, no pith.')
  await sheet(page).getByRole('radio', { name: 'German' }).check()
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(notes(page).locator('p[lang=de]')).toHaveText('Only the zest, no pith.')
  await expect(notes(page)).toContainText('edited')
  await menu.click()
  await notes(page).getByRole('button', { name: 'Delete' }).click()
  await expect(notes(page)).toHaveCount(0)
  const undo = sheet(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(notes(page)).toHaveCount(1)
  await menu.click()
  await notes(page).getByRole('button', { name: 'Delete' }).click()
  await expect(undo).toBeVisible()
  await expect(undo).toHaveCount(0, { timeout: 12_000 })
  await expect(pin(page, 3)).toHaveText('Pin a note')
})

test('a private note is seen by its writer alone @thorough', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const recipe = freshRecipe()
  const ada = await signIn()
  await open(`/recipes/${recipe}`)
  await pin(page, 6).click()
  await write(page, 'Our oven: ten minutes more.')
  await sheet(page).getByRole('radio', { name: 'Only me' }).check()
  await sheet(page).getByRole('button', { name: 'Pin to step 6' }).click()
  await expect(notes(page)).toContainText('only you')
  const steps = await responseOf<HowToStep[]>(request, `/api/recipe/${recipe}/howto`)
  const path = `/api/recipe/${recipe}/note?StepId=${steps[5]?.Id}`
  expect(await responseOf<StepNote[]>(request, path)).toEqual([])
  const own = await request.get(path, { headers: ada.headers })
  expect(((await own.json()) as StepNote[]).map(({ IsPrivate }) => IsPrivate)).toEqual([true])
})

test('without a connection a note is kept, and sent later @thorough', async ({
  page,
  open,
  signIn,
  context,
  allowComplaint,
}) => {
  allowComplaint(/ApiError|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await signIn()
  await open(`/recipes/${freshRecipe()}`)
  await pin(page, 7).click()
  await write(page, 'Rest it under foil.')
  await context.setOffline(true)
  await expect(sheet(page)).toContainText('No connection. Your note is kept on this device')
  await sheet(page).getByRole('button', { name: 'Pin to step 7' }).click()
  await expect(notes(page)).toContainText('It is sent when there is a connection.')
  await context.setOffline(false)
  await expect(notes(page)).not.toContainText('It is sent when', { timeout: 30_000 })
  await expect(notes(page)).toContainText('Rest it under foil.')
})

test('a session that ends while a note is written loses nothing @thorough', async ({
  page,
  open,
  signIn,
  request,
  allowComplaint,
}) => {
  allowComplaint(/401|ApiError/)
  const ada = await signIn()
  await open(`/recipes/${freshRecipe()}`)
  await pin(page, 1).click()
  await write(page, 'Salt it the evening before.')
  await request.post('/api/auth/logout', { headers: ada.headers })
  await sheet(page).getByRole('button', { name: 'Pin to step 1' }).click()
  await expect(sheet(page)).toContainText('You have been signed out. Your text is kept')
  await sheet(page).getByRole('link', { name: 'Sign in to write a note' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(sheet(page).getByRole('textbox', { name: 'Your note' })).toHaveValue(
    'Salt it the evening before.',
  )
})
