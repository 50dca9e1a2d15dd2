import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PictureCrop } from '#design-system/picture-crop/picture-crop.tsx'

const meta = {
  title: 'Components/PictureCrop',
  component: PictureCrop,
  args: {
    src: '/story/shakshuka.webp',
    label: 'Your picture',
    help: 'Drag it, or move it with the arrow keys.',
    zoomLabel: 'Zoom',
    formatZoom: (percent) => `${percent}%`,
    onAreaChange: fn(),
  },
  decorators: [(story) => <div className="max-w-80">{story()}</div>],
} satisfies Meta<typeof PictureCrop>
export default meta

export const Playground: StoryObj<typeof meta> = {}
