import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '#design-system/spinner/spinner.tsx'

const meta = { title: 'Components/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const InText: Story = {
  render: () => (
    <p className="flex items-center gap-2">
      <Spinner /> Saving your comment
    </p>
  ),
}
export const Block: Story = {
  render: () => (
    <div className="grid place-items-center gap-2 p-8">
      <Spinner className="text-title" />
      Loading
    </div>
  ),
}
export const ReducedMotion: Story = { globals: { motion: 'reduce' } }
export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Spinner className="text-caption" />
      <Spinner className="text-body" />
      <Spinner className="text-heading" />
      <Spinner className="text-display" />
    </div>
  ),
}
