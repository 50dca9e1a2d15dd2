import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TextField } from '#design-system/text-field/text-field.tsx'

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'First name', hint: 'As your friends call you', onChange: fn() },
  argTypes: { icon: { control: false }, end: { control: false } },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof TextField>
export default meta

export const Playground: StoryObj<typeof meta> = {}
