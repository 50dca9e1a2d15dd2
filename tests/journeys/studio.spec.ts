import { LANGUAGES, langIdOf } from '#contract/languages.ts'
import type { OwnFilm } from '#contract/films/own-film.ts'
import { ffmpeg, HAS_FFMPEG, PICTURE, TONE } from '#tests/support/ffmpeg.ts'
import { expectAccessible } from './support/axe.ts'
import { addRecipe, expectFitsPhone } from './support/publishing.ts'
import { chooseFilms, phoneFilm, setSteps } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

/** What the studio says by language. */
const WORDS = {
  en: {
    bring: 'Bring your film',
    works: 'That works',
    set: 'Set the steps',
    watch: 'Play. When you see step 1 begin, press here again.',
    step: 'Step begins here',
    words: 'On to the words',
    advice: 'On to the advice',
    make: 'Make the film',
    send: 'Send it',
    there: 'Your film has arrived',
    kitchen: 'Try it in the kitchen',
    here: 'Open it right here',
    refused: 'This is not a film',
    codec: 'This browser cannot read the film',
    sound: 'Only sound, no picture',
    other: 'Choose another file',
  },
  de: {
    bring: 'Bring deinen Film',
    works: 'Das passt',
    set: 'Schritte setzen',
    watch: 'Abspielen. Wenn Schritt 1 beginnt, drück wieder hier.',
    step: 'Schritt beginnt hier',
    words: 'Weiter zu den Texten',
    advice: 'Weiter zu den Hinweisen',
    make: 'Film herstellen',
    send: 'Senden',
    there: 'Dein Film ist angekommen',
    kitchen: 'In der Küche ausprobieren',
    here: 'Öffne sie gleich hier',
    refused: 'Das ist kein Film',
    codec: 'Dieser Browser kann den Film nicht lesen',
    sound: 'Nur Ton, kein Bild',
    other: 'Andere Datei auswählen',
  },
} as const

for (const language of LANGUAGES) {
  test(`FLM-01 FLM-02 an author brings a film, sets three steps in four presses, and cooks along with it (${language})`, async ({
    page,
    open,
    signIn,
    request,
  }) => {
    test.slow()
    const words = WORDS[language]
    const member = await signIn({ langId: langIdOf(language) })
    const { Id } = await addRecipe(request, member, 'Plum crumble on film')
    await open(`/my/recipes/${Id}/film`)
    await expect(page.getByRole('heading', { name: words.bring })).toBeVisible()
    await expectAccessible(page)
    await chooseFilms(page, ['IMG_4417.MOV', phoneFilm()])
    await expect(page.getByRole('heading', { name: words.works })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: words.set }).press('Enter')

    // The page before it shows a video, too.
    await expect(page.getByRole('button', { name: words.watch })).toBeVisible()
    await setSteps(page, [0.5, 3, 6])
    await page.getByRole('button', { name: words.words }).press('Enter')
    await page.getByRole('link', { name: words.advice }).press('Enter')
    await expectAccessible(page)
    await page.getByRole('link', { name: words.make }).press('Enter')
    await page.getByRole('button', { name: words.make }).press('Enter')
    const send = page.getByRole('button', { name: words.send, exact: true })
    await expect(send).toBeVisible({ timeout: 60_000 })
    await page.reload()
    await send.press('Enter')
    await expect(page.getByRole('heading', { name: words.there })).toBeVisible({
      timeout: 30_000,
    })
    await expectFitsPhone(page)

    const film = await request.get(`/api/my/recipes/${Id}/film`, { headers: member.headers })
    const { Document, Path } = (await film.json()) as OwnFilm
    expect(Document.Steps.map(({ Key }) => Key)).toEqual(['halve', 'rub', 'bake'])
    expect(Document.Steps.every(({ StartsMs }) => StartsMs !== undefined)).toBe(true)
    expect(Document.Captions.en?.length).toBeGreaterThan(0)
    expect((await request.get(Path)).status()).toBe(200)
    await page.getByRole('link', { name: words.kitchen }).press('Enter')
    await page.getByRole('link', { name: words.here }).press('Enter')
    await expect(page).toHaveURL(/\/cook$/)
  })

  test(`FLM-03 what is no film, or none that this browser reads, is refused with the ways on (${language})`, async ({
    page,
    open,
    signIn,
    request,
  }) => {
    const words = WORDS[language]
    const member = await signIn({ langId: langIdOf(language) })
    const { Id } = await addRecipe(request, member, 'Plum crumble without film')
    await open(`/my/recipes/${Id}/film`)
    for (const [name, buffer, title] of [
      ['film.mp4', Buffer.from('PK\u0003\u0004 an archive'), words.refused],
      ['notes.mov', Buffer.from('Only words, and many of them.'), words.refused],
      ['voice.mp4', ffmpeg(`${TONE(3)} -c:a aac`), words.sound],
      [
        'hevc.mp4',
        ffmpeg(
          `${PICTURE(2)} -c:v libx265 -preset ultrafast -x265-params log-level=none -tag:v hvc1`,
        ),
        words.codec,
      ],
    ] as const) {
      await chooseFilms(page, [name, buffer])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByText(name)).toBeVisible()
      await expectAccessible(page)
    }
  })
}
