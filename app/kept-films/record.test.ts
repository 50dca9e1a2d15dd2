// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import {
  forgetFilm,
  forgetFilms,
  parseKeptFilms,
  readKeptFilms,
  rememberFilm,
  type KeptFilm,
} from './record.ts'

beforeEach(() => forgetFilms())

const film = (recipeId: number): KeptFilm => ({
  recipeId,
  names: { 0: 'Suppe', 1: 'Soup' },
  filmPath: `/media/films/${recipeId}.mp4`,
  coverPath: null,
  bytes: 1000,
  isWhole: false,
})

test('the film that was kept last comes first, and news about one leave it where it is', () => {
  rememberFilm(film(1))
  rememberFilm(film(2))
  rememberFilm({ ...film(1), isWhole: true })
  expect(readKeptFilms()).toEqual([film(2), { ...film(1), isWhole: true }])
})

test('films are forgotten one by one', () => {
  rememberFilm(film(1))
  rememberFilm(film(2))
  forgetFilm(1)
  expect(readKeptFilms()).toEqual([film(2)])
})

test('what somebody else left there is no film', () => {
  expect(parseKeptFilms('broken')).toEqual([])
  expect(parseKeptFilms('{}')).toEqual([])
  expect(parseKeptFilms(null)).toEqual([])
})
