import { expect, test } from 'vitest'
import { PICTURE_PIXELS_MAX, PICTURE_PIXELS_OF_ANY_KIND } from '#contract/pictures.ts'
import { checkSize } from './check-size.ts'

/** A picture of one row. */
const row = (width: number, bytesPerPixel: number, isWhole: boolean) => () =>
  checkSize({ width, height: 1, decodedBytes: width * bytesPerPixel, isWhole })

test('a picture of any kind may have 12.5 megapixels, even of 8 bytes each that are decoded as a whole', () => {
  expect(PICTURE_PIXELS_OF_ANY_KIND).toBe(12_500_000)
  expect(row(PICTURE_PIXELS_OF_ANY_KIND, 8, true)).not.toThrow()
  expect(row(PICTURE_PIXELS_OF_ANY_KIND + 1, 8, true)).toThrow('FileTooLarge')
})

test('a photo may have 50 megapixels', () => {
  expect(row(PICTURE_PIXELS_MAX, 3, false)).not.toThrow()
  expect(row(PICTURE_PIXELS_MAX + 1, 3, false)).toThrow('FileTooLarge')
})
