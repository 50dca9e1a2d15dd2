import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from '#design-system/text-field/text-field.tsx'

const meta = {
  title: 'Components/TextField/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: TextField,
  tags: ['!autodocs'],
  args: { label: 'Username', onChange: fn() },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {
  name: 'Its label names it, a press on the label goes into it, and it takes what is typed',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Username'))
    await userEvent.keyboard('imani')
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('imani')
    await expect(args.onChange).toHaveBeenCalledTimes(5)
  },
}

export const Described: Story = {
  name: 'Hint and error are read out, in this order, and it is invalid',
  args: { hint: 'Letters and digits', error: 'It is taken.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' })
    await expect(field).toHaveAccessibleDescription('Letters and digits It is taken.')
    await expect(field).toBeInvalid()
  },
}

export const Required: Story = {
  name: 'Required, the browser says so, and the name stays the name',
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeRequired()
  },
}

export const ReadOnly: Story = {
  name: 'Read-only it can be reached and selected, not changed',
  args: { readOnly: true, defaultValue: 'imani' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: 'Username' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(field).toHaveValue('imani')
  },
}
