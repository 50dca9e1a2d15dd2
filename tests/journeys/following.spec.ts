import type { Author } from '#contract/author.ts'
import type { News } from '#contract/news/news.ts'
import { expect, test } from './support/test.ts'

test('FOL-44 FOL-40 a member who follows somebody sees the dot, what is new, and that it was seen', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const { headers } = await signIn()
  const [author] = (await (await request.get('/api/author?LangId=1')).json()) as Author[]
  const { Id = 0, Name = '' } = author ?? {}
  await request.patch(`/api/author/${Id}/subscribe`, { headers })
  // What is new depends on the day.
  const news: News = {
    Items: [1, 2, 3].map((id) => ({
      Kind: 'recipe',
      Id: id,
      Published: new Date(Date.now() - id * 60_000).toISOString(),
      Name: `Soup ${id}`,
      Text: null,
      Author: { Id, Name, ImagePath: null },
      CoverPath: null,
      HeaderPath: null,
      Count: 1,
      IsNew: true,
    })),
    Since: new Date(Date.now() - 90 * 24 * 3_600_000).toISOString(),
    Unseen: 3,
  }
  let unseen = 3
  await page.route('**/api/my/news/unseen?*', (route) =>
    route.fulfill({ json: { Unseen: unseen } }),
  )
  await page.route('**/api/my/news?*', (route) => route.fulfill({ json: news }))
  page.on('request', (sent) => {
    if (sent.method() === 'PATCH' && sent.url().endsWith('/api/my/news')) unseen = 0
  })
  await open('/recipes')
  await page.getByRole('link', { name: 'Favourites, something is new' }).click()
  await expect(page).toHaveURL(/\/favorites\/following/)
  await expect(page.getByRole('heading', { name: 'Soup 1' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Following' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('link', { name: Name }).first()).toBeVisible()
  await expect(page.getByText(/^That is everything since/)).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Soup 2' })).toBeFocused()
  await page.keyboard.press('m')
  await expect(page.getByText('new', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Favourites', exact: true })).toBeVisible()
})

test('FOL-45 FOL-10 a member chooses when they are told, and less of one author', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const { headers } = await signIn()
  await open('/favorites/following')
  await expect(page.getByRole('link', { name: 'To the authors' })).toBeVisible()
  const [author] = (await (await request.get('/api/author?LangId=1')).json()) as Author[]
  const { Id = 0, Name = '' } = author ?? {}
  await request.patch(`/api/author/${Id}/subscribe`, { headers })
  await open('/favorites/following')
  await page.getByRole('link', { name: 'How you are told' }).click()
  const when = page.getByRole('radiogroup', { name: 'New cookbooks and recipes' })
  await expect(when.getByRole('radio', { name: 'Fridays' })).toBeChecked()
  // Nobody has proved the address.
  await expect(page.getByRole('switch', { name: /^Mail to / })).toBeDisabled()
  await when.getByRole('radio', { name: 'Never' }).check()
  const choice = page.getByRole('radiogroup', { name: Name })
  await expect(choice.getByRole('radio', { name: 'As above' })).toBeChecked()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await choice.getByRole('radio', { name: 'Less' }).check()
  await saved
  await open('/settings/push_notification')
  await expect(when.getByRole('radio', { name: 'Never' })).toBeChecked()
  await expect(choice.getByRole('radio', { name: 'Less' })).toBeChecked()
})

test('FOL-84 the address of a comment leads to it, however many are newer', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const { headers } = await signIn()
  const ids: number[] = []
  for (const text of ['Does the tin go into the fridge?', 'One', 'Two', 'Three', 'Four']) {
    const answer = await request.post('/api/recipe/2/comment?LangId=1', { headers, form: { text } })
    ids.push(((await answer.json()) as { Id: number }).Id)
  }
  await open(`/recipes/2#comment-${ids[0]}`)
  const heading = page.getByRole('heading', { name: 'The comment that you came for' })
  await expect(heading).toBeInViewport()
  await expect(heading.locator('..')).toBeFocused()
  await expect(heading.locator('..')).toContainText('Does the tin go into the fridge?')
  await open(`/recipes/2#comment-${ids[3]}`)
  await expect(page.locator('article:focus')).toContainText('Three')
})
