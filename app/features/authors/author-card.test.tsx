// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Author } from '#contract/author.ts'
import { show } from '#tests/support/show.tsx'
import { AuthorCard } from './author-card.tsx'

const author = (parts: Partial<Author> = {}): Author => ({
  Id: 4,
  Name: 'Mei Tanaka',
  ImagePath: null,
  Description: 'Mei came from Osaka to Leipzig for the music.',
  CookbookLength: 1,
  Facebook: null,
  Website: null,
  IsSubscribed: false,
  ...parts,
})

test('ATH-02 ATH-03 a card links to the author, counts cookbooks and cuts after a whole word', () => {
  show(<AuthorCard author={author()} />)
  expect(screen.getByRole('link', { name: 'Mei Tanaka' })).toHaveAttribute('href', '/authors/4')
  expect(screen.getByText('1 cookbook')).toBeInTheDocument()
  expect(screen.getByText('Mei came from Osaka to...')).toBeInTheDocument()
})

test('an author without cookbooks and without a description is shown, too', () => {
  show(<AuthorCard author={author({ CookbookLength: 0, Description: null })} />)
  expect(screen.getByText('0 cookbooks')).toBeInTheDocument()
})
