import { expect, test } from 'vitest'
import { cookbookWith } from '#tests/support/entities.ts'
import { cookbookWithFlag } from './favourites.ts'

test("CBD-18 STA-07 the server's favourite flag of a cookbook is used, and a favourite is marked subscribed", () => {
  const book = cookbookWith({ IsFavorized: false, IsSubscribed: false })
  expect(cookbookWithFlag(book, true)).toEqual({ ...book, IsFavorized: true, IsSubscribed: true })
  // Another tab may have sent the opposite: the server's value is used.
  expect(cookbookWithFlag(book, false)).toEqual(book)
})

test('removing a favourite cookbook keeps the subscription', () => {
  const book = cookbookWith({ IsFavorized: true, IsSubscribed: true })
  expect(cookbookWithFlag(book, false)).toEqual({ ...book, IsFavorized: false })
})
