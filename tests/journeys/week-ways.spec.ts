import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { langIdOf } from '#contract/languages.ts'
import type { CookingLogEntry } from '#contract/cooking-log/cooking-log.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { WALKED } from './support/languages.ts'
import { newMember, signInAs } from './support/member.ts'
import { expect, test } from './support/test.ts'

/** What planning says by language. */
const WORDS = {
  en: {
    plan: 'Plan it',
    confirm: /^Plan for /,
    done: /^Planned for /,
    line: /^Planned for .*, for \d+\.$/,
    cooked: 'Cooked, into my log',
    logged: /is in your log$/,
    inLog: /cooked at .* in your log$/,
  },
  de: {
    plan: 'Einplanen',
    confirm: /^Für .* einplanen$/,
    done: /^Eingeplant für /,
    line: /^Geplant für .*, für \d+\.$/,
    cooked: 'Gekocht, ins Kochtagebuch',
    logged: /steht in deinem Kochtagebuch$/,
    inLog: /gekocht um .* in deinem Kochtagebuch$/,
  },
} as const

/** Plans what the open sheet proposes. */
async function confirm(page: Page, { confirm: action, done }: (typeof WORDS)['en' | 'de']) {
  await page.getByRole('dialog').getByRole('button', { name: action }).click()
  await expect(page.getByText(done).first()).toBeVisible()
}

for (const language of WALKED) {
  test(`WEK-56 WEK-61 a recipe is planned from its card, its page and the log, and goes into the log from the week (${language})`, async ({
    page,
    context,
    open,
    request,
  }) => {
    const t = WORDS[language]
    const langId = langIdOf(language)
    const imani = await newMember(request, { firstName: 'Imani', lastName: 'Okafor', langId })
    const { headers } = imani
    const found = await request.get(`/api/recipe?term=shakshuka&LangId=${langId}`)
    const [dish] = (await found.json()) as Recipe[]
    const recipe = dish ?? { Id: 0, Name: '' }
    await signInAs(context, imani)

    // From its card, by keys.
    await open(`/recipes?term=shakshuka&lang=${language}`)
    await page.getByRole('button', { name: `${t.plan}: ${recipe.Name}` }).focus()
    await page.keyboard.press('Enter')
    await confirm(page, t)

    // Its page says so, and plans it once more.
    await open(`/recipes/${recipe.Id}`)
    await expect(page.getByText(t.line)).toBeVisible()

    // From an entry of the log.
    const written = { Day: '2026-01-02', People: 4, Minutes: null, Note: '', Changes: [] }
    const logged = await request.post(`/api/cooked?LangId=${langId}`, {
      headers,
      data: { RecipeId: recipe.Id, Key: randomUUID(), ...written },
    })
    const { Id } = (await logged.json()) as CookingLogEntry
    await open(`/my/cooked/${Id}`)
    await page.getByRole('button', { name: t.plan, exact: true }).click()
    await confirm(page, t)

    // From the week into the log.
    await open('/week')
    await page
      .getByRole('button', { name: recipe.Name })
      .and(page.locator('.week-open'))
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: t.cooked }).click()
    await expect(page.getByText(t.logged).first()).toBeVisible()
    await expect(page.getByRole('button', { name: t.inLog })).toBeVisible()
  })
}
