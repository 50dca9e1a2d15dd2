import type { Rating } from '#contract/rating.ts'
import { ratingIn } from '#design-system/testing/rating.ts'
import { expectAccessible } from './support/axe.ts'
import { recipeAt } from './support/recipes.ts'
import { asSeenBy, comments, openRating, RATING, WORDS, toasts } from './support/member-actions.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

for (const language of WALKED) {
  const words = WORDS[language]

  test(`RTM-01 RTM-02 RTM-03 a member rates and comments in the rate modal and is thanked, ${language}`, async ({
    page,
    open,
    signIn,
    request,
  }) => {
    const member = await signIn({ langId: words.langId })
    const recipe = await recipeAt(request, language === 'en' ? -14 : -4, words.langId)
    await open(`/recipes/${recipe.Id}?lang=${language}`)
    const opener = await openRating(page, words)
    const modal = page.getByRole('dialog')
    const submit = modal.getByRole('button', { name: words.submit })
    await submit.click()
    await expect(modal.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
    await modal.getByRole('radio', { name: words.stars(4) }).click()
    await modal.getByRole('textbox', { name: words.box }).fill('Gern wieder / again')
    await expectAccessible(page)
    await submit.click()
    await expect(modal).toHaveCount(0)
    await expect(toasts(page)).toHaveText(words.thanks)
    await expect(opener).toBeFocused()
    await expect(comments(page).first()).toContainText('Gern wieder / again')
    expect((await asSeenBy(request, member, recipe.Id)).Rating.UserRating).toBe(3)
  })
}

test('RCD-27 STA-08 ROL-04 a member chooses a star and sees total and average change', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  const recipe = await recipeAt(request, -5)
  await open(`/recipes/${recipe.Id}`)
  const rating = ratingIn(page, 'Your rating')
  const sending = page.waitForRequest((it) => RATING.test(it.url()))
  await rating.choose(2)
  expect((await sending).postData()).toBe('RatingValue=Bad')
  const answer = (await (await (await sending).response())?.json()) as Rating
  expect(answer).toMatchObject({ UserRating: 1, TotalRatings: recipe.Rating.TotalRatings + 1 })
  await expect(page.getByRole('link', { name: `${answer.TotalRatings} ratings` })).toBeVisible()
  await expect(rating.star(2)).toBeChecked()
  await page.reload()
  await expect(rating.star(2)).toBeChecked()
  expect((await asSeenBy(request, member, recipe.Id)).Rating).toEqual(answer)
})

test('a member moves over stars with the arrow keys, and only the last is sent, once @thorough', async ({
  page,
  open,
  signIn,
  request,
}) => {
  await signIn()
  const recipe = await recipeAt(request, -6)
  const sent: (string | null)[] = []
  page.on('request', (it) => {
    if (RATING.test(it.url())) sent.push(it.postData())
  })
  await open(`/recipes/${recipe.Id}`)
  const rating = ratingIn(page, 'Your rating')
  await rating.star(1).focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await expect(rating.star(5)).toBeChecked()
  expect(sent).toEqual([])
  const answer = page.waitForResponse(RATING)
  await page.keyboard.press('Tab')
  await answer
  await expect(page.getByRole('textbox', { name: 'How did it turn out?' })).toBeFocused()
  expect(sent).toEqual(['RatingValue=VeryGood'])
})
