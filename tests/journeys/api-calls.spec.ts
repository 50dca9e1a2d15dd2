import { langIdOf } from '#contract/languages.ts'
import { recipeAt } from './support/recipes.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

test('API-01 API-02 ROL-02 a member browses like a visitor: every call goes to the API and carries the token', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  const refused: string[] = []
  const withoutToken: string[] = []
  const elsewhere: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(answer.url())
  })
  page.on('request', (call) => {
    if (!['fetch', 'xhr'].includes(call.resourceType())) return
    const { pathname } = new URL(call.url())
    if (!pathname.startsWith('/api/')) elsewhere.push(pathname)
    if (call.headers()['authorization'] !== member.headers.Authorization) {
      withoutToken.push(pathname)
    }
  })
  const recipe = await recipeAt(request, 0)
  const tag = encodeURIComponent(recipe.RecipeTags[0]?.Name ?? '')
  await open('/')
  const paths = ['/cookbooks', '/recipes', '/authors', '/blog']
  for (const path of paths) {
    await page.locator(`nav a[href="${path}"]:visible`).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  for (const path of [`/tags?Term=${tag}`, `/recipes/${recipe.Id}`, '/cookbooks/2', '/authors/1']) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // Calls that change something go there, too.
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
  expect(refused).toEqual([])
  expect(elsewhere).toEqual([])
  expect(withoutToken).toEqual([])
})

for (const language of WALKED) {
  test(`API-05 a visitor browses, and every call carries the id of the language (${language}) @thorough`, async ({
    page,
    open,
  }) => {
    await open(`/?lang=${language}`)
    const asked: [path: string, langId: string | null][] = []
    page.on('request', (call) => {
      const { pathname, searchParams } = new URL(call.url())
      if (pathname.startsWith('/api/')) asked.push([pathname, searchParams.get('LangId')])
    })
    const paths = ['/cookbooks', '/authors', '/recipes']
    for (const path of paths) {
      await page.locator(`nav a[href^="${path}"]:visible`).first().click()
      await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`))
      await expect(page.getByRole('article').first()).toBeVisible()
    }
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/recipes\/\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => asked.some(([path]) => path.endsWith('/ingredient'))).toBe(true)
    const named = asked.map(([path]) => [path, String(langIdOf(language))])
    expect(asked).toEqual(named)
  })
}
