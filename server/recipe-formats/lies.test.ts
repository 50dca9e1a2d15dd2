import { strToU8, zipSync } from 'fflate'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { importThat, sendFile } from '#tests/support/imports.ts'
import { startOwn } from '#tests/support/own-recipes.ts'
import { plainPicture } from '#tests/support/pictures.ts'
import { openArchive } from './programs/archive.ts'
import { readArchive, readFile } from './read-source.ts'

const TEXT = 'PK pancakes\nServes 2\nIngredients\n2 eggs\nMethod\nWhisk.\n'
const RECIPE = { '@type': 'Recipe', name: 'Pancakes', recipeIngredient: ['2 eggs'] }
const page = (inside: string) =>
  `<!-- saved -->\n<!DOCTYPE html><html><body>${inside}</body></html>`
const cooklang = zipSync({ 'Dough.cook': strToU8('Mix @flour{200%g}.') })
const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'

/** What becomes of a file of some content and some name: what it was read as, or what was found. */
function become(content: string | Uint8Array, name: string): string {
  try {
    return readFile(Buffer.from(content), name).kind
  } catch (error) {
    return (error as Error).message
  }
}

test('a file that is not what its name says is read by what it holds, or refused with a word for it', async () => {
  const [png, jpeg] = await Promise.all([
    plainPicture('red', 20, 20).png().toBuffer(),
    plainPicture('red', 20, 20).jpeg().toBuffer(),
  ])
  const cases: [content: string | Uint8Array, name: string, become: string][] = [
    [TEXT, 'soup.zip', 'FoundText'],
    [TEXT, 'soup.json', 'FoundText'],
    [TEXT, 'SOUP.HTML', 'FoundText'],
    [TEXT, 'soup.jpg ', 'FoundText'],
    [TEXT, 'soup.paprikarecipes', 'FoundText'],
    [TEXT, 'soup.txt', 'text'],
    [TEXT, 'soup.md', 'text'],
    [TEXT, 'Soup, vol. 2', 'text'],
    [page('Hello'), 'soup.zip', 'FoundPage'],
    [page('Hello'), 'soup.txt', 'FoundPage'],
    [page('Hello'), 'soup.html', 'NoRecipe'],
    [
      page(`<script type="application/ld+json">${JSON.stringify(RECIPE)}</script>`),
      'a.zip',
      'page',
    ],
    [JSON.stringify(RECIPE), 'soup.zip', 'json'],
    [png, 'soup.zip', 'FoundPicture'],
    [jpeg, 'soup.json', 'FoundPicture'],
    [svg, 'soup.xml', 'FoundPicture'],
    [Buffer.from('\0\0\0\x1Cftypheic\0\0', 'latin1'), 'soup.txt', 'FoundPicture'],
    ['%PDF-1.7\n1 0 obj', 'soup.zip', 'FoundPdf'],
    ['{\\rtf1\\ansi 2 eggs}', 'soup.txt', 'FoundDocument'],
    [gzipSync(TEXT), 'soup.zip', 'FoundArchive'],
    [gzipSync('{"name"'), 'soup.paprikarecipe', 'FoundArchive'],
    [gzipSync(JSON.stringify({ name: 'Soup' })), 'soup.zip', 'paprika'],
    [Buffer.from('7z\xBC\xAF\x27\x1C', 'latin1'), 'soup.zip', 'FoundArchive'],
    [Buffer.from('Rar!\x1A\x07', 'latin1'), 'soup.txt', 'FoundArchive'],
    [`${'a'.repeat(257)}ustar`, 'soup.txt', 'FoundArchive'],
    [Buffer.from([0x4d, 0x5a, 0x90, 3, 7, 1, 2]), 'soup.txt', 'NotReadable'],
  ]
  expect(cases.map(([content, name]) => [name, become(content, name)])).toEqual(
    cases.map(([, name, becomes]) => [name, becomes]),
  )
})

test('a document that is packed as ZIP is named', async () => {
  const files = { '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w/>') }
  const archive = await openArchive(Buffer.from(zipSync(files)))
  await expect(readArchive(archive)).rejects.toThrow('FoundDocument')
})

test.for(databases)('an upload is read by its bytes, not by its name (%s)', async (engine) => {
  const { app, ada } = await startOwn(engine)
  const read = async (bytes: Uint8Array, name: string) => {
    const [, { Id }] = await sendFile(app, ada, Buffer.from(bytes), name)
    const { Kind, Failure } = await importThat(app, ada, Id, ({ State }) => State !== 'reading')
    return Kind ?? Failure
  }
  expect(await read(cooklang, 'dough.json')).toBe('cooklang')
  expect(await read(Buffer.from(TEXT), 'soup.zip')).toBe('FoundText')
  expect(await read(Buffer.from(TEXT), 'soup.txt')).toBe('text')
})
