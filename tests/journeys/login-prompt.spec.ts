import { expectAccessible } from './support/axe.ts'
import { recipeAt } from './support/recipes.ts'
import { openRating, WORDS } from './support/member-actions.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

for (const language of WALKED) {
  const words = WORDS[language]

  test(`AUT-17 AUT-19 ROL-03 a visitor who rates or comments is asked to sign in, ${language}`, async ({
    page,
    open,
    request,
  }) => {
    const recipe = await recipeAt(request, 0, words.langId)
    const sent: string[] = []
    page.on('request', (it) => {
      if (it.method() !== 'GET') sent.push(it.url())
    })
    await open(`/recipes/${recipe.Id}?lang=${language}`)
    const main = page.getByRole('main')
    const prompt = page.getByRole('dialog')
    await openRating(page, words)
    await expect(prompt.getByRole('link', { name: words.login })).toHaveAttribute('href', '/auth')
    await page.keyboard.press('Escape')
    const openers = [
      main.getByRole('link', { name: words.subscribe, exact: true }),
      main.getByRole('link', { name: words.loginToComment }),
    ]
    for (const opener of openers) {
      await opener.click()
      await expect(prompt.getByRole('link', { name: words.login })).toHaveAttribute('href', '/auth')
      await page.keyboard.press('Escape')
      await expect(prompt).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
    await openers[0]?.click()
    await expectAccessible(page)
    await prompt.getByRole('link', { name: words.register }).click()
    await page.waitForURL('/auth/new')
    expect(await page.evaluate(() => sessionStorage.getItem('simmer.returnPath'))).toBe(
      `/recipes/${recipe.Id}?lang=${language}`,
    )
    expect(sent).toEqual([])
  })
}
