import { untilHydrated } from '#tests/support/hydrated.ts'
import { newMember, signInAs } from './support/member.ts'
import { expect, test } from './support/test.ts'

/** Landing page, recipes, cookbooks, search and list; the first three are hardest in German. */
const PAGES = ['/', '/recipes', '/recipes/1', '/cookbooks/1', '/recipes?term=kuchen', '/shopping']

test.use({ locale: 'de-DE' })

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
      await page.goto(path)
      await untilHydrated(page)
      await expect(async () => {
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect([path, width]).toEqual([path, 375])
      }).toPass()
    }
  }
  await fits()
  await signInAs(context, await newMember(request, { langId: 0 }))
  await fits()
})
