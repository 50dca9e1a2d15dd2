import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from '#design-system/progress/progress.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Uploading your picture', value: 40 },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Empty: Story = { args: { value: 0 } }
export const Forty: Story = { args: { value: 40 } }
export const Full: Story = { args: { value: 100 } }
export const Indeterminate: Story = { args: { value: undefined } }
export const German: Story = {
  args: { label: 'Dein Bild wird hochgeladen, das dauert einen Augenblick' },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
