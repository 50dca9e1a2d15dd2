import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import { langIdOf } from '#contract/languages.ts'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import type { Publication } from '#contract/publishing/publication.ts'
import { expectAccessible } from './support/axe.ts'
import { grant } from './support/grant.ts'
import { WALKED } from './support/languages.ts'
import { newMember, signInAs, type Member } from './support/member.ts'
import { expect, reload, test, untilHydrated } from './support/test.ts'

const WORDS = { en: createTranslate(en, 'en'), de: createTranslate(de, 'de') }
const REMARK = '25 minutes is short for a full tray.'

/** A sheet cake in both languages, whose name nobody else has. */
const cake = (name: string): Draft => ({
  ...emptyDraft('en'),
  Name: { en: name, de: name },
  Lines: [
    { Key: 'flour', Text: { en: '500 g flour', de: '500 g Mehl' } },
    { Key: 'plums', Text: { en: '1.6 kg plums', de: '1,6 kg Zwetschgen' } },
  ],
  Steps: [{ Key: 'bake', Text: { en: 'Bake for 25 minutes.', de: '25 Minuten backen.' } }],
})

/** An author who writes, and two editors. */
async function startReview(request: APIRequestContext, langId: 0 | 1 = 1) {
  const name = `Cake ${randomUUID().slice(0, 8)}`
  const imani = await newMember(request, { firstName: 'Imani', lastName: 'Okafor', langId })
  const clara = await newMember(request, { firstName: 'Clara', lastName: 'Meier', langId })
  const jonas = await newMember(request, { firstName: 'Jonas', lastName: 'Weber', langId })
  await grant(imani, 'author')
  await grant(clara, 'editor')
  await grant(jonas, 'editor')
  const make = async <Body>(
    who: Member,
    method: 'GET' | 'PATCH' | 'POST',
    path: string,
    data?: object,
  ) => {
    const options = { method, headers: who.headers, ...(data && { data }) }
    const response = await request.fetch(`/api${path}`, options)
    expect(response.ok(), `${method} ${path}`).toBe(true)
    return (await response.json()) as Body
  }
  const own = await make<OwnRecipe>(imani, 'POST', '/my/recipes', {
    Key: randomUUID(),
    Draft: cake(name),
  })
  const standing = async () =>
    await make<Publication>(imani, 'GET', `/my/recipes/${own.Id}/publication`)
  /** Sends in the recipe as it is, or another version of it. @returns the id of the submission */
  const send = async (version = own.Version, draft?: Draft) => {
    const { Version } = draft
      ? await make<OwnRecipe>(imani, 'PATCH', `/my/recipes/${own.Id}`, {
          Version: version,
          Draft: draft,
        })
      : { Version: version }
    const sent = { Version, IsPromised: true, Word: 'My first one.' }
    const { Submission } = await make<Publication>(
      imani,
      'POST',
      `/my/recipes/${own.Id}/submission`,
      sent,
    )
    return Submission?.Id ?? 0
  }
  return { name, imani, clara, jonas, own, make, standing, send }
}

/** A page of another browser, signed in. */
async function openElsewhere(browser: Browser, baseURL: string | undefined, member: Member) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  await signInAs(context, member)
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    if (location.protocol !== 'about:') localStorage.setItem('simmer.app', 'dismissed')
  })
  const page = await context.newPage()
  await page.goto('/desk/review')
  await untilHydrated(page)
  return page
}

/** Nothing is wider than the smallest phone. */
async function expectFitsPhone(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBe(320)
  if (size) await page.setViewportSize(size)
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 80 && !(await hasFocus()); presses += 1)
    await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

