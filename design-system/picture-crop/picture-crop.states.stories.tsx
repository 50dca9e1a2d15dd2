import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { PictureCrop } from '#design-system/picture-crop/picture-crop.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/PictureCrop/States',
  component: PictureCrop,
  tags: ['!autodocs'],
  args: {
    src: '/story/shakshuka.webp',
    label: 'Your picture',
    help: 'Drag it, or move it with the arrow keys.',
    zoomLabel: 'Zoom',
    formatZoom: (percent) => `${percent}%`,
    onAreaChange: fn(),
    onError: fn(),
  },
  decorators: [(story) => <div className="max-w-80">{story()}</div>],
} satisfies Meta<typeof PictureCrop>
export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onAreaChange).toHaveBeenCalled())
  },
}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const MovedByKeys: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onAreaChange).toHaveBeenCalledOnce())
    const before = lastAreaOf(args)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    // Dragged to the right, it shows more of its left.
    await expect(lastAreaOf(args).left).toBeLessThan(before.left)
    await expect(lastAreaOf(args).side).toBe(before.side)
    const zoom = canvas.getByRole('slider', { name: 'Zoom' })
    zoom.focus()
    await userEvent.keyboard('{PageUp}')
    await expect(zoom).toHaveAttribute('aria-valuetext', '150%')
    await expect(lastAreaOf(args).side).toBeCloseTo(before.side / 1.5)
  },
}
export const Wide: Story = {
  args: { shape: 'square', ratio: 4 / 3 },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onAreaChange).toHaveBeenCalledOnce())
    const before = lastAreaOf(args)
    const frame = canvas.getByRole('application', { name: 'Your picture' })
    await expect(frame.clientWidth / frame.clientHeight).toBeCloseTo(4 / 3, 1)
    await userEvent.tab()
    await userEvent.keyboard('++')
    await expect(lastAreaOf(args).side).toBeCloseTo(before.side / 1.21)
    await userEvent.keyboard('-')
    await expect(lastAreaOf(args).side).toBeCloseTo(before.side / 1.1)
    await expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveAttribute(
      'aria-valuetext',
      '110%',
    )
  },
}
export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onAreaChange).toHaveBeenCalledOnce())
    const before = lastAreaOf(args)
    const frame = canvas.getByRole('application', { name: 'Your picture' })
    const pointer = { pointerId: 1, clientY: 50 }
    frame.setPointerCapture = fn()
    frame.hasPointerCapture = () => true
    await fireEvent.pointerDown(frame, { ...pointer, clientX: 50 })
    await fireEvent.pointerMove(frame, { ...pointer, clientX: 20 })
    await expect(lastAreaOf(args).left).toBeGreaterThan(before.left)
  },
}
export const NoPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalledOnce())
  },
}
export const GermanAt320: Story = {
  args: {
    label: 'Dein Bild',
    help: 'Zieh es, oder verschieb es mit den Pfeiltasten.',
    formatZoom: (percent) => `${percent}\u00a0%`,
  },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** The last reported visible part. */
function lastAreaOf({ onAreaChange }: Pick<typeof meta.args, 'onAreaChange'>) {
  const [area] = onAreaChange.mock.lastCall as [{ left: number; top: number; side: number }]
  return area
}
