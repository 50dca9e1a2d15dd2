import { devices } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { finger } from './support/touch.ts'

const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } = devices['Pixel 7']
test.use({ viewport, deviceScaleFactor, isMobile, hasTouch, userAgent })

test('BOK-93 a member arranges a cookbook on a phone, with arrows and by holding a row', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const { headers } = await signIn()
  const data = {
    Key: 'crust',
    Language: 'en',
    Name: { en: 'Things with crust' },
    Recipes: [1, 2, 3],
  }
  const answer = await request.post('/api/my/cookbooks?LangId=1', { headers, data })
  const { Id } = (await answer.json()) as { Id: number }
  await open(`/my/cookbooks/${Id}`)
  const rows = page.locator('[data-recipe] h4')
  await expect(rows).toHaveCount(3)
  const [first = '', second = '', third = ''] = await rows.allTextContents()
  await page.getByRole('button', { name: 'Order' }).tap()
  await expectAccessible(page)

  await page.getByRole('button', { name: `Down: ${first}` }).tap()
  await expect(rows).toHaveText([second, first, third])
  const bar = page.getByText(`${first}: place 2 of 3 in All.`)
  await expect(bar).toBeVisible()
  await page.locator('.bk-live-bar').getByRole('button', { name: 'Undo' }).tap()
  await expect(rows).toHaveText([first, second, third])

  // A finger that rests on a row carries it, and nothing scrolls.
  await page.locator('.bk-recipes').evaluate((part) => part.scrollIntoView())
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  const middleOf = async (name: string) => {
    const box = (await page.getByRole('heading', { name, exact: true }).boundingBox())!
    return { x: box.x + 20, y: box.y + box.height / 2 }
  }
  const thumb = await finger(page)
  await thumb.down(await middleOf(first))
  await expect(page.locator('[data-lifted] h4')).toHaveText(first)
  const { x, y } = await middleOf(third)
  await thumb.move({ x, y: y + 20 })
  await expect(page.getByText(`${first} was here`)).toBeVisible()
  expect(await scrolled()).toBe(before)
  await thumb.up()
  await expect(rows).toHaveText([second, third, first])
  await page.getByRole('button', { name: 'Done' }).tap()
  await page.reload()
  await expect(rows).toHaveText([second, third, first])
})
