import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ORDERS } from '#design-system/select/select.fixture.ts'
import { Select } from '#design-system/select/select.tsx'

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Sort by', defaultValue: 'name', options: ORDERS, onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-74">{Story()}</div>],
} satisfies Meta<typeof Select>
export default meta

export const Playground: StoryObj<typeof meta> = {}
