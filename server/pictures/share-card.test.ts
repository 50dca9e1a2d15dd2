import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardText } from './card-text.ts'
import { makeShareCard, SHARE_CARD } from './share-card.ts'

const picture = await readFile('content/media/recipes/shakshuka/cover.webp')
const card = { picture, kicker: 'Rezept', title: 'Shakshuka', by: 'von Yasmin Haddad' }

/** The darkest channel of a part of a card. */
async function darkest(image: Buffer, left: number, width: number): Promise<number> {
  const part = { left, width, top: 140, height: 480 }
  const { channels } = await sharp(await sharp(image).extract(part).png().toBuffer()).stats()
  return Math.min(...channels.map(({ min }) => min))
}

test('FED-11 name and author stand on a card, however long they are', async () => {
  for (const title of [
    'Shakshuka',
    'Kichererbsen-Süßkartoffel-Gemüsepfanne mit Zitronenjoghurt',
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    'Ein sehr langer Name '.repeat(20),
    'M'.repeat(400),
  ]) {
    const image = await makeShareCard({ ...card, title, by: `von ${'Ümläut '.repeat(20)}` })
    const { width, height } = await sharp(image).metadata()
    expect({ width, height }).toEqual(SHARE_CARD)
    expect(await darkest(image, 50, 390)).toBeLessThan(60)
    // Nothing is written over the picture.
    expect(await darkest(image, 452, 24)).toBeGreaterThan(230)
  }
})

test('FED-11 letters that the font does not have are left to the picture', async () => {
  expect(cardText('Gyōza 餃子', 100)).toBeUndefined()
  const [first, second] = await Promise.all(
    ['餃子', 'Борщ'].map((title) => makeShareCard({ ...card, title })),
  )
  expect(first).toEqual(second)
})

test('texts are written in one line of plain letters', () => {
  expect(cardText(' Mu\u0308sli\u00ad \n mit  Ko\u2011kos', 100)).toBe('Müsli mit Ko-kos')
  expect(cardText('<b>Bread & butter</b>', 8)).toBe('<b>Bread…')
})
