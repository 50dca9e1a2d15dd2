import { expect, test } from 'vitest'
import { pictureSources } from './picture.ts'

test('a picture offers every width up to its largest, which is the fallback', () => {
  expect(pictureSources('/media/a.webp', 640)).toEqual({
    src: '/media/a.webp?w=640',
    srcSet:
      '/media/a.webp?w=160 160w, /media/a.webp?w=320 320w, /media/a.webp?w=480 480w, /media/a.webp?w=640 640w',
  })
  expect(pictureSources('/media/a.webp', 256).src).toBe('/media/a.webp?w=160')
})

test('a missing picture has no sources', () => {
  expect(pictureSources(null, 640)).toEqual({ src: null })
})
