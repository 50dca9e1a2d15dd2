import type { Meta, StoryObj } from '@storybook/react-vite'
import { HOTSPOT_PICTURE, HOTSPOTS } from '#design-system/hotspot-image/hotspot-image.fixture.ts'
import { HotspotImage } from '#design-system/hotspot-image/hotspot-image.tsx'

const meta = {
  title: 'Components/HotspotImage',
  component: HotspotImage,
  args: { picture: HOTSPOT_PICTURE, hotspots: HOTSPOTS },
  argTypes: { picture: { control: false }, hotspots: { control: false } },
} satisfies Meta<typeof HotspotImage>
export default meta

export const Playground: StoryObj<typeof meta> = {}
