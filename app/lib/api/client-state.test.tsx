// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { usePeople } from '#app/features/recipes/index.ts'
import { writeToken } from '#app/lib/storage/token.ts'
import {
  EMPTY_LIST,
  openOutbox,
  rememberMember,
  useShopping,
} from '#app/features/shopping/index.ts'
import { LANGUAGES, langIdOf } from '#contract/languages.ts'
import { packOf } from '#app/lib/words/packs.ts'
import { useWords, WordsProvider } from '#app/lib/words/words-provider.tsx'
import {
  useCookbookOfTheMonth,
  useCookbooksOfAuthor,
  useNewestCookbooks,
} from '#app/features/cookbooks/index.ts'
import { useFavouriteCookbooks, useFavouriteRecipes } from '#app/features/favourites/index.ts'
import { useMember } from '#app/features/account/index.ts'
import { useRecipePage, useTags, useTools } from '#app/features/recipes/index.ts'

const ROW = { ThumbPath: null, ImperialAmount: 1, MetricUnit: 0, State: 0 } as const
const GARLIC = { ...ROW, Id: 10, Name: 'Garlic', PluralName: 'Garlic' }
/** A saved list with one recipe and one department. */
const LIST = {
  ...EMPTY_LIST,
  recipes: [{ Id: 7, RecipeName: 'Soup', ThumbPath: null, Persons: 2, Ingredients: [GARLIC] }],
  departments: [{ DepartementId: 3, DepartementName: 'Fruit', Persons: 1, Ingredients: [GARLIC] }],
}

/** Shows the client state, one line per part; a dash is pending. */
function State() {
  const { langId } = useWords()
  const { member, isPending } = useMember()
  const { list, arranged } = useShopping()
  const [people] = usePeople()
  const state = {
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
    departments: arranged.departments[0]?.name,
    locale: langId,
    people,
  }
  const lines = Object.entries(state).map(
    ([name, value]) => `${name} ${JSON.stringify(value)?.replaceAll('"', '') ?? '-'}`,
  )
  return <pre>{[`loading ${isPending}`, ...lines].join('\n')}</pre>
}

const shown = () =>
  [...document.querySelectorAll('pre')].map(({ textContent }) => textContent?.split('\n'))

/** The response to a key: its path, so that each line shows where its value comes from. */
const responseTo = (key: string) =>
  key === '/api/me/' ? { username: 'ada' } : key.replace('/api', '')

test.for(LANGUAGES)(
  'ENT-34 each part of the client state is fetched once, however many components read it (%s)',
  async (language) => {
    const LangId = langIdOf(language)
    writeToken('a token of ada')
    rememberMember('ada')
    const outbox = await openOutbox('ada')
    await outbox.storeSnapshot({ version: 1, lists: { 0: LIST, 1: LIST } })
    const fetched: string[] = []
    const { promise: ready, resolve: respond } = Promise.withResolvers<void>()
    const fetcher = async (key: string) => {
      fetched.push(key)
      await ready
      return responseTo(key)
    }
    const { words } = packOf(language)
    render(
      <SWRConfig value={{ provider: () => new Map(), fetcher }}>
        <WordsProvider language={language} words={words}>
          <State />
          <State />
        </WordsProvider>
      </SWRConfig>,
    )
    expect(shown()[0]?.slice(0, 2)).toEqual(['loading true', 'user -'])
    await act(async () => respond())
    await screen.findAllByText(/departments Fruit/)
    const [one, other] = shown()
    expect(one).toEqual([
      'loading false',
      'user ada',
      `cookbooks /book?AuthorId=3&LangId=${LangId}`,
      `latest /book?OrderAsc=true&OrderBy=created&limit=12&LangId=${LangId}`,
      `slider /slider/month?LangId=${LangId}`,
      `recipes /recipe?limit=20&offset=0&LangId=${LangId}`,
      `likedRecipes /recipe?Favorized=true&LangId=${LangId}`,
      `likedCookbooks /book?Favorized=true&LangId=${LangId}`,
      `tools /tool?LangId=${LangId}`,
      `tags /tag?LangId=${LangId}`,
      'shopping Soup',
      'departments Fruit',
      `locale ${LangId}`,
      'people 2',
    ])
    expect(other).toEqual(one)
    expect(fetched).toHaveLength(new Set(fetched).size)
  },
)
