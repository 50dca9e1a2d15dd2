import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanWebp, isWebp } from './clean-webp.ts'

const make = (options: { lossless?: boolean; channels?: 3 | 4; red?: number } = {}) => {
  const { lossless = false, channels = 3, red = 200 } = options
  const background = { r: red, g: 80, b: 20, alpha: 0.5 }
  return sharp({ create: { width: 31, height: 17, channels, background } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .webp({ lossless })
    .toBuffer()
}

const pixels = async (one: Buffer) => await sharp(one).raw().toBuffer()

test.for([
  ['lossy', {}],
  ['lossless', { lossless: true }],
  ['with alpha', { channels: 4 as const }],
  ['lossless with alpha', { channels: 4 as const, lossless: true }],
] as const)('the pixels of a picture stay, and nothing else: %s', async ([, options]) => {
  const file = await make(options)
  const clean = cleanWebp(file)
  expect([isWebp(clean), clean.includes('secret place'), file.includes('secret place')]).toEqual([
    true,
    false,
    true,
  ])
  expect((await pixels(clean)).equals(await pixels(file))).toBe(true)
})

test('broken, moving and huge pictures are refused', async () => {
  const file = await make()
  expect(() => cleanWebp(file.subarray(0, 20))).toThrow('FileTypeUnsupported')
  expect(() => cleanWebp(Buffer.from('RIFF\0\0\0\0WEBP'))).toThrow('FileTypeUnsupported')
  const frames = await sharp([await make(), await make({ red: 10 })], {
    join: { animated: true },
  })
    .webp({ loop: 0 })
    .toBuffer()
  expect(() => cleanWebp(frames)).toThrow('FileTypeUnsupported')
  const huge = Buffer.from(await make({ lossless: true }))
  // Its size, in the picture itself.
  huge.writeUInt32LE(0x0fff_ffff, huge.indexOf('VP8L') + 9)
  expect(() => cleanWebp(huge)).toThrow('FileTooLarge')
})
