import { expect, test } from './support/test.ts'

test('SHL-43 a visitor goes through explore, cookbooks, recipes, tags, authors and blog without signing in', async ({
  page,
  open,
}) => {
  const main = page.getByRole('main')
  const tabs = page.getByRole('navigation', { name: 'Main' })
  const heading = page.getByRole('heading', { level: 1 })
  const refused: string[] = []
  page.on('response', (answer) => {
    if ([401, 403].includes(answer.status())) refused.push(answer.url())
  })

  await open('/')
  await expect(main.getByRole('heading', { name: 'Cook something tonight' })).toBeVisible()

  await tabs.getByRole('link', { name: 'Cookbooks' }).click()
  await expect(heading).toHaveText('Cookbooks')
  await main.locator('a[href^="/cookbooks/"]').first().click()
  await expect(page).toHaveURL(/\/cookbooks\/\d+$/)
  await main.locator('a[href^="/recipes/"]').first().click()
  await expect(page).toHaveURL(/\/recipes\/\d+$/)
  await main.locator('a[href^="/tags?"]').first().click()
  await expect(page).toHaveURL(/\/tags\?Term=/)
  await expect(main.locator('a[href^="/recipes/"]').first()).toBeVisible()

  await tabs.getByRole('link', { name: 'Recipes' }).click()
  await expect(heading).toHaveText('Recipes')
  await expect(main.locator('a[href^="/recipes/"]').first()).toBeVisible()

  await tabs.getByRole('link', { name: 'Authors' }).click()
  await expect(heading).toHaveText('Authors')
  await main.locator('a[href^="/authors/"]').first().click()
  await expect(page).toHaveURL(/\/authors\/\d+$/)

  await tabs.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(heading).toBeVisible()

  expect(refused).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('simmer.token'))).toBeNull()
})
