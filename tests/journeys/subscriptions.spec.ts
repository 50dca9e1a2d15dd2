import type { Cookbook } from '#contract/cookbook.ts'
import { responseOf } from './support/response-of.ts'
import { WORDS, toasts } from './support/member-actions.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

for (const language of WALKED) {
  const words = WORDS[language]

  test(`STA-19 STA-20 STA-21 a member subscribes and unsubscribes, each confirmed by a banner, ${language}`, async ({
    page,
    open,
    signIn,
  }) => {
    await signIn({ langId: words.langId })
    await open(`/authors/1?lang=${language}`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: words.subscribe, exact: true }).click()
    await expect(toasts(page)).toHaveText(words.subscribed)
    await expect(toasts(page)).toHaveCount(0, { timeout: 6000 })
    await main.getByRole('button', { name: words.unsubscribe }).click()
    await expect(toasts(page)).toHaveText(words.unsubscribed)
    await expect(main.getByRole('button', { name: words.subscribe, exact: true })).toBeVisible()
  })
}

test('CBD-07 CBD-08 ATH-08 a member subscribes on a cookbook and sees it wherever the author is shown', async ({
  page,
  open,
  signIn,
  request,
}) => {
  await signIn()
  const [book] = await responseOf<Cookbook[]>(request, '/api/book?LangId=1')
  if (!book) throw new Error('There are no cookbooks.')
  const asking = page.waitForRequest(
    (it) => new URL(it.url()).pathname === `/api/author/${book.Author.Id}/subscription`,
  )
  await open(`/cookbooks/${book.Id}`)
  expect((await asking).headers()['authorization']).toMatch(/^Bearer /)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(toasts(page)).toHaveText('Subscribe author successfully')
  await main.getByRole('link', { name: /View profile/ }).click()
  await expect(page).toHaveURL(`/authors/${book.Author.Id}`)
  await expect(main.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
})
