import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { ORDERS } from '#design-system/select/select.fixture.ts'
import { Select } from '#design-system/select/select.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/Select/States',
  component: Select,
  tags: ['!autodocs'],
  args: { label: 'Sort by', options: ORDERS },
  decorators: [(Story) => <div className="max-w-74">{Story()}</div>],
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Selected: Story = { args: { defaultValue: 'rate' } }
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const Hint: Story = { args: { hint: 'Both directions are possible.' } }
export const Required: Story = { args: { required: true } }
export const Disabled: Story = {
  args: { disabled: true },
  parameters: { unlike: 'Closed' },
}
export const ErrorShown: Story = {
  name: 'Error',
  args: { error: 'Choose an order.' },
}
export const LongList: Story = {
  args: {
    label: 'Year',
    options: Array.from({ length: 80 }, (_, index) => ({
      value: String(2026 - index),
      label: String(2026 - index),
    })),
  },
}
export const Truncated: Story = {
  args: {
    options: [
      { value: 'long', label: 'Rauchige Kichererbsen-Süßkartoffel-Gemüsepfanne mit Joghurt' },
    ],
  },
  globals: at(320),
}
export const German: Story = {
  args: {
    label: 'Sortieren nach',
    options: [{ value: 'date', label: 'Datum der Veröffentlichung' }],
    hint: 'Gilt für alle Unternehmens\u00adpartner\u00adschaften.',
    error: 'Wähle eine Reihenfolge.',
    required: true,
  },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
