import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import {
  LARDER,
  SearchingPicker,
} from '#design-system/ingredient-picker/ingredient-picker.fixture.tsx'
import { IngredientPicker } from '#design-system/ingredient-picker/ingredient-picker.tsx'

const meta = {
  title: 'Components/IngredientPicker',
  component: IngredientPicker,
  args: {
    label: 'With these ingredients',
    suggestions: LARDER,
    onSearch: fn(),
    onValueChange: fn(),
  },
  render: ({ suggestions, ...args }) => <SearchingPicker larder={suggestions} {...args} />,
  decorators: [(Story) => <div className="max-w-74">{Story()}</div>],
} satisfies Meta<typeof IngredientPicker>
export default meta

export const Playground: StoryObj<typeof meta> = {}
