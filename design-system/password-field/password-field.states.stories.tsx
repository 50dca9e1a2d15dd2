import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { TextLink } from '#design-system/link/text-link.tsx'
import { PasswordField } from '#design-system/password-field/password-field.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/PasswordField/States',
  component: PasswordField,
  tags: ['!autodocs'],
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'pinch of salt' },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Shown: Story = {
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Show password' })),
}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const FocusVisibleEye: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.tab()
  },
}
export const ErrorShown: Story = {
  name: 'Error',
  args: { error: 'Check the password and try again.' },
}
export const WithLink: Story = {
  args: {
    labelEnd: (
      <TextLink href="/auth/forgetpassword" className="text-caption">
        Forgot password?
      </TextLink>
    ),
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const German: Story = {
  args: {
    label: 'Neues Passwort',
    autoComplete: 'new-password',
    hint: 'Mindestens acht Zeichen. Ein Satz lässt sich besser merken als ein Wort.',
    error: 'Neues Passwort und Bestätigung stimmen nicht überein.',
  },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
