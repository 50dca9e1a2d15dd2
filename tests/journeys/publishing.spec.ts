import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import type { DeskApplication } from '#contract/desk/authorship.ts'
import type { Author } from '#contract/author.ts'
import { langIdOf, type Language } from '#contract/languages.ts'
import type { News } from '#contract/news/news.ts'
import type { DeskSubmissions } from '#contract/publishing/desk.ts'
import { expectAccessible } from './support/axe.ts'
import { grant } from './support/grant.ts'
import { WALKED } from './support/languages.ts'
import { newMember, signInAs, type Member } from './support/member.ts'
import { addRecipe, expectFitsPhone } from './support/publishing.ts'
import { expect, reload, test } from './support/test.ts'

const WORDS = { en: createTranslate(en, 'en'), de: createTranslate(de, 'de') }
const REMARK = 'With fan it is too hot. Please say both.'
const ANSWER = 'Lovely, nearly there.'

/** What an editor does at the desk, by calls. */
function deskOf(request: APIRequestContext, { headers }: Member) {
  const read = async (path: string): Promise<unknown> => {
    const answer = await request.get(path, { headers })
    expect([path, answer.status()]).toEqual([path, 200])
    return await answer.json()
  }
  const waiting = async (langId: number, name: string) => {
    const path = `/api/desk/submissions?List=waiting&LangId=${langId}`
    const find = async () =>
      ((await read(path)) as DeskSubmissions).Submissions.find(({ Name }) => Name === name)
    await expect.poll(find).toBeDefined()
    return (await find())?.Id ?? 0
  }
  const post = async (path: string, data?: object) => {
    const answer = await request.post(path, { headers, ...(data && { data }) })
    expect([path, answer.status()]).toEqual([path, 200])
  }
  return {
    approveApplication: async (name: string) => {
      const { Applications } = (await read('/api/desk/applications')) as {
        Applications: DeskApplication[]
      }
      const id = Applications.find(({ Name }) => Name === name)?.Id
      const answer = await request.patch(`/api/desk/applications/${id}/approve`, { headers })
      expect(answer.status()).toBe(200)
    },
    approve: async (langId: number, name: string) =>
      await post(`/api/desk/submissions/${await waiting(langId, name)}/approval`),
    sendBack: async (langId: number, name: string) =>
      await post(`/api/desk/submissions/${await waiting(langId, name)}/return`, {
        Answer: ANSWER,
        Remarks: [{ Field: 'Steps.bake.Oven', Text: REMARK }],
      }),
  }
}

/** Asks to become an author, on the page that the way to publishing leads to. */
async function apply(page: Page, language: Language): Promise<void> {
  const t = WORDS[language]
  await page.getByRole('textbox', { name: t('authorship.about') }).fill('I cook as my two did.')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: t('authorship.send') }).click()
  await expect(page.getByText(t('authorship.waiting.title'), { exact: true })).toBeVisible()
}

