import { expect, test } from './support/test.ts'

/** Malformed addresses, and the page that each of them shows: the first one, a list, or not found. */
const ADDRESSES: Record<string, readonly (readonly [address: string, shown: string])[]> = {
  'the first page and the recipes': [
    ['/?utm_source=letter&utm=%22%3E%3Cscript%3Ealert(1)%3C/script%3E', '/'],
    ['/recipes?page=0', '/recipes'],
    ['/recipes?page=-1&page=2', '/recipes'],
    ['/recipes?page=1e400&utm=1', '/recipes'],
    ['/recipes?DishTypes=99&DishTypes=soup&CookTime=yesterday&maxCalories=-1', '/recipes'],
    ["/recipes?IncludedIng[]=';drop table recipes;--&ExcludedIng[]=%00", '/recipes'],
    ['/recipes?CookTime=99:99:99&__proto__=1&constructor=2', '/recipes'],
  ],
  'cookbooks and tags': [
    ['/cookbooks?Term=%3Cimg%20src=x%20onerror=alert(1)%3E', '/cookbooks'],
    [`/cookbooks?Term=${encodeURIComponent('🍲👩‍🍳'.repeat(100))}`, '/cookbooks'],
    ["/cookbooks?Term=' or 1=1 --&OrderBy=secret&OrderAsc=up&AuthorId=x", '/cookbooks'],
    [`/cookbooks?Term=${'a'.repeat(10_000)}`, '/cookbooks'],
    ['/tags?Term=S%C3%BC%C3%9Fes%20%26%20Saures&utm_source=a&utm=b', '/tags'],
    ['/tags?utm=x&Term=%3Cb%3Ebold%3C/b%3E', '/tags'],
    ['/tags?Term=%F0%9F%8D%B2', '/tags'],
  ],
  'what is not there': [
    ['/tags?Term=', '/404'],
    ['/recipes/0', '/404'],
    ['/recipes/-1', '/404'],
    ['/recipes/99999999999999999999', '/404'],
    ['/recipes/5%00', '/404'],
    ["/cookbooks/1'--", '/404'],
    ['/cookbooks/%F0%9F%8D%B2', '/404'],
    ['/authors/1e1', '/404'],
    ['/authors/NaN', '/404'],
    ['/%E0%A4%A', '/404'],
  ],
}

for (const [kind, addresses] of Object.entries(ADDRESSES)) {
  test(`a malformed address shows a whole page: ${kind}`, async ({
    page,
    context,
    baseURL,
    open,
    allowComplaint,
  }) => {
    // One language each, because the language makes no difference.
    for (const [index, [address, shown]] of addresses.entries()) {
      const lang = index % 2 === 0 ? 'en' : 'de'
      await test.step(`${address.slice(0, 70)} shows ${shown} in ${lang}`, async () => {
        if (shown === '/404') allowComplaint(/status of 404/)
        await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }])
        await open(address)
        expect(new URL(page.url()).pathname).toBe(shown)
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main [data-slot^=skeleton]:visible')).toHaveCount(0)
        await expect(page.getByRole('contentinfo')).toBeVisible()
        expect(await page.locator('main').innerText()).not.toMatch(/undefined|NaN|\[object/)
      })
    }
  })
}

test('a visitor with an address that is too long reads why, and the server keeps serving', async ({
  request,
}) => {
  const response = await request.get(`/recipes?utm=${'a'.repeat(20_000)}`)
  expect(response.status()).toBe(431)
  expect(await response.json()).toMatchObject({ Message: 'The request is invalid.' })
  expect((await request.get('/recipes')).status()).toBe(200)
})

test('any text can be searched for and filtered by', async ({ page, open }) => {
  for (const [kind, text] of [
    ['a hundred kilobytes', 'suppe '.repeat(17_000)],
    ['emoji', '🍲👩‍🍳🏳️‍🌈'],
    ['SQL', `'; drop table recipes; -- " or 1=1 /*`],
    ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ] as const) {
    await test.step(kind, async () => {
      await open('/cookbooks')
      await page.keyboard.press('Control+k')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('searchbox').fill(text)
      await dialog.getByRole('searchbox').press('Enter')
      await expect(dialog.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
      await expect(dialog.getByText('Some results couldn’t be loaded')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await page.getByRole('searchbox', { name: 'Search cookbooks' }).fill(text)
      await expect(page).toHaveURL(/Term=/)
      await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible()
      await expect(page.getByText('The connection dropped')).toHaveCount(0)
    })
  }
})
