import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { Finding, NAMES, NAMES_GERMAN } from '#design-system/autocomplete/autocomplete.fixture.tsx'
import { Search } from '#design-system/icon/lucide.ts'
import { at } from '../../.storybook/viewports.ts'

/** Types into the field. */
function typing(keys: string) {
  return async () => {
    await userEvent.tab()
    await userEvent.keyboard(keys)
  }
}

const meta = {
  title: 'Components/Autocomplete/States',
  component: Finding,
  tags: ['!autodocs'],
  args: { label: 'Something else to buy', names: NAMES },
  decorators: [(Story) => <div className="min-h-80 max-w-100">{Story()}</div>],
} satisfies Meta<typeof Finding>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const WithIcon: Story = {
  args: { label: 'Search', labelHidden: true, icon: Search, placeholder: 'Search' },
}
export const Suggestions: Story = { play: typing('on') }
export const Highlighted: Story = { play: typing('on{ArrowDown}{ArrowDown}') }
export const NoMatch: Story = { play: typing('saffron') }
export const Loading: Story = { args: { names: [], pending: true }, play: typing('on') }
export const Picked: Story = { play: typing('on{ArrowDown}{Enter}') }
export const ErrorShown: Story = {
  name: 'Error',
  args: { error: 'This node exist in your list..!' },
}
export const Disabled: Story = {
  args: { disabled: true },
  parameters: { unlike: 'Idle' },
}
export const German: Story = {
  args: { label: 'Was du noch brauchst', names: NAMES_GERMAN },
  globals: { ...at(320), language: 'de' },
  play: typing('k'),
}
export const At320: Story = { globals: at(320), play: Suggestions.play }
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Highlighted.play }
