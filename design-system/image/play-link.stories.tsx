import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Image } from '#design-system/image/image.tsx'
import { PlayLink } from '#design-system/image/play-link.tsx'
import { inState } from '../../.storybook/docs/states/in-state.ts'

const meta = {
  title: 'Components/PlayLink',
  component: PlayLink,
  args: {
    href: '/recipes/1?t=12',
    label: 'Watch step 2',
    children: (
      <Image
        src="/story/shakshuka.webp"
        alt=""
        width={640}
        height={480}
        className="rounded-picture"
      />
    ),
  },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <div className="max-w-toast">{Story()}</div>],
} satisfies Meta<typeof PlayLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Watch step 2' })).toHaveAttribute(
      'href',
      '/recipes/1?t=12',
    )
  },
}
export const Hover: Story = inState('hover', 'a')
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
