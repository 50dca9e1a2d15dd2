import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addRecipe } from './support/publishing.ts'
import { chooseFilms, phoneFilm } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true })

  test('FLM-139 a film is brought, marked by taps on the band, made and sent on a phone', async ({
    page,
    open,
    signIn,
    request,
  }) => {
    test.slow()
    const member = await signIn({ langId: 0 })
    const { Id } = await addRecipe(request, member, 'Zwetschgencrumble am Handy')
    const film = `/my/recipes/${Id}/film`
    await open(film)
    await chooseFilms(page, ['IMG_4417.MOV', phoneFilm()])
    await page.getByRole('link', { name: 'Schritte setzen' }).tap()
    const watch = 'Abspielen. Wenn Schritt 1 beginnt, drück wieder hier.'
    await page.getByRole('button', { name: watch }).tap()
    const time = () =>
      page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
    for (const [index, seconds] of [0.5, 3, 6].entries()) {
      await expect.poll(time, { intervals: [50] }).toBeGreaterThan(seconds)
      await page.locator('.stage-band').getByRole('button').first().tap()
      await expect(page.getByText(`${index + 1} von 3 gesetzt`)).toBeVisible()
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(375)
    await page.getByRole('button', { name: 'Weiter zu den Texten' }).tap()
    await page.getByRole('link', { name: 'Weiter zu den Hinweisen' }).tap()
    await page.getByRole('link', { name: 'Film herstellen' }).tap()
    // Two taps at one place within half a second are a double tap, and its second one presses nothing.
    await page.waitForTimeout(700)
    await page.getByRole('button', { name: 'Film herstellen' }).tap()
    const send = page.getByRole('button', { name: 'Senden', exact: true })
    await expect(send).toBeVisible({ timeout: 60_000 })
    await send.tap()
    await expect(page.getByRole('heading', { name: 'Dein Film ist angekommen' })).toBeVisible({
      timeout: 30_000,
    })
  })
})
