// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en } from '#design-system/messages/en.ts'
import { DesignSystemProvider } from '#design-system/provider/provider.tsx'
import { AuthorCard } from './author-card.tsx'
import { CookbookCard } from './cookbook-card.tsx'
import { RecipeCard } from './recipe-card.tsx'

const picture = { src: '/cover.webp', alt: '', width: 400, height: 300 }
const author = { href: '/authors/1', name: 'Jonas Weber' }
const rating = { average: 4 }

test('the accessible name of a shortened title and author contains the visible text', () => {
  render(
    <DesignSystemProvider messages={en} language="en">
      <CookbookCard
        href="/b"
        title="Bowls and Broths ..."
        fullTitle="Bowls and Broths from the Coast"
        picture={picture}
        author={{ ...author, name: 'Jonas...', fullName: 'Jonas Weber' }}
        rating={rating}
      />
    </DesignSystemProvider>,
  )
  for (const [name, shown] of [
    ['Bowls and Broths from the Coast', 'Bowls and Broths '],
    ['Jonas Weber', 'Jonas'],
  ] as const) {
    const link = screen.getByRole('link', { name })
    expect(link.textContent).toBe(shown)
    expect(name).toContain(shown)
    expect(link.querySelector('[data-tail]')?.getAttribute('data-tail')).toBe('...')
  }
})

test('every card is an article with the name of its heading', () => {
  render(
    <DesignSystemProvider messages={en} language="en">
      <RecipeCard href="/a" title="Soup" picture={picture} author={author} rating={rating} />
      <CookbookCard href="/b" title="Soups" picture={picture} author={author} rating={rating} />
      <AuthorCard href="/c" name="Jonas Weber" cookbooks="3 cookbooks" />
    </DesignSystemProvider>,
  )
  for (const name of ['Soup', 'Soups', 'Jonas Weber'])
    expect(screen.getByRole('article', { name })).toBeTruthy()
})
