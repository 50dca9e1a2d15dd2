import * as fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { ApiError } from '#server/http/errors.ts'
import { AVATAR_UPLOAD_MAX } from '#contract/pictures.ts'
import {
  chunkFloodBomb,
  claimedSizeBomb,
  compressedTextBomb,
  interlacedBomb,
  scanBomb,
} from '#tests/support/picture-bombs.ts'
import { PNG_SIGNATURE, pngChunk, pngOf } from '#tests/support/png-parts.ts'
import { cleanPicture } from './clean-picture.ts'

/** A picture with the soft structures of a photo. */
async function photo(width: number, height: number): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const small = { width: Math.ceil(width / 16), height: Math.ceil(height / 16) }
  const seed = sharp({ create: { ...small, channels: 3, background: 'grey', noise } })
  const bytes = await seed.png().toBuffer()
  return sharp(bytes).resize(width, height, { fit: 'fill', kernel: 'cubic' })
}

/** A JPEG as a phone writes it: with a second picture behind the first and a table that names it. */
async function phonePhoto(width: number, height: number): Promise<Buffer> {
  const exif = { IFD0: { Make: 'Phone', Artist: 'Ada Lovelace' }, IFD3: { GPSLatitude: '51/1' } }
  const picture = (await photo(width, height)).withExif(exif).withIccProfile('p3')
  const first = await picture.withMetadata({ orientation: 6 }).jpeg({ quality: 70 }).toBuffer()
  const second = await (await photo(400, 300)).jpeg().toBuffer()
  const table = Buffer.from('\xff\xe2\x00\x0aMPF\0MM\0*', 'latin1')
  return Buffer.concat([first.subarray(0, 2), table, first.subarray(2), second])
}

async function screenshot(): Promise<Buffer> {
  const page = sharp({ create: { width: 1290, height: 2796, channels: 3, background: 'white' } })
  const input = await (await photo(900, 600)).png().toBuffer()
  return await page.composite([{ input }]).withIccProfile('p3').png().toBuffer()
}

const upright = async (file: Buffer) =>
  await sharp(file).autoOrient().resize(320, 320).webp().toBuffer()

const REAL: [name: string, make: () => Promise<Buffer>][] = [
  ['a JPEG of 12 megapixels from a phone', async () => await phonePhoto(4032, 3024)],
  ['a JPEG of 48 megapixels from a phone', async () => await phonePhoto(8064, 6048)],
  [
    'a progressive JPEG of 12 megapixels',
    async () =>
      await (
        await photo(4032, 3024)
      )
        .jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 80 })
        .toBuffer(),
  ],
  ['a grey JPEG', async () => await (await photo(300, 200)).greyscale().jpeg().toBuffer()],
  [
    'a CMYK JPEG',
    async () => await (await photo(300, 200)).toColourspace('cmyk').jpeg().toBuffer(),
  ],
  ['a screenshot with a colour profile', screenshot],
  [
    'a PNG that lies on its side',
    async () => await (await photo(300, 200)).withMetadata({ orientation: 6 }).png().toBuffer(),
  ],
  [
    'an interlaced PNG with alpha',
    async () =>
      await (await photo(900, 900)).ensureAlpha(0.5).png({ progressive: true }).toBuffer(),
  ],
  [
    'a PNG of 16 bits',
    async () => await (await photo(300, 200)).toColourspace('rgb16').png().toBuffer(),
  ],
  [
    'a PNG with a palette',
    async () => await (await photo(300, 200)).png({ palette: true }).toBuffer(),
  ],
  ['a grey PNG', async () => await (await photo(300, 200)).greyscale().png().toBuffer()],
]

test.for(REAL)('%s passes and looks the same', async ([, make]) => {
  const file = await make()
  expect(file.length).toBeLessThan(AVATAR_UPLOAD_MAX)
  const clean = cleanPicture(file)
  expect(await upright(clean)).toEqual(await upright(file))
})

test('the pictures of the catalogue pass as PNG and as JPEG', async () => {
  const cover = sharp(await readFile('content/media/recipes/shakshuka/cover.webp'))
  for (const file of [await cover.png().toBuffer(), await cover.jpeg().toBuffer()]) {
    expect(await upright(cleanPicture(file))).toEqual(await upright(file))
  }
})

test('names, places, texts, previews and what follows the end are left out', async () => {
  const phone = cleanPicture(await phonePhoto(400, 300))
  const { exif, orientation, icc } = await sharp(phone).metadata()
  expect([exif?.length, orientation, icc?.length]).toEqual([32, 6, 480])
  for (const word of ['Ada Lovelace', 'Phone', 'MPF']) expect(phone.includes(word)).toBe(false)
  expect(phone.lastIndexOf(Buffer.from([0xff, 0xd8]))).toBe(0)

  const image = pngChunk('IDAT', deflateSync(Buffer.alloc(4)))
  const texts = ['tEXt', 'zTXt', 'iTXt', 'acTL', 'fdAT', 'prVt'].map((type) =>
    pngChunk(type, Buffer.from('Comment\0secret')),
  )
  const png = pngOf({ width: 1, height: 1 }, ...texts, image)
  const clean = cleanPicture(Buffer.concat([png, Buffer.from('<script>')]))
  expect(clean).toEqual(pngOf({ width: 1, height: 1 }, image))
})

