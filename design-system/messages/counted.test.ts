import { expect, test } from 'vitest'
import { counting } from '#design-system/messages/counted.ts'

test('two forms follow the plural rule of a language', () => {
  expect([0, 1, 2].map((count) => counting('en')(count, 'star', 'stars'))).toEqual([
    '0\u00a0stars',
    '1\u00a0star',
    '2\u00a0stars',
  ])
  expect(counting('fr')(0, 'étoile', 'étoiles')).toBe('0\u00a0étoile')
})

test('a language has as many forms as it needs, and a form that is missing is the last one', () => {
  const stars = { one: 'gwiazdka', few: 'gwiazdki', many: 'gwiazdek', other: 'gwiazdki' }
  expect([1, 3, 5].map((count) => counting('pl')(count, stars))).toEqual([
    '1\u00a0gwiazdka',
    '3\u00a0gwiazdki',
    '5\u00a0gwiazdek',
  ])
  expect(counting('ar-EG')(3, { other: 'نجوم' })).toBe('٣\u00a0نجوم')
})