for (const language of WALKED) {
  const t = WORDS[language]

  test(`DSK-62 DSK-63 DSK-64 an editor sends a recipe back with a remark, and approves it later (${language})`, async ({
    page,
    open,
    context,
    request,
    browser,
    baseURL,
    allowComplaint,
  }) => {
    test.slow()
    allowComplaint(/status of 40[349]|ApiError/)
    const { name, clara, imani, jonas, own, make, standing, send } = await startReview(
      request,
      langIdOf(language),
    )
    await send()
    await signInAs(context, clara)
    await open(`/desk/review?lang=${language}`)
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText('Imani Okafor')
    await expectAccessible(page)
    await expectFitsPhone(page)
    await row.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

    // A first version is shown whole, and somebody else sees who reads it.
    const field = [t('desk.review.step', { number: 1 }), t('desk.review.details.Text')].join(', ')
    await page.getByRole('button', { name: t('desk.review.remark.on', { field }) }).click()
    const remark = page.getByRole('textbox', {
      name: t('desk.review.remark.to', { field, name: 'Imani Okafor' }),
    })
    await expect(remark).toBeFocused()
    await remark.fill(REMARK)
    const back = page.getByRole('button', { name: t('desk.review.act.back', { count: 1 }) })
    await expect(back).toBeVisible()
    await expectAccessible(page)
    await expectFitsPhone(page)
    const elsewhere = await openElsewhere(browser, baseURL, jonas)
    await expect(elsewhere.getByRole('listitem').filter({ hasText: name })).toContainText(
      t('desk.review.reading', { name: 'Clara' }),
    )

    // What is typed survives a reload and a step back.
    await reload(page)
    await expect(remark).toHaveValue(REMARK)
    await page.getByRole('link', { name: t('desk.review.one.back') }).click()
    await expect(page).toHaveURL(/\/desk\/review$/)
    await page.goBack()
    await expect(remark).toHaveValue(REMARK)
    await back.dblclick()
    await expect(page).toHaveURL(/\/desk\/review$/)
    await expect(row).toHaveCount(0)
    await page.getByRole('link', { name: t('desk.review.lists.returned') }).click()
    await expect(row).toBeVisible()

    // Its author has done what was asked, and sends it in again.
    const returned = await standing()
    const remarkId = returned.Submission?.Remarks[0]?.Id ?? 0
    await make(imani, 'PATCH', `/my/recipes/${own.Id}/remark/${remarkId}`, { IsDone: true })
    const draft = cake(name)
    const second = await send(own.Version, {
      ...draft,
      Steps: [{ Key: 'bake', Text: { en: 'Bake for 35 minutes.', de: '35 Minuten backen.' } }],
    })
    await open(`/desk/review/${second}`)
    await expect(
      page.getByText(t('desk.review.one.beforeTitle', { count: 1, done: 1 })),
    ).toBeVisible()
    await page.getByRole('button', { name: t('desk.review.one.asPage') }).click()
    await expect(page.getByRole('article', { name: t('desk.review.page.label') })).toContainText(
      '35',
    )
    await page.getByRole('button', { name: t('desk.review.act.approve') }).dblclick()
    await expect(
      page.getByText(t('desk.review.act.approved', { name }), { exact: true }),
    ).toBeVisible()
    const { Published } = await standing()
    await open(`/recipes/${Published?.Id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

    // Of the next version only what differs is shown; somebody else decides meanwhile.
    const third = await send(own.Version + 1, {
      ...draft,
      Steps: [{ Key: 'bake', Text: { en: 'Bake for 45 minutes.', de: '45 Minuten backen.' } }],
    })
    await open(`/desk/review/${third}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      t('desk.review.one.differ', { count: 1 }),
    )
    await expect(page.locator('del')).toContainText('35')
    await expect(page.locator('ins')).toContainText('45')
    await page.getByRole('button', { name: t('desk.review.remark.on', { field }) }).click()
    await remark.fill(REMARK)
    await make(jonas, 'POST', `/desk/submissions/${third}/approval`)
    await back.dblclick()
    await expect(page.getByText(t('desk.review.refused.meanwhile'), { exact: true })).toBeVisible()
    await expect(page.getByText(/Jonas/).first()).toBeVisible()
    await expect(remark).toHaveValue(REMARK)
    await expect(back).toHaveCount(0)
    await elsewhere.context().close()
  })
}

test('DSK-63 a version is sent back by keyboard alone', async ({
  page,
  open,
  context,
  request,
}) => {
  const { name, clara, send, standing } = await startReview(request)
  await send()
  await signInAs(context, clara)
  await open('/desk/review')
  await tabTo(page, page.getByRole('link', { name }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  const ask = page.getByRole('button', { name: 'Remark on Ingredient 2', exact: true })
  const remark = page.getByRole('textbox', { name: /^Remark on Ingredient 2/ })
  await tabTo(page, ask)
  await page.keyboard.press('Enter')
  await expect(remark).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ask).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remark).toBeFocused()
  await page.keyboard.type('Which plums?')
  await tabTo(page, page.getByRole('textbox', { name: 'Answer to Imani Okafor' }))
  await page.keyboard.type('Lovely, nearly there.')
  await tabTo(page, page.getByRole('button', { name: 'Send back with 1 remark' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/desk\/review$/)
  expect((await standing()).Submission).toMatchObject({
    State: 'returned',
    Answer: 'Lovely, nearly there.',
    Remarks: [{ Field: 'Lines.plums.Text.en', Text: 'Which plums?' }],
  })
})

test('DSK-63 a version is approved on a phone, after a question where something was written', async ({
  page,
  open,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 720 })
  const { name, clara, send, standing } = await startReview(request)
  const id = await send()
  await signInAs(context, clara)
  await open(`/desk/review/${id}`)
  await page.getByRole('button', { name: 'Remark on Name', exact: true }).click()
  const remark = page.getByRole('textbox', { name: /^Remark on Name/ })
  await remark.fill('Nice.')
  // The field is above the bar, and the bar above the foot of the window.
  const bar = page.getByRole('button', { name: 'Approve anyway' })
  const [field, button] = [await remark.boundingBox(), await bar.boundingBox()]
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  await bar.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText(`“${name}” is published`, { exact: true })).toBeVisible()
  expect((await standing()).Published?.IsLive).toBe(true)
})

test('DSK-72 DSK-85 an editor hides a comment and adopts a food', async ({
  page,
  open,
  context,
  request,
}) => {
  const { clara, imani, make, own, name, send } = await startReview(request)
  const word = `oxyl${randomUUID().slice(0, 6).replaceAll(/\d/g, 'x')}`
  const draft = cake(name)
  await send(own.Version, {
    ...draft,
    Lines: [...draft.Lines, { Key: 'bean', Text: { en: `2 ${word}` } }],
  })
  const said = `Cheap knives ${word}!`
  await make(imani, 'POST', '/recipe/3/comment', { text: said })
  await signInAs(context, clara)
  await open('/desk/comments')
  const comment = page.getByRole('listitem').filter({ hasText: said })
  await comment.getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Advertising' }).check()
  await sheet.getByRole('textbox').fill('No advertisements, please.')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Hide' }).dblclick()
  await expect(comment).toHaveCount(0)

  await page
    .getByRole('link', { name: /^Foods/ })
    .first()
    .click()
  await page.getByRole('button', { name: `Adopt “${word}”` }).click()
  await page.getByRole('textbox', { name: 'German, one' }).fill(`${word}bohne`)
  await page.getByRole('textbox', { name: 'German, several' }).fill(`${word}bohnen`)
  await expectAccessible(page)
  await expectFitsPhone(page)
  await page.getByRole('button', { name: 'Adopt for everybody' }).dblclick()
  await expect(page.getByRole('button', { name: `Adopt “${word}”` })).toHaveCount(0)
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: word }).first()).toContainText(
    'food adopted',
  )
})
