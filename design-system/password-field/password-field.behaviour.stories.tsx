import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { PasswordField } from '#design-system/password-field/password-field.tsx'

const meta = {
  title: 'Components/PasswordField/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: PasswordField,
  tags: ['!autodocs'],
  args: { label: 'Password', autoComplete: 'new-password' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  name: 'Tab moves from the field to its button; Space shows the password, Enter hides it again',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.keyboard('salt')
    await userEvent.tab()
    const eye = canvas.getByRole('button', { name: 'Show password', pressed: false })
    await expect(eye).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('salt')
    await expect(eye).toHaveAttribute('aria-pressed', 'true')
    await expect(eye).toHaveAccessibleName('Show password')
    await expect(eye).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'password')
  },
}

export const HiddenWhenSent: Story = {
  name: 'Submitting the form hides it again',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'salt')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveValue('salt')
  },
}

export const Managers: Story = {
  name: 'It has an autocomplete hint for password managers and accepts pasted text',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.click(field)
    await userEvent.paste('a pinch of salt')
    await expect(field).toHaveValue('a pinch of salt')
  },
}

export const Unavailable: Story = {
  name: 'Disabled, the button does not show the password',
  args: { disabled: true, defaultValue: 'salt' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
}
