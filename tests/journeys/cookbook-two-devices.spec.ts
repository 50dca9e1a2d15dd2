import { signInAs } from './support/member.ts'
import { expect, test, untilHydrated } from './support/test.ts'

test('BOK-10 two devices order at once: both orders are kept, and there is one question', async ({
  page,
  browser,
  baseURL,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  const { headers } = member
  const data = {
    Key: 'crust',
    Language: 'en',
    Name: { en: 'Things with crust' },
    Recipes: [1, 2, 3],
  }
  const answer = await request.post('/api/my/cookbooks?LangId=1', { headers, data })
  const { Id } = (await answer.json()) as { Id: number }
  const device = await browser.newContext({ ...(baseURL && { baseURL }) })
  await signInAs(device, member)
  const other = await device.newPage()
  await other.goto(`/my/cookbooks/${Id}`)
  await untilHydrated(other)
  await expect(other.locator('[data-recipe]')).toHaveCount(3)
  await open(`/my/cookbooks/${Id}`)
  const rows = page.locator('[data-recipe] h4')
  await expect(rows).toHaveCount(3)
  const [first = '', second = '', third = ''] = await rows.allTextContents()

  // The other device has not seen what this one does.
  const grip = (on: typeof page, name: string) => on.getByRole('button', { name: `Move ${name},` })
  const held = '**/api/my/cookbooks/*?*'
  await other.route(held, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await grip(page, first).press('Alt+ArrowDown')
  await expect(rows).toHaveText([second, first, third])
  const saved = page.getByText('Saved', { exact: true })
  await expect(saved).toBeVisible()
  await grip(other, third).press('Alt+Home')
  const question = other.getByText(/Both orders are kept\.$/)
  await expect(question).toBeVisible()
  await expect(question).toHaveCount(1)
  const theirs = other.locator('[data-recipe] h4')
  await other.getByRole('button', { name: 'Use that one' }).click()
  await expect(question).toBeHidden()
  await expect(theirs).toHaveText([second, first, third])
  await device.close()
})
