import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { SLIDES } from '#design-system/carousel/carousel.fixture.tsx'
import { Carousel } from '#design-system/carousel/carousel.tsx'
import { ArrowLink } from '#design-system/link/arrow-link.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/Carousel/States',
  component: Carousel,
  tags: ['!autodocs'],
  args: { heading: <h2 className="text-heading">New cookbooks</h2>, children: SLIDES },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {}
export const Middle: Story = {
  globals: at(1280),
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Next' })),
}
export const End: Story = {
  globals: at(1280),
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    canvas.getByRole('list').scrollTo({ left: 10_000, behavior: 'instant' })
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
  },
}
export const WithLink: Story = {
  args: { trailing: <ArrowLink href="/cookbooks">All cookbooks</ArrowLink> },
}
export const Phone: Story = {
  globals: at(375),
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className="page-column">{Story()}</div>],
}
export const InAColumn: Story = {
  name: 'It stays within a column without a gutter',
  globals: at(745),
  play: async ({ canvas, canvasElement }) => {
    const { width } = canvas.getByRole('list').getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().width)
  },
}
export const OneSlide: Story = {
  args: { children: <div className="aspect-cover rounded-picture bg-tint" /> },
}
export const FocusOnASlide: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { globals: { motion: 'reduce' } }
