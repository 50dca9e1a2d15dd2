import { expect, test } from 'vitest'
import { pictureOfWidth } from './pictures.ts'

test('a picture is requested in a width', () => {
  expect(pictureOfWidth('/media/soup.avif', 640)).toBe('/media/soup.avif?w=640')
})