for (const language of WALKED) {
  const t = WORDS[language]
  const langId = langIdOf(language)

  test(`PUB-90 PUB-91 PUB-95 a recipe is sent in, sent back, mended, published, told to a follower, withdrawn and published again (${language})`, async ({
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
    const firstName = 'Imani'
    const lastName = `Okafor ${randomUUID().slice(0, 8)}`
    const imani = await newMember(request, { firstName, lastName, langId })
    const clara = await newMember(request, { firstName: 'Clara', langId })
    await grant(clara, 'editor')
    const desk = deskOf(request, clara)
    const name = `Crumble ${randomUUID().slice(0, 8)}`
    const own = await addRecipe(request, imani, name)
    const path = `/my/recipes/${own.Id}`
    await signInAs(context, imani)

    // From the recipe's page: who is no author is led to become one.
    await open(`${path}?lang=${language}`)
    await page.getByRole('button', { name: t('ownRecipes.menu.more', { name }) }).click()
    await page.getByRole('link', { name: t('ownRecipes.menu.send') }).click()
    await page.getByRole('link', { name: t('publishing.send.become') }).click()
    await apply(page, language)
    await desk.approveApplication(`${firstName} ${lastName}`)
    const follower = await newMember(request, { firstName: 'Ruth', langId })
    const idOfImani = async () => {
      const found = await request.get(`/api/author?Term=${lastName}&LangId=${langId}`)
      const isImani = ({ Name }: Author) => Name === `${firstName} ${lastName}`
      return ((await found.json()) as Author[]).find(isImani)?.Id
    }
    await expect.poll(idOfImani).toBeDefined()
    const followed = await request.patch(`/api/author/${await idOfImani()}/subscribe`, follower)
    expect(followed.status()).toBe(200)

    // From the editor, with what was written last.
    await open(`${path}/edit`)
    const description = page.getByRole('textbox', { name: t('recipeEditor.text.label') })
    await description.fill('For Sundays in September.')
    await page.getByRole('button', { name: t('ownRecipes.menu.send') }).click()
    await expect(page).toHaveURL(new RegExp(`${path}/send`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectFitsPhone(page)
    await page.getByRole('checkbox').check()
    await page.getByRole('textbox', { name: t('publishing.send.word') }).fill('My first one.')
    // What was typed survives a step back.
    await page.goBack()
    await expect(description).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page.getByRole('button', { name: t('publishing.send.go') }).dblclick()
    await expect(page).toHaveURL(new RegExp(`${path}/publication`))
    await expect(page.getByText('My first one.')).toBeVisible()
    const version = (number: number) =>
      page.getByRole('listitem').filter({ hasText: t('publishing.stand.version', { number }) })
    await expect(version(1)).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectFitsPhone(page)

    // Taken back, and sent in again.
    await version(1)
      .getByRole('button', { name: t('publishing.takeBack.open') })
      .click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: t('publishing.takeBack.open') }).click()
    await expect(page).toHaveURL(new RegExp(`${path}/send`))
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('publishing.send.go') }).click()
    await expect(version(1)).toHaveCount(1)

    // Sent back: it comes first, and the remark stands at its step.
    await desk.sendBack(langId, name)
    await open('/my/recipes')
    const sentBack = page.getByRole('region', { name: t('publishing.back.title', { name }) })
    await expect(sentBack).toContainText(ANSWER)
    await expectFitsPhone(page)
    await sentBack
      .getByRole('link', { name: t('publishing.stand.readRemarks', { count: 1 }) })
      .click()
    await expect(page.getByText(ANSWER)).toBeVisible()
    await page.getByRole('button', { name: t('publishing.remarks.toFirst') }).click()
    const remark = page.getByRole('group').filter({ hasText: REMARK })
    await expect(remark).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectFitsPhone(page)
    const step = page.getByRole('textbox', {
      name: t('recipeEditor.steps.step', { number: 3 }),
    })
    await step.press('End')
    await step.pressSequentially(' With fan take 160 °C.')
    await remark.getByRole('button', { name: t('publishing.remarks.mark') }).click()
    await expect(page.getByText(t('publishing.remarks.allDone'))).toBeVisible()
    // In the bar, and at the end of the recipe.
    const again = page.getByRole('button', { name: t('publishing.remarks.again') })
    await expect(again).toHaveCount(2)
    await again.first().click()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('publishing.send.go') }).click()
    await expect(page).toHaveURL(new RegExp(`${path}/publication`))

    // Published: the author reads how it stands, and everybody the page.
    await desk.approve(langId, name)
    await reload(page)
    await page.getByRole('link', { name: t('publishing.stand.toPage') }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL(/\/recipes\/\d+$/)
    const publicPath = new URL(page.url()).pathname

    // Its author's follower is told once.
    const told = async () => {
      const path = `/api/my/news?LangId=${langId}`
      const { Items } = (await (await request.get(path, follower)).json()) as News
      return Items.filter(({ Name }) => Name === name).length
    }
    await expect.poll(told).toBe(1)

    // Withdrawn: its address says so to others.
    await page.goBack()
    await page.getByRole('button', { name: t('publishing.withdraw.open') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(t('publishing.withdraw.page'))).toBeVisible()
    await expectAccessible(page)
    await expectFitsPhone(page)
    await dialog.getByRole('button', { name: t('publishing.withdraw.go') }).click()
    await expect(dialog).toHaveCount(0)
    const visitor = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
    await visitor.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('simmer.app', 'dismissed')
    })
    const gone = visitor.getByRole('heading', { name: t('publishing.others.title') })
    // A page is made again within a second after the catalogue has changed.
    await expect(async () => {
      await visitor.goto(`${publicPath}?lang=${language}`)
      await expect(gone).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expectAccessible(visitor)
    await visitor.context().close()
    // Its author still reads it there, marked.
    await open(publicPath)
    await expect(page.getByText(t('publishing.others.kept'))).toBeVisible()
    await page.goBack()

    // And published again under the same address.
    await page.getByRole('button', { name: t('publishing.again.go') }).click()
    await page.getByRole('link', { name: t('publishing.stand.toPage') }).click()
    await expect(page).toHaveURL(publicPath)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
}
