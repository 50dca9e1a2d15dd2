import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ChoosingFilter, DISHES } from '#design-system/category-filter/category-filter.fixture.tsx'
import {
  CategoryFilter,
  type CategoryFilterProps,
} from '#design-system/category-filter/category-filter.tsx'
import type { DishTypeIconName } from '#design-system/icon/dish-types.ts'

const meta = {
  title: 'Components/CategoryFilter',
  component: CategoryFilter<DishTypeIconName>,
  args: { label: 'Dish type', categories: DISHES, value: ['All'], onValueToggle: fn() },
  argTypes: { categories: { control: false } },
  render: (args) => <ChoosingFilter {...args} />,
  decorators: [(Story) => <div className="max-w-74">{Story()}</div>],
} satisfies Meta<CategoryFilterProps<DishTypeIconName>>
export default meta

export const Playground: StoryObj<typeof meta> = {}
