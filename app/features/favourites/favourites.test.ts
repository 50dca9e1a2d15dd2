import { expect, test } from 'vitest'
import { cookbookWith } from '#tests/support/entities.ts'
import { cookbookAsTold } from './favourites.ts'

test("CBD-18 STA-07 the server's flags of a cookbook are used, and a favourite is marked subscribed", () => {
  const book = cookbookWith({ IsFavorized: false, IsSubscribed: false })
  expect(cookbookAsTold(book, true)).toEqual({ ...book, IsFavorized: true, IsSubscribed: true })
  // Another tab may have sent the opposite: the server's answer counts.
  expect(cookbookAsTold(book, false)).toEqual(book)
})

test('removing a favourite cookbook keeps the subscription', () => {
  const book = cookbookWith({ IsFavorized: true, IsSubscribed: true })
  expect(cookbookAsTold(book, false)).toEqual({ ...book, IsFavorized: false })
})
