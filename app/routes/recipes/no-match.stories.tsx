import type { Meta, StoryObj } from '@storybook/react-vite'
import { recipeFilterOf, recipeQueryOf } from '#app/features/recipes/index.ts'
import { keys } from '#app/lib/api/keys.ts'
import { recipeWith } from '#tests/support/entities.ts'
import type { LoosenedPart, RecipeFacets } from '#contract/recipes/recipe.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { NoMatch } from './no-match.tsx'
import { OnlyMatch } from './filtered-recipes.tsx'
import { RecipeGrid } from './recipe-grid.tsx'

const filterOf = (search: string) => recipeFilterOf(new URLSearchParams(search))
const FILTER = filterOf('TotalTime=00:30:00&Diets=vegan&Diets=lactose-free&Cuisines=1')

const LOOSENED: LoosenedPart[] = [
  { Kind: 'TotalTime', IngredientId: null, Count: 9 },
  { Kind: 'Diets', IngredientId: null, Count: 6 },
  { Kind: 'Cuisines', IngredientId: null, Count: 1 },
]

const cuisine = (Id: number, Name: string, Count: number) =>
  ({ Kind: 'cuisine', Id, Name, Count }) as const

const FACETS: RecipeFacets = {
  Total: 0,
  IsPartial: false,
  Diets: [],
  FreeOf: [],
  Tags: [cuisine(1, 'Italian', 0), cuisine(2, 'Indian', 1), cuisine(3, 'Levantine', 12)],
}

const RECIPES = [
  recipeWith({ CoverPath: '/story/shakshuka.webp' }),
  recipeWith({ Id: 8, Name: 'Margherita', CoverPath: '/story/margherita-pizza.webp' }),
  recipeWith({ Id: 9, Name: 'Country sourdough with a long name', CoverPath: null }),
]

const query = recipeQueryOf(FILTER)
const answers = Object.fromEntries(
  ([0, 1] as const).flatMap((langId): [string, unknown][] => [
    [keys.loosened(langId, query), LOOSENED],
    [keys.recipeFacets(langId, query), FACETS],
    [keys.popularRecipes(langId), RECIPES],
    [keys.loosened(langId, {}), []],
  ]),
)

const meta = {
  title: 'Screens/Recipes/No match',
  component: NoMatch,
  decorators: [inApp],
  args: { filter: FILTER },
  parameters: { answers },
} satisfies Meta<typeof NoMatch>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = { name: 'RCL-37 What to lift, tags that come close, popular recipes' }

export const Narrow: Story = {
  globals: { language: 'de', viewport: { value: 'w320', isRotated: false } },
}

export const NothingHelps: Story = {
  name: 'No part hides anything',
  args: { filter: filterOf('') },
}

/** What to lift of this filter is never answered. */
export const Waiting: Story = { args: { filter: filterOf('Diets=vegan') } }

export const OnlyOne: Story = {
  name: 'The only recipe that matches',
  render: ({ filter }) => (
    <RecipeGrid>
      <li className="h-40 bg-tint" />
      <OnlyMatch filter={filter} />
    </RecipeGrid>
  ),
}

export const OnlyOneNarrow: Story = {
  render: OnlyOne.render,
  globals: { language: 'de', viewport: { value: 'w320', isRotated: false } },
}
