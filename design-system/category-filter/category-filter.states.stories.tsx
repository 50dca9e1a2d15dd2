import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import {
  ChoosingFilter,
  DISHES,
  DISHES_GERMAN,
} from '#design-system/category-filter/category-filter.fixture.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/CategoryFilter/States',
  component: ChoosingFilter,
  tags: ['!autodocs'],
  args: { label: 'Dish type', categories: DISHES, value: ['All'], onValueToggle: fn() },
  decorators: [(Story) => <div className="max-w-74">{Story()}</div>],
} satisfies Meta<typeof ChoosingFilter>
export default meta
type Story = StoryObj<typeof meta>

export const AllOn: Story = {}
export const Some: Story = { args: { value: ['Breakfast', 'Salad'] } }
export const Collapsed6: Story = { args: { value: [] } }
export const Expanded: Story = {
  args: { value: ['Soup', 'Cake'] },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Show 6\u00a0more' })),
}
export const FewerThanSix: Story = { args: { categories: DISHES.slice(0, 4) } }
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const FocusVisibleOff: Story = { args: { value: [] }, play: () => userEvent.tab() }
export const German: Story = {
  args: { label: 'Gerichtart', categories: DISHES_GERMAN, value: ['Breakfast', 'AlcoholicDrink'] },
  globals: { language: 'de' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const At320: Story = { globals: at(320) }
