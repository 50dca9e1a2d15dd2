import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { cookbookWith, recipeWith } from '#tests/support/entities.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import type { SearchState } from './search-machine.ts'
import { SearchResults } from './search-results.tsx'

const RECIPES = [
  recipeWith({ CoverPath: '/story/shakshuka.webp' }),
  recipeWith({ Id: 8, Name: 'Feta pizza', CoverPath: '/story/margherita-pizza.webp' }),
  ...[9, 10, 11, 12, 13].map((Id) => recipeWith({ Id, Name: `Baked feta ${Id}`, CoverPath: null })),
]

const FOUND: SearchState['found'] = {
  recipes: RECIPES,
  cookbooks: [cookbookWith({ Name: 'Feta, again', CoverPath: '/story/book-levantine-mezze.webp' })],
  authors: [
    {
      Id: 4,
      Name: 'Feta Friend',
      ImagePath: '/story/portrait.webp',
      Description: null,
      CookbookLength: 1,
      Facebook: null,
      Website: null,
      IsSubscribed: false,
    },
  ],
  ingredients: [{ Id: 9, Name: 'Feta', ImagePath: '/story/ingredients.webp' }],
}

const state: SearchState = {
  term: 'feta',
  found: FOUND,
  isPending: false,
  hasFailed: false,
  suggestions: [],
  nearest: [],
}
const nothing = { recipes: [], cookbooks: [], authors: [], ingredients: [] }
const contains = { Kind: 'contains', Name: 'feta' } as const
const SUGGESTIONS = ['apple', 'asparagus', 'aubergine', 'avocado']

const meta = {
  title: 'Screens/Search/Results',
  component: SearchResults,
  decorators: [inApp],
  args: { tab: 'all', state, onChoose: fn(), onTabChange: fn(), onRetry: fn() },
  render: (args) => (
    <>
      {/* In the overlay the headings of the results are below this one. */}
      <h2 className="sr-only">Search</h2>
      <SearchResults {...args} />
    </>
  ),
} satisfies Meta<typeof SearchResults>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = { name: 'SRC-17 Results of every kind' }

export const AllGerman: Story = { globals: { language: 'de' } }

export const AllRightToLeft: Story = { globals: { direction: 'rtl' } }

/** Why a recipe was found, where its name does not say it. */
export const Reasons: Story = {
  args: {
    tab: 'recipes',
    state: {
      ...state,
      found: {
        recipes: [
          recipeWith({
            Name: 'Shakshuka',
            CoverPath: '/story/shakshuka.webp',
            FoundBy: [contains],
          }),
          recipeWith({ Id: 9, Name: 'Quiche', FoundBy: [{ Kind: 'mainly', Name: 'feta' }] }),
          recipeWith({
            Id: 10,
            Name: 'Salad',
            FoundBy: [contains, { Kind: 'optional', Name: 'olives' }],
          }),
        ],
      },
    },
  },
}

export const ReasonsNarrow: Story = {
  args: Reasons.args,
  globals: { language: 'de', viewport: { value: 'w320', isRotated: false } },
}

export const Recipes: Story = { args: { tab: 'recipes' } }

export const Suggestions: Story = {
  name: 'Nothing looked for yet',
  args: { state: { ...state, term: '', found: {}, suggestions: SUGGESTIONS } },
}

export const Waiting: Story = {
  name: 'Results are on their way',
  args: { state: { ...state, found: {}, isPending: true } },
}

export const NotFound: Story = {
  name: 'SRC-03 Nothing found',
  args: { state: { ...state, found: nothing, suggestions: SUGGESTIONS } },
}

export const DidYouMean: Story = {
  name: 'Nothing found, and the nearest terms',
  args: {
    state: { ...state, term: 'aubergin', found: nothing, nearest: ['aubergine', 'tangerine'] },
  },
}

/** Tags that come close and popular recipes are asked for once nothing was found. */
export const WaysOn: Story = {
  name: 'Nothing found, and ways on',
  args: { state: { ...state, term: 'veganes', found: nothing, suggestions: SUGGESTIONS } },
  parameters: {
    answers: Object.fromEntries(
      ([0, 1] as const).flatMap((langId): [string, unknown][] => [
        [keys.tags(langId), [{ Name: 'Dessert' }, { Name: 'vegan' }, { Name: 'Winter' }]],
        [keys.popularRecipes(langId), RECIPES.slice(0, 3)],
      ]),
    ),
  },
}

export const WaysOnNarrow: Story = {
  args: WaysOn.args,
  parameters: WaysOn.parameters,
  globals: { language: 'de', viewport: { value: 'w320', isRotated: false } },
}

export const DidYouMeanNarrow: Story = {
  args: DidYouMean.args,
  globals: { language: 'de', viewport: { value: 'w320', isRotated: false } },
}

export const NotFoundGerman: Story = { args: NotFound.args, globals: { language: 'de' } }

export const Elsewhere: Story = {
  name: 'Nothing in this tab',
  args: { tab: 'authors', state: { ...state, found: { ...FOUND, authors: [] } } },
}

export const Failed: Story = {
  name: 'Nothing arrived',
  args: { state: { ...state, found: nothing, hasFailed: true } },
}

export const PartlyFailed: Story = {
  name: 'Some results couldn’t be loaded',
  args: { state: { ...state, hasFailed: true } },
}
