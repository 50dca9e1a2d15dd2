import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ByEarStart } from '#design-system/kitchen/index.ts'
import { inKitchen } from '#design-system/kitchen/kitchen-frame.fixture.tsx'
import { Scene } from '#design-system/kitchen/scene.fixture.tsx'
import { chicken, look, ring, several } from '#design-system/kitchen/timers.fixture.tsx'

/** The kitchen on each size of screen, with the longest words. */
const meta = {
  title: 'Components/Kitchen/States/Screens',
  component: Scene,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [inKitchen],
  args: { running: true, shelf: chicken() },
  globals: { language: 'de' },
  // Nothing is wider than the screen.
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector<HTMLElement>('.cook-grid')!
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
  },
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

const at = (width: number, height: number) => ({
  frame: { width: `${width}px`, height: `${height}px` },
})

/** 400 % zoom of a screen of 1280 × 1024: one column that scrolls; Back and Next stay. */
export const Zoomed: Story = { parameters: at(320, 256) }
export const ZoomedPlain: Story = { parameters: at(320, 256), args: { text: 'plain' } }
export const ZoomedReady: Story = {
  parameters: at(320, 256),
  args: { moment: 'ready', whole: 'layOut', go: 'first', shelf: undefined },
}
/** Before step 1, by ear stands in the place of Back, beside the words. */
export const ZoomedStart: Story = {
  parameters: at(320, 256),
  args: {
    ...ZoomedReady.args,
    beside: <ByEarStart>Nach Gehör</ByEarStart>,
  },
  play: async ({ canvasElement }) => {
    const boxOf = (part: string) =>
      canvasElement.querySelector(`[data-slot="cook-stage"] ${part}`)!.getBoundingClientRect()
    await expect(boxOf('.ear-start').right).toBeLessThanOrEqual(boxOf('.cook-line').left)
  },
}
export const ZoomedRing: Story = {
  parameters: at(320, 256),
  args: { foot: ring(), shelf: undefined },
}
export const ZoomedLook: Story = {
  parameters: at(320, 256),
  args: { text: 'tarts', foot: look(), shelf: undefined },
}
export const SmallPhone: Story = { parameters: at(320, 568) }
export const SmallPhoneLong: Story = {
  parameters: at(320, 568),
  args: { text: 'long', shelf: several() },
}
export const SmallPhoneRing: Story = {
  parameters: at(320, 568),
  args: { foot: ring(), shelf: undefined },
}
export const SmallPhoneSideways: Story = { parameters: at(667, 375) }
export const TabletOnEnd: Story = { parameters: at(820, 1180) }
export const TabletPlain: Story = { parameters: at(768, 1024), args: { text: 'plain' } }
export const TabletFar: Story = { parameters: at(820, 1180), args: { whole: 'farLong' } }
export const Tablet: Story = { parameters: at(1024, 768) }
export const LargeDesktop: Story = { parameters: at(1920, 1080) }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const RightToLeftOnPhone: Story = {
  globals: { direction: 'rtl' },
  parameters: at(390, 844),
}
export const ReducedMotion: Story = { globals: { motion: 'reduce' }, parameters: at(390, 844) }
