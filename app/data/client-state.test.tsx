// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { usePeople } from '#app/cook-along/people.ts'
import { writeToken } from '#app/session/token.ts'
import { rememberMember } from '#app/shopping/member-store.ts'
import { openOutbox } from '#app/shopping/outbox.ts'
import { EMPTY_LIST } from '#app/shopping/overlay.ts'
import { useShopping } from '#app/shopping/use-shopping.ts'
import { packOf } from '#app/words/packs.ts'
import { useWords, WordsProvider } from '#app/words/words-provider.tsx'
import { useCookbookOfTheMonth, useCookbooksOfAuthor, useNewestCookbooks } from './cookbooks.ts'
import { useFavouriteCookbooks, useFavouriteRecipes } from './favourites.ts'
import { useMember } from './member.ts'
import { useTools } from './recipe.ts'
import { useRecipePage } from './recipes.ts'
import { useTags } from './tags.ts'

/** A list with one recipe and one department, as the server told it another day. */
const ROW = { ThumbPath: null, ImperialAmount: 1, MetricUnit: 0, State: 0 } as const
const GARLIC = { ...ROW, Id: 10, Name: 'Garlic', PluralName: 'Garlic' }
const LIST = {
  ...EMPTY_LIST,
  recipes: [{ Id: 7, RecipeName: 'Soup', ThumbPath: null, Persons: 2, Ingredients: [GARLIC] }],
  departments: [{ DepartementId: 3, DepartementName: 'Fruit', Persons: 1, Ingredients: [GARLIC] }],
}

/** Says what the app holds, one line a thing; what is on its way is a dash. */
function State() {
  const { langId } = useWords()
  const { member, isPending } = useMember()
  const { list, departments } = useShopping()
  const [people] = usePeople()
  const held = {
    user: member?.username,
    cookbooks: useCookbooksOfAuthor(3).cookbooks,
    latest: useNewestCookbooks().cookbooks,
    slider: useCookbookOfTheMonth().month,
    recipes: useRecipePage(1).recipes,
    likedRecipes: useFavouriteRecipes().data,
    likedCookbooks: useFavouriteCookbooks().data,
    tools: useTools().tools,
    tags: useTags().tags,
    shopping: list.recipes[0]?.RecipeName,
    departments: departments[0]?.name,
    locale: langId,
    people,
  }
  const lines = Object.entries(held).map(
    ([name, value]) => `${name} ${JSON.stringify(value)?.replaceAll('"', '') ?? '-'}`,
  )
  return <pre>{[`loading ${isPending}`, ...lines].join('\n')}</pre>
}

const shown = () =>
  [...document.querySelectorAll('pre')].map(({ textContent }) => textContent?.split('\n'))

/** What the server gives for a key: its path, so that each state shows where it comes from. */
const answerOf = (key: string) =>
  key === '/api/me/' ? { username: 'ada' } : key.replace('/api', '').replace(/[?&]LangId=1$/, '')

test('ENT-34 the state of the app: each thing is asked for once, however many screens read it', async () => {
  writeToken('a token of ada')
  rememberMember('ada')
  const outbox = await openOutbox('ada')
  await outbox.keepSnapshot({ version: 1, lists: { 0: LIST, 1: LIST } })
  const asked: string[] = []
  const { promise: ready, resolve: answer } = Promise.withResolvers<void>()
  const fetcher = async (key: string) => {
    asked.push(key)
    await ready
    return answerOf(key)
  }
  const { words } = packOf('en')
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher }}>
      <WordsProvider language="en" words={words}>
        <State />
        <State />
      </WordsProvider>
    </SWRConfig>,
  )
  expect(shown()[0]?.slice(0, 2)).toEqual(['loading true', 'user -'])
  await act(async () => answer())
  await screen.findAllByText(/departments Fruit/)
  const [one, other] = shown()
  expect(one).toEqual([
    'loading false',
    'user ada',
    'cookbooks /book?AuthorId=3',
    'latest /book?OrderAsc=true&OrderBy=created&limit=12',
    'slider /slider/month',
    'recipes /recipe?limit=20&offset=0',
    'likedRecipes /recipe?Favorized=true',
    'likedCookbooks /book?Favorized=true',
    'tools /tool',
    'tags /tag',
    'shopping Soup',
    'departments Fruit',
    'locale 1',
    'people 2',
  ])
  expect(other).toEqual(one)
  expect(asked).toHaveLength(new Set(asked).size)
})
