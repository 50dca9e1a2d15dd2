import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { HOTSPOT_PICTURE, HOTSPOTS } from '#design-system/hotspot-image/hotspot-image.fixture.ts'
import { HotspotImage } from '#design-system/hotspot-image/hotspot-image.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/HotspotImage/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: HotspotImage,
  tags: ['!autodocs'],
  args: { picture: HOTSPOT_PICTURE, hotspots: HOTSPOTS },
  decorators: [(Story) => <div className="max-w-[45rem]">{Story()}</div>],
} satisfies Meta<typeof HotspotImage>
export default meta
type Story = StoryObj<typeof meta>

const opacityOf = (element: Element) => getComputedStyle(element).opacity

export const Positions: Story = {
  name: 'RCD-15 labels are placed by X, Y and Width, as fractions of the picture',
  args: { defaultShown: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect()
    const labels = canvas.getAllByRole('listitem')
    for (const [index, { x, y, width }] of HOTSPOTS.entries()) {
      const label = labels[index]
      if (!label) throw new Error('A label is missing.')
      const box = label.getBoundingClientRect()
      // The label is shifted by its own fraction, so that its arrow points at the centre.
      const pointer = box.left + box.width * (x + width / 2)
      await expect(pointer - picture.left).toBeCloseTo((x + width / 2) * picture.width, 0)
      await expect(box.top - picture.top).toBeCloseTo(y * picture.height, 0)
      await expect(box.left).toBeGreaterThanOrEqual(picture.left)
      await expect(box.right).toBeLessThanOrEqual(picture.right)
    }
  },
}

export const OnHover: Story = {
  name: 'RCD-16 the labels appear when the pointer enters the picture',
  play: async ({ canvas }) => {
    const [label] = canvas.getAllByRole('listitem')
    if (!label) throw new Error('No label')
    await expect(opacityOf(label)).toBe('0')
    await userEvent.hover(canvas.getByRole('img'))
    await waitFor(() => expect(opacityOf(label)).toBe('1'))
    await userEvent.unhover(canvas.getByRole('img'))
    await waitFor(() => expect(opacityOf(label)).toBe('0'))
  },
}

export const Kept: Story = {
  name: 'A button shows the labels, for touch and keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Show labels', pressed: false })
    await expect(button).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    button.blur()
    const [label] = canvas.getAllByRole('listitem')
    await waitFor(() => expect(label && opacityOf(label)).toBe('1'))
  },
}

export const ShortNames: Story = {
  name: 'RCD-17 wider screens show the short name, screen readers read the full one',
  args: { defaultShown: true },
  globals: at(1280),
  play: async ({ canvas }) => {
    const label = canvas.getAllByRole('listitem')[2]
    if (!label) throw new Error('No label')
    await expect(within(label).getByText('Tinned to...')).toBeVisible()
    await expect(within(label).getByText('Tinned tomatoes').clientWidth).toBeLessThanOrEqual(1)
  },
}

export const FullNamesOnPhones: Story = {
  name: 'RCD-17 phones show the full name',
  args: { defaultShown: true },
  globals: at(745),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tinned tomatoes')).toBeVisible()
    await expect(canvas.getByText('Tinned to...')).not.toBeVisible()
  },
}

export const NoItems: Story = {
  name: 'RCD-18 without ingredients a sentence is shown',
  args: { hotspots: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not found any ingredients')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const GuestHandlers: Story = {
  name: 'Handlers of a guest are called, and the labels still appear',
  args: { onPointerEnter: fn(), onPointerLeave: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.hover(canvas.getByRole('img'))
    await waitFor(() => expect(opacityOf(canvas.getAllByRole('listitem')[0]!)).toBe('1'))
    await userEvent.unhover(canvas.getByRole('img'))
    await expect(args.onPointerEnter).toHaveBeenCalled()
    await expect(args.onPointerLeave).toHaveBeenCalled()
  },
}
