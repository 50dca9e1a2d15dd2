import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import { langIdOf } from '#contract/languages.ts'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import type { Publication } from '#contract/publishing/publication.ts'
import { plainPicture } from '#tests/support/pictures.ts'
import { expectAccessible } from './support/axe.ts'
import { grant } from './support/grant.ts'
import { WALKED } from './support/languages.ts'
import { newMember, signInAs, type Member } from './support/member.ts'
import { expect, reload, test } from './support/test.ts'

const WORDS = { en: createTranslate(en, 'en'), de: createTranslate(de, 'de') }
const ANSWER = 'Yes, straight from the fridge.'
const REMARK = 'Your own name reads well.'

/** A picture that can become a portrait. */
const portrait = async () => await plainPicture('teal', 800, 600).png().toBuffer()

/** A recipe that an author has sent in and an editor has approved. */
async function publish(request: APIRequestContext, author: Member, editor: Member, name: string) {
  const call = async (who: Member, path: string, data?: object): Promise<unknown> => {
    const answer = await request.post(`/api${path}`, { headers: who.headers, data })
    expect([path, answer.ok()]).toEqual([path, true])
    return await answer.json()
  }
  const own = (await call(author, '/my/recipes', {
    Key: randomUUID(),
    Draft: {
      ...emptyDraft('en'),
      Name: { en: name },
      Yield: { Servings: 4 },
      Lines: [
        { Key: 'plums', Text: { en: '800 g plums' } },
        { Key: 'flour', Text: { en: '200 g flour' } },
      ],
      Steps: [
        { Key: 'halve', Text: { en: 'Halve the plums.' } },
        { Key: 'bake', Text: { en: 'Bake for 45 minutes.' } },
      ],
    },
  })) as OwnRecipe
  const sent = (await call(author, `/my/recipes/${own.Id}/submission`, {
    Version: own.Version,
    IsPromised: true,
    Word: '',
  })) as Publication
  await call(editor, `/desk/submissions/${sent.Submission?.Id}/approval`)
  const answer = await request.get(`/api/my/recipes/${own.Id}/publication`, {
    headers: author.headers,
  })
  return ((await answer.json()) as Publication).Published?.Id ?? 0
}

