// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cookbookWith, recipeWith } from '#tests/support/entities.ts'
import { show } from '#tests/support/show.tsx'
import type { SearchTab } from './found.ts'
import type { SearchState } from './search-machine.ts'
import { SearchResults } from './search-results.tsx'

/** Shows a tab of a search whose calls have all settled, unless `state` differs. */
function showTab(tab: SearchTab, state: Partial<SearchState>, language: 'en' | 'de' = 'en') {
  const handlers = { onChoose: vi.fn(), onTabChange: vi.fn(), onRetry: vi.fn() }
  const found = { recipes: [], cookbooks: [], ingredients: [], authors: [] }
  const terms = { suggestions: [], nearest: [] }
  const all = { term: 'feta', found, isPending: false, hasFailed: false, ...terms, ...state }
  show(<SearchResults tab={tab} state={all} {...handlers} />, { language })
  return handlers
}

test.for([
  ['en', 'No results found.'],
  ['de', 'Nichts gefunden.'],
] as const)(
  'SRC-03 SRC-04 a visitor who finds nothing reads so, with advice, %s',
  ([language, title]) => {
    const { onChoose } = showTab('all', { suggestions: ['pizza'] }, language)
    const heading = screen.getByRole('heading', { level: 3, name: title })
    expect(heading.nextElementSibling?.textContent.trim()).not.toBe('')
    screen.getByRole('button', { name: 'pizza' }).click()
    expect(onChoose).toHaveBeenCalledWith('pizza')
  },
)

test('a visitor who finds nothing chooses the term that was meant', () => {
  const { onChoose } = showTab('all', { term: 'aubergin', nearest: ['aubergine'] })
  const meant = screen.getByRole('region', { name: 'Did you mean' })
  within(meant).getByRole('button', { name: 'aubergine' }).click()
  expect(onChoose).toHaveBeenCalledWith('aubergine')
})

test('SRC-17 a result shows its name, with the match underlined, and its picture', () => {
  const author = { Id: 4, Name: 'Feta Friend', ImagePath: '/media/authors/feta.webp' }
  const details = { Description: null, CookbookLength: 1, Facebook: null, Website: null }
  const found: SearchState['found'] = {
    recipes: [recipeWith({ Id: 7, Name: 'Baked feta', CoverPath: '/media/recipes/f/cover.webp' })],
    cookbooks: [cookbookWith({ Id: 3, Name: 'Feta, again', CoverPath: null })],
    ingredients: [{ Id: 9, Name: 'Feta', ImagePath: '/media/ingredients/feta.webp' }],
    authors: [{ ...author, ...details, IsSubscribed: false }],
  }
  showTab('all', { found })
  for (const [name, href, picture] of [
    ['Baked feta', '/recipes/7', '/media/recipes/f/cover'],
    ['Feta, again', '/cookbooks/3', undefined],
    ['FetaRecipes with it', '/recipes?IncludedIng%5B%5D=9', '/media/ingredients/feta'],
    ['Feta Friend', '/authors/4', '/media/authors/feta'],
  ] as const) {
    const hit = screen.getAllByRole('link').find((link) => link.textContent.includes(name))
    if (!hit) throw new Error(`${name} is not there.`)
    expect(hit).toHaveAttribute('href', href)
    expect(within(hit).getByText(/^feta$/i)).toBeInTheDocument()
    const image = hit.querySelector('img')
    if (picture === undefined) expect(image).toBeNull()
    else expect(image?.getAttribute('src')).toContain(picture)
  }
})

test.for([
  ['en', 'mainly feta, olives, optional', 'contains feta, also with olives'],
  ['de', 'vor allem feta, olives nach Belieben', 'enthält feta, auch mit olives'],
] as const)(
  'a visitor reads by which food a recipe was found whose name does not say it, %s',
  ([language, pie, salad]) => {
    const recipes = [
      recipeWith({
        Id: 1,
        Name: 'Pie',
        FoundBy: [
          { Kind: 'mainly', Name: 'feta' },
          { Kind: 'optional', Name: 'olives' },
        ],
      }),
      recipeWith({
        Id: 2,
        Name: 'Salad',
        FoundBy: [
          { Kind: 'contains', Name: 'feta' },
          { Kind: 'instead', Name: 'olives' },
        ],
      }),
    ]
    showTab('recipes', { found: { recipes } }, language)
    expect(screen.getByRole('link', { name: /^Pie/ })).toHaveTextContent(pie)
    expect(screen.getByRole('link', { name: /^Salad/ })).toHaveTextContent(salad)
  },
)

test('the tab of all results shows two rows of each kind and links to the others', () => {
  const recipes = Array.from({ length: 8 }, (_, index) =>
    recipeWith({ Id: index + 1, Name: `Feta ${index + 1}` }),
  )
  const { onTabChange } = showTab('all', { found: { recipes } })
  expect(screen.getAllByRole('link')).toHaveLength(6)
  screen.getByRole('button', { name: 'All 8 recipes' }).click()
  expect(onTabChange).toHaveBeenCalledWith('recipes')
})

test('a visitor reads above the results which kind failed, and retries', () => {
  const { onRetry } = showTab('all', { found: { recipes: [recipeWith()] }, hasFailed: true })
  expect(screen.getByText('Some results couldn’t be loaded')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Shakshuka/ })).toBeInTheDocument()
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})
