import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import {
  BASIL,
  BROKEN,
  CHICKPEAS,
  LARDER,
  LARDER_GERMAN,
  SearchingPicker,
  TOMATO,
} from '#design-system/ingredient-picker/ingredient-picker.fixture.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/IngredientPicker/States',
  component: SearchingPicker,
  tags: ['!autodocs'],
  args: { label: 'With these ingredients', larder: LARDER, onSearch: fn() },
  decorators: [(Story) => <div className="max-w-74">{Story()}</div>],
} satisfies Meta<typeof SearchingPicker>
export default meta
type Story = StoryObj<typeof meta>

/** Opens the panel by keyboard and presses further keys in its field. */
const openAnd = (keys: string) => async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  if (keys !== '') await userEvent.keyboard(keys)
}

export const ClosedEmpty: Story = {}
export const ClosedChosen: Story = { args: { defaultValue: [TOMATO, BASIL] } }
export const ClosedTruncated: Story = {
  args: {
    defaultValue: LARDER,
    summary: 'Tomato, Basil, Chickpeas, Onion, red,…',
  },
}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const OpenIdle: Story = { play: openAnd('') }
export const Suggestions: Story = { play: openAnd('on') }
export const Highlighted: Story = {
  args: { defaultValue: [TOMATO, BASIL, CHICKPEAS] },
  play: openAnd('on{ArrowDown}'),
}
export const NoMatch: Story = { play: openAnd('quince') }
export const Loading: Story = { args: { pending: true, larder: [] }, play: openAnd('on') }
export const Duplicate: Story = {
  args: { defaultValue: [TOMATO] },
  play: openAnd('tomato{Enter}'),
}
export const WithOneItem: Story = { args: { defaultValue: [TOMATO] }, play: openAnd('') }
export const WithItemsScroll: Story = { args: { defaultValue: LARDER }, play: openAnd('') }
export const ImageError: Story = {
  args: { larder: BROKEN, defaultValue: BROKEN.slice(0, 1) },
  play: openAnd('on'),
}
export const RemoveFocused: Story = {
  args: { defaultValue: [TOMATO, BASIL] },
  play: async () => {
    await openAnd('')()
    await userEvent.tab()
    await userEvent.tab()
  },
}
export const Unavailable: Story = {
  args: { defaultValue: [TOMATO], disabled: true },
  parameters: { unlike: 'ClosedChosen' },
}
export const German: Story = {
  args: {
    label: 'Ohne diese Zutaten',
    larder: LARDER_GERMAN,
    defaultValue: LARDER_GERMAN.slice(0, 2),
  },
  globals: { language: 'de' },
  play: openAnd('zw'),
}
export const GermanEmpty: Story = { globals: { language: 'de' } }
export const RightToLeft: Story = {
  args: { defaultValue: [TOMATO] },
  globals: { direction: 'rtl' },
  play: openAnd('on{ArrowDown}'),
}
export const At320: Story = {
  args: { defaultValue: [TOMATO, BASIL, CHICKPEAS] },
  globals: at(320),
  play: openAnd('on'),
}
