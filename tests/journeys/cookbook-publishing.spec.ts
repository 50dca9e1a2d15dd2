import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { langIdOf } from '#contract/languages.ts'
import type { Publication } from '#contract/publishing/publication.ts'
import { expectAccessible } from './support/axe.ts'
import { grant } from './support/grant.ts'
import { WALKED } from './support/languages.ts'
import { newMember, signInAs, type Member } from './support/member.ts'
import { makeOld } from './support/old-account.ts'
import { addRecipe, expectFitsPhone } from './support/publishing.ts'
import { expect, reload, test } from './support/test.ts'

const WORDS = { en: createTranslate(en, 'en'), de: createTranslate(de, 'de') }

/** A recipe that is published. */
async function publishRecipe(request: APIRequestContext, author: Member, editor: Member) {
  const name = `Crumble ${randomUUID().slice(0, 8)}`
  const { Id, Version } = await addRecipe(request, author, name)
  const sent = await request.post(`/api/my/recipes/${Id}/submission`, {
    headers: author.headers,
    data: { Version, IsPromised: true },
  })
  const { Submission } = (await sent.json()) as Publication
  const approval = `/api/desk/submissions/${Submission?.Id}/approval`
  expect((await request.post(approval, { headers: editor.headers })).status()).toBe(200)
  return { Id, name }
}