/** A colour profile of a PNG that inflates to so many bytes. */
const profile = (bytes: number) =>
  pngChunk('iCCP', Buffer.concat([Buffer.from('P3\0\0'), deflateSync(Buffer.alloc(bytes))]))

test('a small colour profile is kept, one that inflates beyond 64 KB is left out', async () => {
  const image = pngChunk('IDAT', deflateSync(Buffer.alloc(4)))
  const header = { width: 1, height: 1 }
  expect(cleanPicture(pngOf(header, profile(65_536), image))).toEqual(
    pngOf(header, profile(65_536), image),
  )
  expect(cleanPicture(pngOf(header, profile(65_537), image))).toEqual(pngOf(header, image))
})

test('a flood of texts passes without them', () => {
  expect(cleanPicture(compressedTextBomb()).length).toBeLessThan(200)
})

const codeOf = (file: Buffer) => {
  try {
    return cleanPicture(file)
  } catch (error) {
    return error instanceof ApiError ? error.code : error
  }
}

const jpeg = async (width: number, height: number, progressive: boolean) =>
  await sharp({ create: { width, height, channels: 3, background: 'grey' } })
    .jpeg({ progressive, chromaSubsampling: '4:4:4' })
    .toBuffer()

test.for([
  ['an interlaced PNG of 7,000 × 7,000 pixels', 'FileTooLarge', () => interlacedBomb()],
  ['a PNG that claims 20,000 × 20,000', 'FileTooLarge', () => claimedSizeBomb(20_000, 20_000)],
  ['a PNG without pixels', 'FileTypeUnsupported', () => claimedSizeBomb(0, 10)],
  ['a PNG of 400,000 chunks', 'FileTypeUnsupported', () => chunkFloodBomb()],
  ['a JPEG of 60,000 scans', 'FileTypeUnsupported', () => scanBomb()],
  ['a JPEG of 33 scans', 'FileTypeUnsupported', () => scanBomb(32)],
  ['a progressive JPEG of 18 megapixels', 'FileTooLarge', () => jpeg(6000, 3000, true)],
  ['a JPEG of 51 megapixels', 'FileTooLarge', () => jpeg(8500, 6000, false)],
] as const)('%s is refused as %s', async ([, code, make]) => {
  expect(codeOf(await make())).toBe(code)
})

/** What can become of a file; anything else that is thrown is a defect. */
const OUTCOMES = ['passed', 'FileTypeUnsupported', 'FileTooLarge']
const outcomeOf = (file: Buffer) => (Buffer.isBuffer(codeOf(file)) ? 'passed' : codeOf(file))

const SIGNATURES = [Buffer.alloc(0), PNG_SIGNATURE, Buffer.from([0xff, 0xd8, 0xff])]

test('any bytes are passed or refused, whatever they begin with', () => {
  const bytes = fc.uint8Array({ maxLength: 400 })
  fc.assert(
    fc.property(fc.constantFrom(...SIGNATURES), bytes, (signature, rest) => {
      expect(OUTCOMES).toContain(outcomeOf(Buffer.concat([signature, rest])))
    }),
    { numRuns: 2000 },
  )
})

test('real pictures that are cut or changed anywhere are passed or refused', async () => {
  const exif = { IFD0: { Artist: 'Ada' } }
  const small = (await photo(40, 30)).withExif(exif).withIccProfile('p3')
  const files = [
    await small.clone().png().toBuffer(),
    await small.clone().png({ progressive: true, palette: true }).toBuffer(),
    await small.clone().jpeg().toBuffer(),
    await small.clone().jpeg({ progressive: true }).toBuffer(),
  ]
  const change = fc.record({ at: fc.nat(1_000_000), byte: fc.integer({ min: 0, max: 255 }) })
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.array(change, { maxLength: 8 }),
      fc.nat(1_000_000),
      (file, changes, cut) => {
        const changed = Buffer.from(file)
        for (const { at, byte } of changes) changed[at % changed.length] = byte
        expect(OUTCOMES).toContain(outcomeOf(changed))
        expect(OUTCOMES).toContain(outcomeOf(changed.subarray(0, cut % changed.length)))
      },
    ),
    { numRuns: 2000 },
  )
})

test('a picture that is cut before its end is refused', async () => {
  for (const file of [await jpeg(40, 30, false), await jpeg(40, 30, true)]) {
    for (let end = 0; end < file.length; end++) {
      expect(codeOf(file.subarray(0, end))).toBe('FileTypeUnsupported')
    }
  }
})
