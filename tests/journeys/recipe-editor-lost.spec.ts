import type { Page } from '@playwright/test'
import type { OwnList, OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import { newMember, signInAs } from './support/member.ts'
import { expect, test } from './support/test.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Everything that the browser stores about drafts, as text. */
const storedDrafts = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('simmer.write')
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    const db = opening.result
    const all = db.objectStoreNames.contains('drafts')
      ? db.transaction('drafts').objectStore('drafts').getAll()
      : undefined
    if (all) {
      await new Promise((resolve) => {
        all.onsuccess = resolve
      })
    }
    db.close()
    return JSON.stringify(all?.result ?? [])
  })

test('what a cook writes after the answer to the first save was lost is saved, with what another device wrote', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource|ERR_FAILED|ApiError/)
  const member = await newMember(request)
  await signInAs(context, member)
  const { headers } = member
  const list = async () =>
    (await (await request.get('/api/my/recipes', { headers })).json()) as OwnList
  const draftOf = async (id: number) =>
    (await (await request.get(`/api/my/recipes/${id}/draft`, { headers })).json()) as OwnRecipe

  let isLost = true
  await page.route(/\/api\/my\/recipes$/, async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return await route.fallback()
    // The server has it, and its answer never arrives.
    await route.fetch()
    return await route.abort()
  })
  await open('/my/recipes/new')
  await field(page, 'Name').fill('Pancakes')
  await expect(page.locator('[data-saved=device]')).toBeVisible()
  const [first] = (await list()).Recipes
  expect(first?.Name).toBe('Pancakes')

  // Another device finds the recipe in the list and writes in it.
  const id = first?.Id ?? 0
  const theirs = await draftOf(id)
  await request.patch(`/api/my/recipes/${id}`, {
    headers,
    data: { Version: theirs.Version, Draft: { ...theirs.Draft, Tags: ['autumn'] } },
  })
  await field(page, 'New ingredient').fill('300 g flour')
  await page.keyboard.press('Enter')
  isLost = false
  await expect(page.locator('[data-saved=saved]')).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/my\/recipes\/\d+\/edit$/)
  expect((await list()).Total).toBe(1)
  const { Draft } = await draftOf(id)
  expect(Draft).toMatchObject({
    Name: { en: 'Pancakes' },
    Tags: ['autumn'],
    Lines: [{ Text: { en: '300 g flour' } }],
  })
})

test('a session that is ended elsewhere leaves no draft that the server has in the browser', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/401|ApiError/)
  const member = await newMember(request)
  await signInAs(context, member)
  await open('/my/recipes/new')
  await field(page, 'Name').fill('Secret pancakes')
  await expect(page.locator('[data-saved=saved]')).toBeVisible()
  expect(await storedDrafts(page)).toContain('Secret pancakes')
  await request.post('/api/auth/logout', { headers: member.headers })
  await page.goto('/my/recipes')
  await expect(page).toHaveURL(/\/auth$/)
  await expect.poll(() => storedDrafts(page)).toBe('[]')
})