for (const language of WALKED) {
  const t = WORDS[language]
  const langId = langIdOf(language)

  test(`BOK-80 BOK-82 BOK-84 three published recipes become a published cookbook, which is changed and withdrawn (${language})`, async ({
    page,
    open,
    context,
    request,
    browser,
    baseURL,
    allowComplaint,
  }) => {
    test.slow()
    allowComplaint(/status of 404|ApiError/)
    const lastName = `Okafor ${randomUUID().slice(0, 8)}`
    const imani = await newMember(request, { firstName: 'Imani', lastName, langId })
    const clara = await newMember(request, { firstName: 'Clara', langId })
    makeOld(imani)
    await grant(imani, 'author')
    await grant(clara, 'editor')
    const recipes = []
    for (let count = 0; count < 3; count += 1)
      recipes.push(await publishRecipe(request, imani, clara))
    const title = `Crust ${randomUUID().slice(0, 8)}`
    const made = await request.post(`/api/my/cookbooks?LangId=${langId}`, {
      headers: imani.headers,
      data: {
        Key: randomUUID(),
        Language: language,
        Name: { [language]: title },
        Recipes: [1, ...recipes.map(({ Id }) => Id)],
      },
    })
    const path = `/my/cookbooks/${((await made.json()) as OwnCookbook).Id}`
    await signInAs(context, imani)

    // What is by others goes in one press; then it can be published.
    await open(`${path}?lang=${language}`)
    await page.getByRole('button', { name: `${t('ownCookbooks.who.title')}: ` }).click()
    const sheet = page.getByRole('dialog', { name: t('ownCookbooks.who.title') })
    await sheet.getByRole('radio', { name: t('ownCookbooks.who.everybody'), exact: true }).check()
    await sheet.getByRole('button', { name: t('ownCookbooks.who.takeOut', { count: 1 }) }).click()
    await expect(page.locator('[data-saved="saved"]')).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('link', { name: t('ownCookbooks.who.publish') }).click()
    await expect(page.getByText(t('publishing.book.recipes', { count: 3 }))).toBeVisible()
    await expectAccessible(page)
    await expectFitsPhone(page)
    await page.getByRole('checkbox').check()
    await page.getByRole('textbox', { name: t('publishing.send.word') }).fill('My first book.')
    await page.getByRole('radio', { name: t('publishing.book.quiet') }).check()
    await page.getByRole('button', { name: t('publishing.send.go') }).dblclick()
    await expect(page).toHaveURL(new RegExp(`${path}/publication`))
    await expect(page.getByText(/My first book\./)).toBeVisible()

    // An editor reads it at the desk.
    const atDesk = await browser.newContext({ ...(baseURL && { baseURL }) })
    await signInAs(atDesk, clara)
    const desk = await atDesk.newPage()
    await desk.goto(`/desk/review?List=books&lang=${language}`)
    await desk
      .getByRole('button', { name: t('desk.review.books.approve', { name: title }) })
      .click()
    await expect(
      desk.getByText(t('desk.review.act.approved', { name: title })).first(),
    ).toBeVisible()
    await atDesk.close()

    // Published quietly: followers can be told for a week.
    await reload(page)
    await expect(page.getByRole('button', { name: t('publishing.book.tell') })).toBeVisible()
    await expectAccessible(page)
    await expectFitsPhone(page)
    await page.getByRole('button', { name: t('publishing.book.tell') }).click()
    await expect(page.getByText(t('publishing.book.later.done')).first()).toBeVisible()
    await page.getByRole('link', { name: t('publishing.stand.toPage') }).click()
    await expect(page).toHaveURL(/\/cookbooks\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const publicPath = new URL(page.url()).pathname

    // A new tab is gathered until it is published.
    await open(path)
    await page.getByRole('button', { name: t('ownCookbooks.editor.newTab') }).click()
    const naming = page.getByRole('dialog', { name: t('ownCookbooks.editor.newTab') })
    await naming.getByRole('textbox').fill('Xylo')
    await naming.getByRole('button', { name: t('ownCookbooks.editor.newTab') }).click()
    await expect(page.locator('[data-saved="saved"]')).toBeVisible()
    await page.getByRole('link', { name: t('ownCookbooks.editor.preview') }).click()
    await expect(page).toHaveURL(`${path}/preview`)
    // The editor has the same heading.
    const bar = page.getByRole('complementary', { name: t('publishing.book.preview.title') })
    await expect(bar).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(page)
    await expectFitsPhone(page)
    await open(`${path}/publication`)
    await expect(
      page.getByText(t('publishing.book.changes.newTabs', { names: 'Xylo' })),
    ).toBeVisible()
    // A recipe that is taken out is named, and compared with what readers see.
    const last = recipes[2]
    await request.post(`/api${path}/changes?LangId=${langId}`, {
      headers: imani.headers,
      data: {
        Device: randomUUID(),
        Number: 1,
        Base: 1,
        Changes: [{ Kind: 'take-out', Recipe: last?.Id }],
      },
    })
    await reload(page)
    const takenOut = { count: 1, names: last?.name ?? '' }
    await expect(page.getByText(t('publishing.book.changes.takenOut', takenOut))).toBeVisible()
    await page.getByRole('link', { name: t('publishing.book.changes.compare') }).click()
    await expect(page).toHaveURL(`${path}/compare`)
    const side = (name: string) => page.getByRole('region', { name })
    const now = side(t('bookComparison.now'))
    const gone = now.getByRole('listitem').filter({ hasText: last?.name ?? '' })
    const next = side(t('bookComparison.next'))
    await expect(next.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await expectFitsPhone(page)
    const choice = page.getByRole('button', { name: t('bookComparison.now') })
    if (await choice.isVisible()) await choice.click()
    await expect(gone).toContainText(t('bookComparison.marks.gone'))
    await page.getByRole('link', { name: t('bookComparison.back') }).click()
    await page.getByRole('button', { name: t('publishing.book.changes.go') }).click()
    await expect(
      page.getByRole('heading', { name: t('publishing.book.changes.none') }),
    ).toBeVisible()

    // Withdrawn: its address names it and its recipes.
    await page.getByRole('button', { name: t('publishing.withdraw.open') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(t('publishing.withdraw.page'))).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('publishing.withdraw.go') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('link', { name: t('publishing.again.go') })).toBeVisible()
    const visiting = await browser.newContext({ ...(baseURL && { baseURL }) })
    const visitor = await visiting.newPage()
    const withdrawn = visitor.getByRole('heading', {
      name: t('publishing.book.gonePage.title', { name: title }),
    })
    // A page is made again within a second after the catalogue has changed.
    await expect(async () => {
      await visitor.goto(`${publicPath}?lang=${language}`)
      await expect(withdrawn).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(visitor.getByRole('link', { name: recipes[0]?.name ?? '' })).toBeVisible()
    await visiting.close()
  })
}
