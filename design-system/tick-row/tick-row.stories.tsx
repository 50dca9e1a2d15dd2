import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TickRow } from '#design-system/tick-row/tick-row.tsx'

const meta = {
  title: 'Components/TickRow',
  component: TickRow,
  args: {
    name: 'Tinned tomatoes',
    amount: '800 g',
    picture: '/story/shakshuka.webp',
    onCheckedChange: fn(),
  },
  decorators: [(Story) => <div className="max-w-124">{Story()}</div>],
} satisfies Meta<typeof TickRow>
export default meta

export const Playground: StoryObj<typeof meta> = {}
