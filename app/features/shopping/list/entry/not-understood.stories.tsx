import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ACTIONS, items } from '../../../../../.storybook/data/shopping.ts'
import { inApp } from '../../../../../.storybook/decorators/app.tsx'
import { NotUnderstood } from './foot.tsx'

const meta = {
  title: 'Screens/Shopping/Not understood',
  component: NotUnderstood,
  decorators: [inApp],
  args: { items: items(3), actions: ACTIONS },
  render: (args) => (
    <div className="max-w-124">
      <h2 className="sr-only">Shopping list</h2>
      <NotUnderstood {...args} />
    </div>
  ),
} satisfies Meta<typeof NotUnderstood>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}

export const SomeGerman: Story = { globals: { language: 'de' } }

export const Many: Story = {
  name: 'SHP-28 CON-44 Many notes scroll in 150 px',
  args: { items: items(40) },
  play: async ({ canvas }) => {
    const [list] = canvas.getAllByRole('list')
    await expect(list?.getBoundingClientRect().height).toBe(150)
    await expect(list?.scrollHeight).toBeGreaterThan(150)
  },
}
