import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PlayDisc } from '#design-system/icon-button/play-disc.tsx'
import { inState } from '../../.storybook/docs/states/in-state.ts'

const meta = {
  title: 'Components/PlayDisc',
  component: PlayDisc,
  args: { label: 'Play the film', onClick: fn() },
  decorators: [(Story) => <div className="w-fit rounded-picture bg-stage p-6">{Story()}</div>],
} satisfies Meta<typeof PlayDisc>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play the film' }))
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}
export const Hover: Story = inState('hover', 'button')
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
}
