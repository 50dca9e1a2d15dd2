import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { assert, asyncProperty, string, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { complete, compressStart, END_MAX, plain } from './compressed.ts'

const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** What clients read who get this text in any of the encodings: the same once each. */
async function readBack(text: string, end: Buffer): Promise<Buffer[]> {
  const start = await compressStart(text)
  return [
    await decoders.br(await complete(start, 'br', end)),
    await decoders.gzip(await complete(start, 'gzip', end)),
    await plain(start, end),
  ]
}

/** What they have to read. */
function thrice(text: string, end: Buffer): Buffer[] {
  const whole = Buffer.concat([Buffer.from(text), end])
  return [whole, whole, whole]
}

test('any text with any end decompresses to itself', async () => {
  const ends = uint8Array({ minLength: 1, maxLength: 300 })
  const texts = string({ unit: 'binary', maxLength: 3000 })
  await assert(
    asyncProperty(texts, ends, async (text, bytes) => {
      const end = Buffer.from(bytes)
      expect(await readBack(text, end)).toEqual(thrice(text, end))
    }),
    { numRuns: 300 },
  )
})

test('a text of every length around the sizes of blocks and windows comes out whole', async () => {
  const end = Buffer.from('</body></html>')
  const page = '<p class="text-ink-soft">Süße Möhren &amp; Äpfel</p>\n'.repeat(100_000)
  const sizes = [2 ** 14, 2 ** 15, 2 ** 16, 2 ** 18, 2 ** 20, 2 ** 22]
  for (const size of sizes.flatMap((middle) => [middle - 1, middle, middle + 1])) {
    const text = page.slice(0, size)
    const read = await readBack(text, end)
    // Compared as bytes: a difference of megabytes is nothing to print.
    expect(read.map((bytes, index) => bytes.equals(thrice(text, end)[index]!))).toEqual([
      true,
      true,
      true,
    ])
  }
})

test('ends of up to 64 KB come out whole', async () => {
  for (const length of [1, 2, 255, 256, 4095, 4096, 4097, 32_768, END_MAX - 1, END_MAX]) {
    const end = Buffer.alloc(length, 'simmer \0 ')
    expect(await readBack('<html>', end)).toEqual(thrice('<html>', end))
  }
})

test('one beginning takes many ends', async () => {
  const start = await compressStart('<html>')
  for (const end of ['one', 'two']) {
    const decoded = await decoders.gzip(await complete(start, 'gzip', Buffer.from(end)))
    expect(decoded.toString()).toBe(`<html>${end}`)
  }
})
