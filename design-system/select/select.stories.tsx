import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from '#design-system/select/select.tsx'

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Sort by',
    value: 'name',
    options: [
      { value: 'name', label: 'Name' },
      { value: 'rate', label: 'Rating' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const Choosing: Story = {
  name: 'Its label names it, and it passes on what is chosen',
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Rating')
    await expect(args.onValueChange).toHaveBeenCalledWith('rate')
  },
}
