import type { Page } from '@playwright/test'
import { LANGUAGES } from '#contract/languages.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const TEXTS = {
  en: {
    template: 'must be reviewed by legal counsel',
    titles: { '/terms': 'Terms of use', '/privacy': 'Data privacy' },
  },
  de: {
    template: 'anwaltlich geprüft',
    titles: { '/terms': 'Nutzungs\u00adbedingungen', '/privacy': 'Datenschutz' },
  },
}

async function expectWholeText(page: Page, path: '/terms' | '/privacy', lang: 'en' | 'de') {
  const address = `${path}?lang=${lang}`
  const html = await (await page.request.get(address)).text()
  expect(html).toContain(TEXTS[lang].titles[path])
  expect(html).toContain(TEXTS[lang].template)
  await page.goto(address)
  await expect(page.locator('article')).toHaveAttribute('lang', lang)
  const links = await page.getByRole('article').getByRole('navigation').getByRole('link').all()
  expect(links.length).toBeGreaterThan(10)
  for (const link of links) {
    await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveCount(1)
  }
  await expectAccessible(page)
}

for (const lang of LANGUAGES) {
  test(`RTE-27 the terms in ${lang} are complete in the HTML and marked as a template`, ({
    page,
  }) => expectWholeText(page, '/terms', lang))

  test(`RTE-28 the privacy text in ${lang} is complete in the HTML and marked as a template`, ({
    page,
  }) => expectWholeText(page, '/privacy', lang))
}

test('RTE-30 CON-01 VAL-21 the terms state the minimum age, in both languages', async ({
  page,
  open,
}) => {
  await open('/terms')
  await expect(page.locator('#age')).toContainText(
    'at least 13 years old to register, or older where the law of your country requires a higher age',
  )
  await open('/terms?lang=de')
  await expect(page.locator('#age')).toContainText(
    /mindestens 13\sJahre alt sein, um dich zu registrieren, oder älter, wo das Recht deines Landes/,
  )
})

test('RTE-31 RTE-32 RTE-33 the terms state who may register, and how', async ({ page, open }) => {
  await open('/terms')
  const account = page.locator('#account')
  await expect(account).toContainText(
    'with your own name and your own e-mail address, or with your own social account',
  )
  await expect(account).toContainText('Creating accounts automatically')
  await expect(account).toContainText('forbidden')
  await expect(account).toContainText('If we have disabled your account, you may not create a new')
  await open('/terms?lang=de')
  await expect(account).toContainText('mit deinem eigenen Namen und deiner eigenen E-Mail-Adresse')
  await expect(account).toContainText('Konten automatisch anzulegen')
  await expect(account).toContainText('Haben wir dein Konto gesperrt')
})

test('a visitor reaches both legal texts from the footer and changes their language in place @thorough', async ({
  page,
  open,
}) => {
  await open('/recipes')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutz')
})

test('a visitor follows a link of the table of contents to its section @thorough', async ({
  page,
  open,
}) => {
  await open('/privacy')
  await page.getByRole('article').getByRole('navigation').getByText('Your rights').click()
  await expect(page).toHaveURL('/privacy#rights')
  await expect(page.locator('#rights')).toBeInViewport()
})

test('the privacy text names the only cookie and everything stored in the browser', async ({
  page,
  open,
  context,
}) => {
  await open('/privacy')
  expect(await context.cookies()).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutz')
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['lang'])
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.toSorted()).toEqual(['simmer.app', 'simmer.language'])
  // A page stores its scroll position when it is left.
  await page.reload()
  const session = await page.evaluate(() => Object.keys(sessionStorage))
  expect(session).toEqual(['simmer.places'])
  for (const name of ['lang', ...kept, ...session]) {
    await expect(page.locator('#storage code').getByText(name, { exact: true })).toBeVisible()
  }
})
