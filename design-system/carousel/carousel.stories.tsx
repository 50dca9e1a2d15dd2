import type { Meta, StoryObj } from '@storybook/react-vite'
import { SLIDES } from '#design-system/carousel/carousel.fixture.tsx'
import { Carousel } from '#design-system/carousel/carousel.tsx'

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: { heading: <h2 className="text-heading">New cookbooks</h2>, children: SLIDES },
  argTypes: { children: { control: false }, heading: { control: false } },
} satisfies Meta<typeof Carousel>
export default meta

export const Playground: StoryObj<typeof meta> = {}
