import { untilHydrated } from '#tests/support/hydrated.ts'
import { newMember, signInAs } from './support/member.ts'
import { expect, test } from './support/test.ts'

/** Landing page, lists, a recipe, a cookbook, search and shopping list, in German, whose words are longer. */
const PAGES = ['/', '/recipes', '/recipes/1', '/cookbooks/1', '/recipes?term=kuchen', '/shopping']

test('text of twice the size needs no scrolling to the side on a phone @any-width', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 780 })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  const fits = async () => {
    for (const path of PAGES) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=de`)
      await untilHydrated(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      // The summary of the film's text comes last, and is the widest line of a recipe.
      if (path === '/recipes/1') await expect(page.getByText('Der Film als Text')).toBeVisible()
      await expect(async () => {
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect([path, width]).toEqual([path, 375])
      }).toPass({ timeout: 15_000 })
    }
  }
  await fits()
  await signInAs(context, await newMember(request, { langId: 0 }))
  await fits()
})
