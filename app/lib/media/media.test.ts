import { afterEach, expect, test } from 'vitest'
import { mediaUrl, pictureUrl, setMediaBase } from './media.ts'
import { pictureSources } from './picture.ts'

afterEach(() => setMediaBase(''))

test('without a media host media paths are addresses of this site', () => {
  expect(mediaUrl('/media/films/a.mp4')).toBe('/media/films/a.mp4')
  expect(pictureUrl('/media/a.webp', 160)).toBe('/media/a.webp?w=160')
})

test('API-06 media paths are prefixed with the media host, absolute addresses are kept', () => {
  setMediaBase('https://media.simmer.example')
  expect(mediaUrl('/media/films/a.mp4')).toBe('https://media.simmer.example/media/films/a.mp4')
  expect(mediaUrl('https://elsewhere.example/a.mp4')).toBe('https://elsewhere.example/a.mp4')
  expect(pictureSources('/media/a.webp', 160)).toEqual({
    src: 'https://media.simmer.example/media/a.webp?w=160',
    srcSet: 'https://media.simmer.example/media/a.webp?w=160 160w',
  })
})
