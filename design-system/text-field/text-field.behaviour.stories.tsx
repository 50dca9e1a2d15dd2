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
  name: 'It is named by its label, a press on the label focuses it, and it accepts text',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Username'))
    await userEvent.keyboard('imani')
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('imani')
    await expect(args.onChange).toHaveBeenCalledTimes(5)
  },
}

export const Described: Story = {
  name: 'Hint and error describe it, in this order, and it is invalid',
  args: { hint: 'Letters and digits', error: 'It is taken.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' })
    await expect(field).toHaveAccessibleDescription('Letters and digits It is taken.')
    await expect(field).toBeInvalid()
  },
}

export const Required: Story = {
  name: 'Required, it has the attribute, and its name does not change',
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeRequired()
  },
}

export const ReadOnly: Story = {
  name: 'Read-only, it can be focused and selected, not changed',
  args: { readOnly: true, defaultValue: 'imani' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox', { name: 'Username' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(field).toHaveValue('imani')
  },
}
