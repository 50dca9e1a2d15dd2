import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { SLIDES } from '#design-system/carousel/carousel.fixture.tsx'
import { Carousel } from '#design-system/carousel/carousel.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/Carousel/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: Carousel,
  tags: ['!autodocs'],
  args: { heading: <h2 className="text-heading">New cookbooks</h2>, children: SLIDES },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

/** Numbers of the fully visible slides. */
function whole(canvasElement: HTMLElement): (string | null)[] {
  const list = canvasElement.querySelector('ul')
  if (!list) return []
  const frame = list.getBoundingClientRect()
  return [...list.children]
    .filter((slide) => {
      const box = slide.getBoundingClientRect()
      return box.left >= frame.left - 1 && box.right <= frame.right + 1
    })
    .map((slide) => slide.textContent)
}

export const Four: Story = {
  name: 'EXP-09 four slides above 1199 px',
  globals: at(1200),
  play: async ({ canvasElement }) => {
    await expect(whole(canvasElement)).toEqual(['1', '2', '3', '4'])
  },
}
export const Three: Story = {
  name: 'EXP-10 three slides at 1199 px',
  globals: at(1199),
  play: async ({ canvasElement }) => {
    await expect(whole(canvasElement)).toEqual(['1', '2', '3'])
  },
}
export const ThreeAbove1024: Story = {
  name: 'EXP-10 three slides still at 1025 px',
  globals: at(1025),
  play: async ({ canvasElement }) => {
    await expect(whole(canvasElement)).toEqual(['1', '2', '3'])
  },
}
export const Two: Story = {
  name: 'EXP-11 two slides at 1024 px',
  globals: at(1024),
  play: async ({ canvasElement }) => {
    await expect(whole(canvasElement)).toEqual(['1', '2'])
  },
}
export const TwoAbove767: Story = {
  name: 'EXP-11 two slides still at 768 px',
  globals: at(768),
  play: async ({ canvasElement }) => {
    await expect(whole(canvasElement)).toEqual(['1', '2'])
  },
}
export const One: Story = {
  name: 'EXP-12 one slide at 767 px',
  globals: at(767),
  play: async ({ canvasElement }) => {
    await expect(whole(canvasElement)).toEqual(['1'])
  },
}

export const Arrows: Story = {
  name: 'The arrows scroll by whole pages and stay focusable at the ends',
  globals: { ...at(1200), motion: 'reduce' },
  play: async ({ canvas, canvasElement }) => {
    const back = canvas.getByRole('button', { name: 'Previous' })
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await waitFor(() => expect(whole(canvasElement)).toEqual(['5', '6', '7', '8']))
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await expect(next).toHaveFocus()
    await userEvent.click(back)
    await waitFor(() => expect(whole(canvasElement)).toEqual(['1', '2', '3', '4']))
  },
}

export const FocusScrolls: Story = {
  name: 'A focused slide scrolls into view',
  globals: at(1200),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('link', { name: '6' }).focus()
    await waitFor(() => expect(whole(canvasElement)).toContain('6'))
  },
}

export const FewerThanFit: Story = {
  name: 'With fewer slides than fit, both arrows are unavailable',
  args: { children: <div className="aspect-cover rounded-picture bg-tint">1</div> },
  globals: at(1200),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
}

export const RightToLeft: Story = {
  name: 'From right to left the arrows scroll in the other direction',
  globals: { ...at(1200), direction: 'rtl', motion: 'reduce' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(whole(canvasElement)).toEqual(['5', '6', '7', '8']))
  },
}
