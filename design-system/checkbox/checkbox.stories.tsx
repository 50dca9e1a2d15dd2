import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: {
    label: 'Push notifications',
    hint: 'New recipes from authors you follow',
    onCheckedChange: fn(),
  },
  argTypes: { variant: { control: 'inline-radio', options: ['box', 'round', 'switch'] } },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof Checkbox>
export default meta

export const Playground: StoryObj<typeof meta> = {}
