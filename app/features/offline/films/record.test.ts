// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import {
  forgetFilm,
  forgetFilms,
  parseSavedFilms,
  readSavedFilms,
  rememberFilm,
  type SavedFilm,
} from './record.ts'

beforeEach(() => forgetFilms())

const film = (recipeId: number): SavedFilm => ({
  recipeId,
  names: { 0: 'Suppe', 1: 'Soup' },
  filmPath: `/media/films/${recipeId}.mp4`,
  coverPath: null,
  bytes: 1000,
  isWhole: false,
})

test('the latest download is first, and an update keeps its position', () => {
  rememberFilm(film(1))
  rememberFilm(film(2))
  rememberFilm({ ...film(1), isWhole: true })
  expect(readSavedFilms()).toEqual([film(2), { ...film(1), isWhole: true }])
})

test('films are removed one by one', () => {
  rememberFilm(film(1))
  rememberFilm(film(2))
  forgetFilm(1)
  expect(readSavedFilms()).toEqual([film(2)])
})

test('stored data in another shape is not a film', () => {
  expect(parseSavedFilms('broken')).toEqual([])
  expect(parseSavedFilms('{}')).toEqual([])
  expect(parseSavedFilms(null)).toEqual([])
})

test('entries that are not films are left out', () => {
  const broken = [
    null,
    7,
    {},
    { ...film(1), recipeId: '1' },
    { ...film(1), names: { 1: 'Soup' } },
    { ...film(1), names: null },
    { ...film(1), filmPath: 3 },
    { ...film(1), coverPath: 3 },
    { ...film(1), bytes: '1000' },
    { ...film(1), isWhole: 'no' },
  ]
  expect(parseSavedFilms(JSON.stringify([...broken, film(2)]))).toEqual([film(2)])
})
