// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CookbookOfTheMonth } from '#contract/cookbook.ts'
import { show } from '#tests/support/show.tsx'
import { MonthBanner } from './month-banner.tsx'

const MONTH: CookbookOfTheMonth = {
  BookId: 5,
  Title: 'Pasta al dente',
  ImagePath: '/media/cookbooks/pasta-al-dente/header.webp',
  Book: {
    Author: { Id: 2, Name: 'Matteo Conti', ImagePath: null },
    Rating: { GlobalRating: 4, TotalRatings: 9 },
    Description: 'Three ways to a plate of pasta.',
    HeaderPath: null,
  },
  ImageTone: 'light',
  ImageColour: '#dec8a7',
}

function banner(Description: string | null) {
  show(<MonthBanner month={{ ...MONTH, Book: { ...MONTH.Book, Description } }} />)
}

test('EXP-02 CON-14 the description of the month is cut at 150 characters', () => {
  banner('ä'.repeat(151))
  expect(screen.getByText(`${'ä'.repeat(150)}...`)).toBeInTheDocument()
})

test('a description of 150 characters is not cut', () => {
  banner('ä'.repeat(150))
  expect(screen.getByText('ä'.repeat(150))).toBeInTheDocument()
})

test('the banner names the cookbook and its author and links to both', () => {
  banner(null)
  expect(screen.getByRole('heading', { name: 'Pasta al dente' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Matteo Conti' })).toHaveAttribute('href', '/authors/2')
  const open = screen.getByRole('link', { name: 'Open the cookbook' })
  expect(open).toHaveAttribute('href', '/cookbooks/5')
})
