import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { Search } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/TextField/States',
  component: TextField,
  tags: ['!autodocs'],
  args: { label: 'First name' },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'Imani' } }
export const Placeholder: Story = { args: { placeholder: 'Bowls and Broths' } }
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const Hint: Story = { args: { hint: 'As your friends call you' } }
export const ErrorShown: Story = {
  name: 'Error',
  args: { error: 'Enter your first name.', hint: 'As your friends call you' },
}
export const ErrorFocused: Story = { ...ErrorShown, name: 'Error focused', play: FocusVisible.play }
export const Required: Story = { args: { required: true } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Imani' } }
export const ReadOnly: Story = {
  args: {
    label: 'E-mail',
    readOnly: true,
    defaultValue: 'imani@example.org',
    hint: 'Cannot be changed here',
  },
}
export const Prefix: Story = {
  args: { label: 'Search cookbooks', icon: Search, type: 'search', defaultValue: 'soup' },
}
export const LabelEnd: Story = {
  args: {
    label: 'E-mail',
    labelEnd: (
      <TextLink href="/auth/forgetpassword" className="text-caption">
        Forgot password?
      </TextLink>
    ),
  },
}
export const LabelHidden: Story = {
  args: { label: 'Search', labelHidden: true, icon: Search, placeholder: 'Search' },
}
export const German: Story = {
  args: {
    label: 'Benutzername für Unternehmens\u00adpartner\u00adschaften',
    hint: 'Er steht neben deinen Kommentaren und kann später nicht geändert werden.',
    error: 'Dieser Benutzername ist schon vergeben. Wähle einen anderen.',
    required: true,
  },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = { ...Prefix, globals: { direction: 'rtl' } }
