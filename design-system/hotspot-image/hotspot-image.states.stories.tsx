import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { HOTSPOT_PICTURE, HOTSPOTS } from '#design-system/hotspot-image/hotspot-image.fixture.ts'
import { HotspotImage } from '#design-system/hotspot-image/hotspot-image.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/HotspotImage/States',
  component: HotspotImage,
  tags: ['!autodocs'],
  args: { picture: HOTSPOT_PICTURE, hotspots: HOTSPOTS },
  decorators: [(Story) => <div className="max-w-[45rem]">{Story()}</div>],
} satisfies Meta<typeof HotspotImage>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('figure'))
  },
}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const ToggleOn: Story = { args: { defaultShown: true } }
export const Phone: Story = { args: { defaultShown: true }, globals: at(375) }
export const NoItems: Story = { args: { hotspots: [] } }
export const ImageError: Story = {
  args: { picture: { ...HOTSPOT_PICTURE, src: '/story/nowhere.webp' }, defaultShown: true },
}
export const AtTheEdges: Story = {
  args: {
    defaultShown: true,
    hotspots: [
      { id: 1, name: 'Far to the left', x: 0, y: 0.3, width: 0.02 },
      { id: 2, name: 'Far to the right', x: 0.98, y: 0.3, width: 0.02 },
      { id: 3, name: 'In the middle', x: 0.4, y: 0.5, width: 0.2 },
    ],
  },
}
export const Crowded: Story = {
  args: {
    defaultShown: true,
    hotspots: [...HOTSPOTS, { id: 7, name: 'Parmesan', x: 0.45, y: 0.3, width: 0.2 }],
  },
}
export const Truncated: Story = {
  args: {
    defaultShown: true,
    hotspots: [
      {
        id: 1,
        name: 'Kicher\u00aderbsen aus der Dose, abgetropft und gespült',
        shortName: 'Kichererbsen aus...',
        amount: '400\u00a0g',
        x: 0.3,
        y: 0.4,
        width: 0.25,
      },
    ],
  },
  globals: { language: 'de' },
}
export const German: Story = { args: { defaultShown: true }, globals: { language: 'de' } }
export const RightToLeft: Story = { args: { defaultShown: true }, globals: { direction: 'rtl' } }
