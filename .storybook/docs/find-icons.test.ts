import { expect, test } from 'vitest'
import { findIcons } from './find-icons.ts'

const ICONS = { Heart: 1, ArrowLeft: 2, ArrowDown: 3 }

test.each([
  ['', ['ArrowDown', 'ArrowLeft', 'Heart']],
  ['arrow', ['ArrowDown', 'ArrowLeft']],
  [' left ARROW', ['ArrowLeft']],
  ['arrowl', ['ArrowLeft']],
  ['ship', []],
])('%j finds %j', (text, names) => {
  expect(findIcons(ICONS, text).map(([name]) => name)).toEqual(names)
})
