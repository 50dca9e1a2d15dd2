import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Search } from '#design-system/icon/lucide.ts'
import { TextField } from '#design-system/text-field/text-field.tsx'

const meta = {
  title: 'Components/Text field',
  component: TextField,
  args: { label: 'Search cookbooks', onChange: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const WithIcon: Story = { args: { icon: Search, type: 'search' } }
export const WithPlaceholder: Story = { args: { placeholder: 'Bowls and Broths' } }
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const Typing: Story = {
  name: 'Its label names it, and it takes what is typed',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Search cookbooks' })
    await userEvent.type(field, 'soup')
    await expect(field).toHaveValue('soup')
  },
}
