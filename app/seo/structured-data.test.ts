import { expect, test } from 'vitest'
import { filterOf, listQuery, selectionQuery } from '#app/features/cookbooks/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import type { AddressName } from '#contract/addresses/addresses.ts'
import type { Author } from '#contract/author.ts'
import { EXPLORE_RECIPES } from '#contract/limits.ts'
import { cookbookWith, recipeWith } from '#tests/support/entities.ts'
import { errors, type Item } from '#tests/support/structured-data.ts'
import { structuredDataOf, type PageFacts } from './structured-data.ts'

const ENGLISH = 1

const AUTHOR: Author = {
  Id: 4,
  Name: 'Yasmin Haddad',
  ImagePath: '/media/authors/yasmin-haddad.webp',
  Description: 'Cooks for a long table.',
  CookbookLength: 1,
  Facebook: null,
  Website: 'https://yasmin.example',
  IsSubscribed: false,
}

const RESPONSES = {
  [keys.newestCookbooks(ENGLISH)]: [cookbookWith()],
  [keys.recipes(ENGLISH, EXPLORE_RECIPES, 0)]: [recipeWith(), recipeWith({ Id: 8 })],
  [keys.recipeCount(ENGLISH)]: 2,
  [keys.recipePage(ENGLISH, 1)]: [recipeWith(), recipeWith({ Id: 8 })],
  [keys.cookbookCount(selectionQuery(filterOf(new URLSearchParams())), ENGLISH)]: 1,
  [keys.cookbookPage(listQuery(filterOf(new URLSearchParams())), ENGLISH, 1)]: [cookbookWith()],
  [keys.recipesOfTag('vegan', ENGLISH)]: [recipeWith()],
  [keys.authors(ENGLISH)]: [AUTHOR],
  [keys.author(4, ENGLISH)]: AUTHOR,
  [keys.cookbooksOfAuthor(4, ENGLISH)]: [cookbookWith()],
  [keys.cookbook(3, ENGLISH)]: cookbookWith(),
  [keys.recipesOfBook(3, ENGLISH)]: [recipeWith()],
  [keys.recipe(7, ENGLISH)]: recipeWith(),
}

/** The structured data of a page as JSON, which has no undefined values. */
function dataOf(name: AddressName, address = '', facts: Partial<PageFacts> = {}): Item[] {
  const { searchParams, pathname } = new URL(address, 'https://simmer.example/')
  const data = structuredDataOf({
    name,
    params: { id: pathname.slice(1) },
    search: searchParams,
    responses: RESPONSES,
    origin: 'https://simmer.example',
    language: 'en',
    t: createTranslate(en, 'en'),
    ...facts,
  })
  return JSON.parse(JSON.stringify(data)) as Item[]
}

const types = (items: Item[]) => items.map((item) => item['@type'])

test.for([
  ['explore', '', ['ItemList', 'ItemList']],
  ['recipes', '', ['ItemList']],
  ['cookbooks', '', ['ItemList']],
  ['authors', '', ['ItemList']],
  ['tags', '?Term=vegan', ['ItemList']],
  ['cookbook', '3', ['BreadcrumbList', 'ItemList']],
  ['author', '4', ['BreadcrumbList', 'ProfilePage', 'ItemList']],
  ['recipe', '7', ['BreadcrumbList', 'Recipe']],
  ['blog', '', ['BreadcrumbList']],
] as const)(
  '%s has structured data of its content that is valid for rich results',
  async ([screen, address, expected]) => {
    const items = dataOf(screen, address)
    expect(types(items)).toEqual(expected)
    for (const item of items) expect(await errors(item)).toEqual([])
  },
)

test('a list links to its items in the language of the page', () => {
  const [list] = dataOf('recipes', '?lang=en')
  expect(list).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: 'Recipes',
    numberOfItems: 2,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Shakshuka with feta',
        url: 'https://simmer.example/recipes/7?lang=en',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Shakshuka with feta',
        url: 'https://simmer.example/recipes/8?lang=en',
      },
    ],
  })
})

test('an author is a person with profile links', () => {
  const [, page] = dataOf('author', '4')
  expect(page?.['mainEntity']).toEqual({
    '@type': 'Person',
    name: 'Yasmin Haddad',
    url: 'https://simmer.example/authors/4?lang=en',
    image: 'https://simmer.example/media/authors/yasmin-haddad.webp',
    description: 'Cooks for a long table.',
    sameAs: ['https://yasmin.example'],
  })
})

test('the breadcrumb of a recipe contains the recipe list', () => {
  const [way] = dataOf('recipe', '7')
  expect(way?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Explore', item: 'https://simmer.example/?lang=en' },
    { position: 2, name: 'Recipes', item: 'https://simmer.example/recipes?lang=en' },
    { position: 3, item: 'https://simmer.example/recipes/7?lang=en' },
  ])
})

test('filtered lists and failed requests have no structured data', () => {
  expect(dataOf('recipes', '?DishTypes=5')).toEqual([])
  expect(dataOf('cookbooks', '?Term=soup')).toEqual([])
  const screens = [
    'explore',
    'recipes',
    'cookbooks',
    'authors',
    'tags',
    'cookbook',
    'author',
  ] as const
  for (const screen of [...screens, 'recipe'] as const)
    expect(dataOf(screen, '1', { responses: {} })).toEqual([])
})
