import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Image } from '#design-system/image/image.tsx'

const meta = {
  title: 'Components/Image',
  component: Image,
  args: { src: '/story/shakshuka.webp', alt: 'Shakshuka in a pan', width: 640, height: 480 },
  decorators: [(Story) => <div className="max-w-toast">{Story()}</div>],
} satisfies Meta<typeof Image>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const KeepsItsBox: Story = {
  name: 'The box has its colour before the file is loaded',
  args: { colour: '#d8c3a5', eager: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await expect(image.clientHeight).toBeCloseTo((image.clientWidth * 480) / 640, 0)
    await expect(image).toHaveAttribute('fetchpriority', 'high')
  },
}
export const WithoutFile: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Shakshuka in a pan' })).toBeVisible()
  },
}
export const Failed: Story = {
  name: 'ERR-27 a file that fails to load is replaced by a text',
  args: { src: '/story/nowhere.webp' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Picture not available')).toBeVisible())
    await expect(canvas.getByRole('img', { name: 'Shakshuka in a pan' })).toBeVisible()
  },
}
export const FailedGerman: Story = {
  args: { src: '/story/nowhere.webp' },
  globals: { language: 'de' },
}
export const FailedSmall: Story = {
  args: { src: '/story/nowhere.webp', alt: '', width: 256, height: 256, className: 'size-11' },
}
