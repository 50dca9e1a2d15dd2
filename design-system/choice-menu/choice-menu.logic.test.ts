import { expect, test } from 'vitest'
import { choiceAt } from '#design-system/choice-menu/choice-menu.logic.ts'

const LABELS = ['All', 'Mei', 'Matteo', 'Ömer']

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', -1, 0],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['m', 0, 1],
  ['M', 1, 2],
  ['m', 2, 1],
  ['ö', -1, 3],
  ['x', 0, undefined],
  [' ', 0, undefined],
  ['Tab', 0, undefined],
  ['Enter', 0, undefined],
])('%s from %i leads to %s', (key, current, next) => {
  expect(choiceAt(key, current, LABELS)).toBe(next)
})
