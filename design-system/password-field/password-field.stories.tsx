import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from '#design-system/password-field/password-field.tsx'

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
  argTypes: {
    autoComplete: { control: 'inline-radio', options: ['current-password', 'new-password'] },
  },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof PasswordField>
export default meta

export const Playground: StoryObj<typeof meta> = {}
