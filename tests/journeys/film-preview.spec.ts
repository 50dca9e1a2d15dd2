import { devices, type Browser } from '@playwright/test'
import { LANGUAGES, langIdOf } from '#contract/languages.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { untilHydrated } from '#tests/support/hydrated.ts'
import { expectAccessible } from './support/axe.ts'
import { sendFilm } from './support/own-films.ts'
import { addRecipe, expectFitsPhone } from './support/publishing.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

const WORDS = {
  en: {
    title: 'Try it in the kitchen',
    waits: 'Your phone is not there yet',
    there: 'Your phone is there',
    layOut: /Laying things out/,
    step: /Step 1 of 3/,
    code: 'Code',
    open: 'Open the kitchen',
    wrong: /does not work, or no longer/,
    ended: 'The studio was closed',
    qr: 'QR code of the kitchen',
  },
  de: {
    title: 'In der Küche ausprobieren',
    waits: 'Dein Handy ist noch nicht da',
    there: 'Dein Handy ist da',
    layOut: /Beim Bereitlegen/,
    step: /Schritt 1 von 3/,
    code: 'Code',
    open: 'Küche öffnen',
    wrong: /gilt nicht oder nicht mehr/,
    ended: 'Das Studio ist geschlossen',
    qr: 'QR-Code der Küche',
  },
} as const

/** A phone on which nobody is signed in. */
async function takePhone(browser: Browser, baseURL: string | undefined, locale: string) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    locale,
    ...(baseURL && { baseURL }),
  })
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('simmer.app', 'dismissed')
  })
  return await context.newPage()
}

for (const language of LANGUAGES)
  test(`FLM-127 an author tries a film in the kitchen on the own phone, until the studio is closed (${language})`, async ({
    page,
    open,
    signIn,
    request,
    browser,
    baseURL,
  }) => {
    const words = WORDS[language]
    const member = await signIn({ langId: langIdOf(language) })
    const { Id } = await addRecipe(request, member, 'Plum crumble, tried')
    await sendFilm(request, member, Id)
    await open(`/my/recipes/${Id}/film/try`)
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
    await expect(page.getByRole('img', { name: words.qr })).toBeVisible()
    await expect(page.getByText(words.waits)).toBeVisible()
    await expectAccessible(page)
    await expectFitsPhone(page)
    const address = await page.locator('.studio-code b').textContent()
    const [, code = ''] = /\/r\/(\d{6})$/.exec(address ?? '') ?? []
    expect(code).not.toBe('')

    const phone = await takePhone(browser, baseURL, language === 'de' ? 'de-DE' : 'en-GB')
    await phone.goto(`/r/try${language === 'de' ? '?lang=de' : ''}`)
    await untilHydrated(phone)
    const field = phone.getByRole('textbox', { name: words.code })
    await field.fill(code === '000000' ? '000001' : '000000')
    await phone.getByRole('button', { name: words.open }).click()
    await expect(phone.getByText(words.wrong)).toBeVisible()
    await expectAccessible(phone)
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await phone.getByRole('button', { name: words.open }).click()
    await expect(phone).toHaveURL(new RegExp(`/my/recipes/${Id}/cook$`))
    await expect(page.getByText(words.there)).toBeVisible()
    await expect(page.getByText(words.layOut)).toBeVisible()
    await phone.getByRole('button', { name: /^Start: (Step|Schritt) 1/ }).click()
    await expect(page.getByText(words.step)).toBeVisible()
    await expect(phone.locator('video')).toHaveAttribute('src', /\/media\/film\/[\da-f]{32}\.mp4/)
    await phone.reload()
    await expect(phone.locator('video')).toBeAttached()

    // The code has worked once.
    const another = await takePhone(browser, baseURL, 'en-GB')
    await another.goto(`/r/${code}`)
    await expect(another.getByText(WORDS.en.wrong)).toBeVisible()

    // Another part of the studio is not its end; its end is.
    await page
      .getByRole('link', { name: language === 'de' ? 'Texte' : 'Words', exact: true })
      .click()
    await expect(page).toHaveURL(/\/film\/words$/)
    await page.goto('/recipes')
    await expect(phone.getByRole('heading', { name: words.ended })).toBeVisible()
    await expectAccessible(phone)
    await phone.reload()
    await expect(phone.getByRole('heading', { name: words.ended })).toBeVisible()
  })
