// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { takeReturnPath } from '#app/features/account/index.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { recipeWith } from '#tests/support/entities.ts'
import { show } from '#tests/support/show.tsx'
import { RecipeCard } from './recipe-card.tsx'

function card(parts: Partial<Recipe> = {}) {
  const { container } = show(<RecipeCard recipe={recipeWith(parts)} place="grid" />)
  return within(container)
}

test('RCL-27 CON-24 a card shows at most three tags, each a link to its recipes', () => {
  const RecipeTags = ['vegan', 'süß & sauer', 'quick', 'family'].map((Name) => ({ Name }))
  card({ RecipeTags })
  const links = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/tags'))
  expect(links).toEqual([
    '/tags?Term=vegan',
    '/tags?Term=s%C3%BC%C3%9F%20%26%20sauer',
    '/tags?Term=quick',
  ])
})

test('RCL-30 CON-16 a title is cut at 35 characters, and its link has the full title', () => {
  const Name = 'Chickpea, sweet potato and vegetable pan'
  const link = card({ Name }).getByRole('link', { name: Name })
  expect(link.textContent).toBe('Chickpea, sweet potato and vegetabl')
  expect(link.querySelector('[data-tail]')).toHaveAttribute('data-tail', '...')
  expect(link).toHaveAttribute('href', '/recipes/7')
  expect(link).toHaveAttribute('title', Name)
})

test('a title of 35 characters is not cut', () => {
  const Name = 'Chickpea, sweet potato and veg. pan'
  expect(Array.from(Name)).toHaveLength(35)
  const link = card({ Name }).getByRole('link', { name: Name })
  expect(link).toHaveTextContent(Name)
  expect(link).not.toHaveAttribute('title')
})

test('RCL-29 CON-17 the author line is cut at 20 characters and links to the author', () => {
  const Author = { Id: 9, Name: 'Ludwig van Beethoven Junior', ImagePath: null }
  const link = card({ Author }).getByRole('link', { name: Author.Name })
  expect(link.textContent).toMatch(/Ludwig van Beethoven$/)
  expect(link.querySelector('[data-tail]')).toHaveAttribute('data-tail', '...')
  expect(link).toHaveAttribute('href', '/authors/9')
})

test('RCL-28 RCL-31 a card shows preparation time and rating', () => {
  expect(card({ PrepTime: '01:10:00' }).getByText('1 h 10 min')).toBeInTheDocument()
  expect(screen.getByText(/4\.8 out of 5, 56.ratings/)).toBeInTheDocument()
})

test('a card says how long it takes in all where that is more than half an hour longer', () => {
  const long = card({ Id: 8, PrepTime: '00:30:00', TotalTime: '19:40:00' })
  expect(long.getByText('in all 19 h 40')).toBeInTheDocument()
  const unknown = card({ Id: 9, PrepTime: null, TotalTime: '00:45:00' })
  expect(unknown.getByText('in all 45 min')).toBeInTheDocument()
  const short = card({ PrepTime: '00:30:00', TotalTime: '01:00:00' })
  expect(short.queryByText(/in all/)).not.toBeInTheDocument()
})

test('a card without time or rating shows the texts for none', () => {
  const it = card({
    PrepTime: null,
    Rating: { GlobalRating: 0, TotalRatings: 0, UserRating: null },
  })
  expect(it.getByText('–')).toBeInTheDocument()
  expect(it.getByText('Not rated yet')).toBeInTheDocument()
})

test("RCL-32 a visitor's heart links to sign-in and stores the page as return path", async () => {
  const heart = card().getByRole('link', { name: 'Sign in to favourite Shakshuka with feta' })
  expect(heart).toHaveAttribute('href', '/auth')
  await userEvent.click(heart)
  expect(takeReturnPath()).toBe('/')
})

test('the cover has fitting widths, its dimensions, its colour and an empty alt text', () => {
  const { container } = show(<RecipeCard recipe={recipeWith()} place="grid" />)
  const cover = container.querySelector('img')
  expect(cover).toHaveAttribute('width', '1280')
  expect(cover).toHaveAttribute('height', '960')
  expect(cover).toHaveAttribute('alt', '')
  expect(cover).toHaveAttribute('loading', 'lazy')
  expect(cover?.getAttribute('srcset')).toContain('/media/recipes/shakshuka/cover.webp?w=320 320w')
  expect(cover).toHaveStyle({ backgroundColor: '#dec8a7' })
})

test('the first card of a list loads its cover eagerly', () => {
  const { container } = show(<RecipeCard recipe={recipeWith()} place="grid" eager />)
  expect(container.querySelector('img')).toHaveAttribute('loading', 'eager')
  expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high')
})

/** The film that plays while the pointer is on the card. */
async function previewOf(parts: Partial<Recipe>): Promise<HTMLVideoElement | null> {
  const { container } = show(<RecipeCard recipe={recipeWith(parts)} place="grid" />)
  expect(container.querySelector('video')).toBeNull()
  await userEvent.hover(screen.getByRole('article'))
  await waitFor(() => expect(container.querySelector('video')).not.toBeNull())
  return container.querySelector('video')
}

test('RCL-24 the preview is muted and not loaded before hover or focus', async () => {
  const film = await previewOf({})
  expect(film).toHaveAttribute('src', '/media/films/previews/shakshuka.mp4')
  expect(film).toHaveAttribute('preload', 'none')
  expect(film?.muted).toBe(true)
})

test('without a preview the short film plays', async () => {
  const Short = { Mp4FilePath: '/media/short.mp4' }
  const film = await previewOf({ Videos: { Short, Preview: null, Main: null } })
  expect(film).toHaveAttribute('src', '/media/short.mp4')
})

test('RCL-33 every recipe with steps offers to cook along, with a film or without', () => {
  const name = /^Cook along: Shakshuka/
  expect(card().getByRole('button', { name })).toBeInTheDocument()
  const withoutFilm = card({ Id: 8, Videos: { Short: null, Preview: null, Main: null } })
  expect(withoutFilm.getByRole('button', { name })).toBeInTheDocument()
  const without = card({ Id: 9, StepCount: 0 })
  expect(without.queryByRole('button', { name: /^Cook along/ })).not.toBeInTheDocument()
})

test('RCL-25 RCL-26 the panels show ingredients with labels, and tools', async () => {
  const it = card()
  await userEvent.hover(it.getByRole('article'))
  await userEvent.click(await it.findByRole('button', { name: 'Ingredients' }))
  expect(
    await it.findByRole('img', { name: 'Ingredients of Shakshuka with feta' }),
  ).toBeInTheDocument()
  expect(it.getByText('Tomatoes')).toBeInTheDocument()
  await userEvent.click(it.getByRole('button', { name: 'Tools' }))
  expect(await it.findByRole('img', { name: 'Tools for Shakshuka with feta' })).toBeInTheDocument()
})
