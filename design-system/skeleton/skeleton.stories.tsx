import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'

const meta = {
  title: 'Components/Skeleton',
  component: SkeletonRegion,
  args: {
    children: (
      <div className="max-w-toast">
        <Skeleton className="aspect-picture rounded-picture" />
        <Skeleton className="mt-3 h-5 w-4/5" />
        <Skeleton className="mt-3 h-4 w-2/5" />
      </div>
    ),
  },
} satisfies Meta<typeof SkeletonRegion>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
  },
}
export const Inline: Story = {
  args: {
    children: (
      <div>
        by <Skeleton className="inline-block h-4 w-24 align-middle" />
      </div>
    ),
  },
}
export const Sizes: Story = {
  args: {
    children: (
      <div className="flex items-center gap-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="size-11 rounded-full" />
        <Skeleton className="h-13 w-40 rounded-control" />
      </div>
    ),
  },
}
export const ReducedMotion: Story = { globals: { motion: 'reduce' } }
