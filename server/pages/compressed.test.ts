import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { assert, asyncProperty, string, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { complete, compressStart, END_MAX, plain } from './compressed.ts'

const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** The text as clients decode it, once for each encoding. */
async function readBack(text: string, end: Buffer): Promise<Buffer[]> {
  const start = await compressStart(text)
  return [
    await decoders.br(await complete(start, 'br', end)),
    await decoders.gzip(await complete(start, 'gzip', end)),
    await plain(start, end),
  ]
}

/** The expected result of {@link readBack}. */
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

test('texts of about the size of a block or window decompress to themselves', async () => {
  const end = Buffer.from('</body></html>')
  const page = '<p class="text-ink-soft">Süße Möhren &amp; Äpfel</p>\n'.repeat(100_000)
  const sizes = [2 ** 14, 2 ** 15, 2 ** 16, 2 ** 18, 2 ** 20, 2 ** 22]
  for (const size of sizes.flatMap((middle) => [middle - 1, middle, middle + 1])) {
    const text = page.slice(0, size)
    const read = await readBack(text, end)
    // Compared with `equals`, because a failing `toEqual` would print megabytes.
    expect(read.map((bytes, index) => bytes.equals(thrice(text, end)[index]!))).toEqual([
      true,
      true,
      true,
    ])
  }
})

test('ends of up to 64 KB decompress to themselves', async () => {
  for (const length of [1, 2, 255, 256, 4095, 4096, 4097, 32_768, END_MAX - 1, END_MAX]) {
    const end = Buffer.alloc(length, 'simmer \0 ')
    expect(await readBack('<html>', end)).toEqual(thrice('<html>', end))
  }
})

test('one start can be completed with different ends', async () => {
  const start = await compressStart('<html>')
  for (const end of ['one', 'two']) {
    const decoded = await decoders.gzip(await complete(start, 'gzip', Buffer.from(end)))
    expect(decoded.toString()).toBe(`<html>${end}`)
  }
})
