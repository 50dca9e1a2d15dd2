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
