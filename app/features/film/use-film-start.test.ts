import { expect, test } from 'vitest'
import { filmStart } from './use-film-start.ts'

test('?t= opens the film at a second, #step- at a step', () => {
  expect(filmStart('?lang=en&t=6.4', '')).toEqual({ seconds: 6.4 })
  expect(filmStart('?t=0', '#step-3')).toEqual({ seconds: 0 })
  expect(filmStart('', '#step-3')).toEqual({ step: 3 })
})

test('any other address starts the film at the beginning', () => {
  for (const search of ['', '?t=', '?t=soon', '?t=-3', '?t=Infinity']) {
    expect(filmStart(search, '#comments')).toBeUndefined()
  }
})