for (const language of WALKED) {
  const t = WORDS[language]

  test(`FOL-60 FOL-61 an author reads what waits and answers by keys; others see who wrote the recipe (${language})`, async ({
    page,
    open,
    context,
    request,
  }) => {
    test.slow()
    const langId = langIdOf(language)
    const lastName = `Krause-${randomUUID().slice(0, 8)}`
    const imani = await newMember(request, { firstName: 'Imani', lastName, langId })
    const clara = await newMember(request, { firstName: 'Clara', lastName: 'Meier', langId })
    await grant(imani, 'author')
    await grant(clara, 'editor')
    const id = await publish(request, imani, clara, `Plum crumble ${lastName}`)
    const comment = await request.post(`/api/recipe/${id}/comment?LangId=1`, {
      headers: clara.headers,
      data: { text: 'Does the butter have to be cold?' },
    })
    expect(comment.status()).toBe(201)
    await signInAs(context, imani)

    await open(`/my/author?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1, name: `Imani ${lastName}` })).toBeVisible()
    await expect(page.getByText(t('authorship.followers.few'))).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('listitem')
      .filter({ hasText: t('authorship.waits.comments', { count: 1 }) })
      .getByRole('link', { name: t('authorship.waits.answer') })
      .click()
    await expect(page).toHaveURL(/\/my\/author\/comments/)

    // By keys: to the comment, answer, away, back, send.
    const talk = page.getByRole('article')
    await expect(talk).toHaveCount(1)
    await page.keyboard.press('j')
    await expect(talk).toBeFocused()
    await page.keyboard.press('a')
    const field = talk.getByRole('textbox')
    await expect(field).toBeFocused()
    await page.keyboard.type(ANSWER)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(talk).toBeFocused()
    await reload(page)
    await expect(talk).toHaveCount(1)
    await page.keyboard.press('a')
    await expect(field).toHaveValue(ANSWER)
    await page.keyboard.press('Control+Enter')
    await expect(talk.getByText(ANSWER)).toBeVisible()
    await expect(field).toHaveCount(0)
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    if (size) await page.setViewportSize(size)

    // Below the comment, with the badge, for everybody.
    await signInAs(context, clara)
    await open(`/recipes/${id}?lang=${language}`)
    const answer = page.getByRole('article').filter({ hasText: ANSWER }).last()
    await expect(answer).toContainText(t('recipe.wrote'))
    await expect(answer).toContainText(`Imani ${lastName}`)
  })
}

for (const language of WALKED) {
  const t = WORDS[language]

  test(`FOL-93 FOL-96 an author asks for another name and portrait, reads the remark, asks again, and everybody sees both (${language})`, async ({
    page,
    open,
    context,
    request,
    browser,
  }) => {
    test.slow()
    const langId = langIdOf(language)
    const lastName = `Krause-${randomUUID().slice(0, 8)}`
    const imani = await newMember(request, { firstName: 'Imani', lastName, langId })
    const clara = await newMember(request, { firstName: 'Clara', lastName: 'Meier', langId })
    await grant(imani, 'author')
    await grant(clara, 'editor')
    const before = `Imani ${lastName}`
    const wanted = `Imani Okafor ${lastName}`
    await signInAs(context, imani)

    await open(`/my/author/profile?lang=${language}`)
    const name = page.getByRole('textbox', { name: t('authorship.name') })
    const website = page.getByRole('textbox', { name: t('authorship.profile.website') })
    const save = page.getByRole('button', { name: t('authorship.profile.save') })
    await expect(name).toHaveValue(before)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await portrait() })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('application').focus()
    await page.keyboard.press('+')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('settings.picture.use') }).click()
    await expect(dialog).toHaveCount(0)
    await website.fill('http://imani.example')
    await name.fill(wanted)
    await expect(page.getByText(t('authorship.links.wrong'))).toBeVisible()
    await website.fill('imani.example')
    await save.dblclick()
    await expect(page.getByText(t('authorship.change.waiting'), { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible()
    await expectAccessible(page)

    const desk = await browser.newContext()
    await signInAs(desk, clara)
    const queue = await desk.newPage()
    const list = `/desk/review?List=profiles&lang=${language}`
    await queue.goto(list)
    const row = queue.getByRole('listitem').filter({ hasText: lastName })
    await row.getByRole('button', { name: t('desk.review.books.backOf', { name: before }) }).click()
    const sheet = queue.getByRole('dialog')
    await sheet.getByRole('textbox').fill(REMARK)
    await sheet.getByRole('button', { name: t('desk.review.act.backAnswer') }).click()
    await expect(row).toHaveCount(0)

    // From what waits on the overview to the remark, and asked again.
    await open(`/my/author?lang=${language}`)
    await page
      .getByRole('listitem')
      .filter({ hasText: t('authorship.waits.profile') })
      .getByRole('link')
      .click()
    await expect(page.getByText(REMARK, { exact: true })).toBeVisible()
    await expect(name).toHaveValue(before)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await portrait() })
    await dialog.getByRole('button', { name: t('settings.picture.use') }).click()
    await expect(dialog).toHaveCount(0)
    await name.fill(wanted)
    await save.click()
    await expect(page.getByText(t('authorship.change.waiting'), { exact: true })).toBeVisible()
    await queue.goto(list)
    await row
      .getByRole('button', { name: t('desk.review.books.approve', { name: before }) })
      .dblclick()
    await expect(row).toHaveCount(0)
    await desk.close()

    await reload(page)
    await expect(page.getByText(t('authorship.change.waiting'), { exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: t('authorship.page.asOthers') }).click()
    await expect(page.getByRole('heading', { level: 1, name: wanted })).toBeVisible()
    const picture = page.getByRole('img', { name: wanted }).locator('img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const link = page.getByRole('link', {
      name: t('authors.one.newTab', { name: t('authors.one.website') }),
    })
    await expect(link).toHaveAttribute('href', 'https://imani.example')
    await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener')
    await reload(page)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain('"sameAs":["https://imani.example"]')
  })
}
