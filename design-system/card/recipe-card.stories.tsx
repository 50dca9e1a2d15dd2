import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { COOK_ALONG, RECIPE } from '#design-system/card/card.fixture.tsx'
import { RecipeCard } from '#design-system/card/recipe-card.tsx'

const meta = {
  title: 'Components/RecipeCard',
  component: RecipeCard,
  args: { ...RECIPE, cookAlong: { ...COOK_ALONG, onClick: fn() } },
  argTypes: {
    favourite: { control: false },
    ingredientsPane: { control: false },
    toolsPane: { control: false },
  },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
} satisfies Meta<typeof RecipeCard>
export default meta

export const Playground: StoryObj<typeof meta> = {}
