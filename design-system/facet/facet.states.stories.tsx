import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import {
  ALLERGENS,
  ALLERGENS_GERMAN,
  ChoosingFacet,
  COUNTED_DIETS,
  DIETS,
} from '#design-system/facet/facet.fixture.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/Facet/States',
  component: ChoosingFacet,
  tags: ['!autodocs'],
  args: { label: 'Diet', options: DIETS, value: [], onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-74">{Story()}</div>],
} satisfies Meta<typeof ChoosingFacet>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const ClosedWithChoices: Story = { args: { value: ['Vegan', 'Gluten-free'] } }
export const Open: Story = { args: { open: true, value: ['Vegetarian'] } }
export const OpenWithCounts: Story = {
  args: { open: true, options: COUNTED_DIETS, value: ['Vegan'] },
}
export const OpenWithMore: Story = {
  args: { open: true, label: 'Free of', options: ALLERGENS, value: ['Mustard'] },
}
export const WithChildren: Story = {
  args: {
    open: true,
    children: <Checkbox label="“May contain” counts, too" className="mt-2 border-t border-line" />,
  },
}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const German: Story = {
  args: {
    label: 'Frei von',
    options: ALLERGENS_GERMAN,
    value: ALLERGENS_GERMAN.map((option) => option.value),
  },
  globals: { language: 'de' },
}
export const GermanOpen: Story = {
  args: { open: true, label: 'Frei von', options: ALLERGENS_GERMAN },
  globals: { language: 'de' },
}
export const RightToLeft: Story = {
  args: { open: true, value: ['Vegan'] },
  globals: { direction: 'rtl' },
}
export const At320: Story = { args: { value: ['Vegan', 'Gluten-free'] }, globals: at(320) }
