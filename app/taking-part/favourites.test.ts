import { expect, test } from 'vitest'
import { cookbookWith } from '#tests/support/entities.ts'
import { cookbookAsTold } from './favourites.ts'

test('CBD-18 STA-07 what the server says of a cookbook counts, and a favourite is marked subscribed', () => {
  const book = cookbookWith({ IsFavorized: false, IsSubscribed: false })
  expect(cookbookAsTold(book, true)).toEqual({ ...book, IsFavorized: true, IsSubscribed: true })
  // A wish for the opposite may have come from another tab: the answer is what holds.
  expect(cookbookAsTold(book, false)).toEqual(book)
})

test('letting a favourite cookbook go does not touch the subscription', () => {
  const book = cookbookWith({ IsFavorized: true, IsSubscribed: true })
  expect(cookbookAsTold(book, false)).toEqual({ ...book, IsFavorized: false })
})
