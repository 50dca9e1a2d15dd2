import type { Page } from '@playwright/test'
import type { CookingLogEntry, CookingLogPage } from '#contract/cooking-log/cooking-log.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { expectAccessible } from './support/axe.ts'
import { goToStep } from './support/kitchen.ts'
import { newMember } from './support/member.ts'
import { responseOf } from './support/response-of.ts'
import { expect, reload, test } from './support/test.ts'

/** The lemon chicken tray bake of the demo catalogue. */
const RECIPE = 12

const form = (page: Page) => page.locator('[data-slot=meal-form]')
const rows = (page: Page) => page.locator('.log-row')
const save = (page: Page) => form(page).getByRole('button', { name: 'Put it in my log' })

/** A picture as a phone takes it, drawn by the browser. */
async function jpegOf(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1200, 900)
    const context = canvas.getContext('2d')!
    context.fillStyle = 'tomato'
    context.fillRect(0, 0, 1200, 900)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  return Buffer.from(bytes)
}

test('a member cooks to the end, saves the meal with a photo, finds, edits and deletes it', async ({
  page,
  open,
  signIn,
  request,
}) => {
  test.slow()
  const ada = await signIn()
  const before = (await responseOf<Recipe>(request, `/api/recipe/${RECIPE}`)).TimesCooked
  await open(`/cook/${RECIPE}`)
  await goToStep(page, 5)
  // The chicken gets five minutes more.
  await page.locator('[data-slot=cook-duration]').first().click()
  await page.locator('[data-slot=timer-cell]').first().click()
  await page.getByRole('button', { name: '+5 min', exact: true }).click()
  await page.keyboard.press('Escape')
  await goToStep(page, 7)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'I cooked this' })).toBeVisible()
  await expect(form(page).getByRole('checkbox', { name: '30 instead of 25 minutes' })).toBeChecked()
  await expectAccessible(page)
  await form(page).getByRole('textbox', { name: 'Note' }).fill('Half the oregano, for Jürgen.')
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(page) }
  await form(page).locator('input[type=file]').setInputFiles(photo)
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(form(page).getByRole('img', { name: 'Your photo' })).toBeVisible()
  // A double click is one meal.
  await save(page).dblclick()
  await expect(page.getByRole('heading', { name: 'It is in your log. How was it?' })).toBeVisible()
  // Other journeys cook the same recipe meanwhile.
  const count = await page.getByText(/^Cooked (once|\d+ times) now$/).textContent()
  expect(Number(/\d+/.exec(count ?? '')?.[0] ?? 1)).toBeGreaterThan(before)
  await page.getByRole('radio', { name: /^4/ }).check({ force: true })
  // Neither a reload asks again.
  await reload(page)
  await expect(page.getByRole('heading', { name: 'It is in your log. How was it?' })).toBeVisible()

  await page.getByRole('link', { name: 'To my log' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('jurgen')
  await expect(page.getByText('1 of 1 entries')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('nothing like it')
  await expect(page.getByText('Nothing of that is in your log.')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await rows(page).getByRole('link').click()
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await expect(page.locator('.log-changes')).toContainText('30 instead of 25 minutes')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit' }).click()
  await form(page).getByRole('textbox', { name: 'Note' }).fill('All of the oregano.')
  await form(page).getByRole('radio', { name: 'Yesterday' }).check()
  await form(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.log-changes')).toContainText('All of the oregano.')
  await expect(page.getByRole('img', { name: 'Your photo' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing cooked yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(1)
  const log = await request.get('/api/cooked', { headers: ada.headers })
  expect(((await log.json()) as CookingLogPage).Entries).toMatchObject([
    { Note: 'All of the oregano.' },
  ])
})

test('cooking it like that again shows the changes at their steps and takes over the amounts @thorough', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const ada = await signIn()
  const steps = await responseOf<{ Id: number }[]>(request, `/api/recipe/${RECIPE}/howto`)
  const answer = await request.post('/api/cooked?LangId=1', {
    headers: ada.headers,
    data: {
      RecipeId: RECIPE,
      Day: '2026-01-12',
      People: 6,
      Minutes: null,
      Note: '',
      Changes: [{ StepId: steps[1]?.Id, Step: 2, Text: 'Larger pieces.' }],
      Key: 'a1b2c3d4-0000-4000-8000-000000000001',
    },
  })
  const { Id } = (await answer.json()) as CookingLogEntry
  await open(`/recipes/${RECIPE}`)
  await page.getByRole('link', { name: /^You: once, on 12 January/ }).click()
  await page.getByRole('button', { name: 'Cook it like this again' }).click()
  await expect(page).toHaveURL(new RegExp(`/cook/${RECIPE}$`))
  await expect(page.locator('[data-slot=repeat]')).toContainText('Larger pieces.')
  await page.getByRole('button', { name: 'Cook for 6 people again' }).click()
  await expect(page.locator('[data-slot=cook-bar]')).toContainText('6 people')
  await goToStep(page, 2)
  await expect(page.locator('[data-slot=repeat-at-step]')).toHaveText('Last time: Larger pieces.')
  await expectAccessible(page)
  // It is its member's alone.
  const ben = await newMember(request, { firstName: 'Ben' })
  expect((await request.get(`/api/cooked/${Id}`, { headers: ben.headers })).status()).toBe(404)
  expect((await request.get(`/api/cooked/${Id}`)).status()).toBe(401)
  expect(await (await request.get(`/recipes/${RECIPE}`)).text()).not.toContain('Larger pieces.')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('without a connection a meal is kept with its photo, and goes into the log later @thorough', async ({
    page,
    open,
    signIn,
    context,
    request,
    allowComplaint,
  }) => {
    allowComplaint(/ApiError|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const ada = await signIn()
    await open('/my/cooked')
    await expect(page.getByRole('heading', { name: 'Nothing cooked yet' })).toBeVisible()
    await open(`/recipes/${RECIPE}`)
    await page.getByRole('link', { name: 'I cooked this' }).click()
    await form(page).getByRole('textbox', { name: 'Note' }).fill('Less lemon.')
    const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(page) }
    await form(page).locator('input[type=file]').setInputFiles(photo)
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await expect(form(page).getByRole('img', { name: 'Your photo' })).toBeVisible()
    // What is typed outlasts the page.
    await reload(page)
    await expect(form(page).getByRole('textbox', { name: 'Note' })).toHaveValue('Less lemon.')
    await expect(form(page).getByRole('img', { name: 'Your photo' })).toBeVisible()
    await context.setOffline(true)
    await expect(form(page)).toContainText('No connection. It is kept on this device')
    await save(page).click()
    await expect(page.getByRole('heading', { name: 'It goes into your log later.' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'To my log' }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).not.toContainText('Kept on this device', { timeout: 30_000 })
    await expect(rows(page).getByRole('link')).toHaveText('Lemon chicken tray bake')
    await expectAccessible(page)
    const log = await request.get('/api/cooked', { headers: ada.headers })
    const { Entries } = (await log.json()) as CookingLogPage
    expect(Entries).toMatchObject([{ Note: 'Less lemon.' }])
    expect(Entries[0]?.PhotoPath).toMatch(/^\/media\/cooked\/[\da-f]{32}\.webp$/)
    await page.getByRole('link', { name: 'A year' }).click()
    await expect(page.locator('.log-plate')).toHaveCount(1)
    await expectAccessible(page)
  })

  test('visitors are led to sign in, and members who sign out leave nothing @thorough', async ({
    page,
    open,
    signIn,
  }) => {
    await signIn()
    await open(`/cook/${RECIPE}/done`)
    await form(page).getByRole('textbox', { name: 'Note' }).fill('Secret sauce')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Secret sauce')
    await open('/my/cooked')
    await expect(page).toHaveURL(/\/auth/)
  })
})

test('a meal whose photo has to wait is in the log once, and gets its photo later @thorough', async ({
  page,
  open,
  signIn,
  context,
  allowComplaint,
}) => {
  allowComplaint(/ApiError|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await signIn()
  await page.route('**/api/cooked/*/photo*', (route) => route.abort())
  await open(`/cook/${RECIPE}/done`)
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(page) }
  await form(page).locator('input[type=file]').setInputFiles(photo)
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(form(page).getByRole('img', { name: 'Your photo' })).toBeVisible()
  await save(page).click()
  await page.getByRole('link', { name: 'To my log' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).locator('img')).toHaveAttribute('src', /recipes/)
  await page.unrouteAll()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(rows(page).locator('img')).toHaveAttribute('src', /cooked/)
  await expect(rows(page)).toHaveCount(1)
})
