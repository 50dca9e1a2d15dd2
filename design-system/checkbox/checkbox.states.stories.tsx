import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { Checkbox, type CheckboxProps } from '#design-system/checkbox/checkbox.tsx'
import { at } from '../../.storybook/viewports.ts'

/** The same state in every variant. */
function AllVariants(args: CheckboxProps) {
  return (
    <div className="grid max-w-100">
      <Checkbox {...args} variant="box" />
      <Checkbox {...args} variant="round" />
      <Checkbox {...args} variant="switch" />
    </div>
  )
}

const meta = {
  title: 'Components/Checkbox/States',
  component: Checkbox,
  tags: ['!autodocs'],
  args: { label: 'Push notifications', hint: 'New recipes from authors you follow' },
  render: (args) => <AllVariants {...args} />,
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Mixed: Story = {
  args: { indeterminate: true, label: 'All ingredients', hint: undefined },
  render: (args) => <Checkbox {...args} />,
}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const Disabled: Story = {
  args: { disabled: true },
  parameters: { unlike: 'Off' },
}
export const DisabledOn: Story = {
  args: { disabled: true, defaultChecked: true },
  parameters: { unlike: 'On' },
}
export const ErrorShown: Story = {
  name: 'Error',
  args: { error: 'Please agree to go on.', label: 'I am at least 13 years old', hint: undefined },
}
export const Pending: Story = { args: { pending: true } }
export const PendingOn: Story = { args: { pending: true, defaultChecked: true } }
export const German: Story = {
  args: {
    label: 'Push-Benachrichtigungen über neue Rezepte und Unternehmens\u00adpartner\u00adschaften',
    hint: 'Neue Rezepte von Köchen, denen du folgst',
    defaultChecked: true,
  },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = {
  args: { defaultChecked: true },
  globals: { direction: 'rtl' },
}
