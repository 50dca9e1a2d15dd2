import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { recipeWith } from '#tests/support/entities.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { at } from '../../../.storybook/viewports.ts'
import { Standing } from './standing.tsx'

const meta = {
  title: 'Screens/Recipe/Standing',
  component: Standing,
  decorators: [inApp],
  args: { recipe: recipeWith({ IsWithdrawn: true, Language: 'de' }) },
} satisfies Meta<typeof Standing>
export default meta
type Story = StoryObj<typeof meta>

export const Marked: Story = {
  name: 'PUB-97 PUB-98 Withdrawn but kept, and in the other language alone',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Withdrawn: others no longer find it/)).toBeVisible()
    await expect(canvas.getByText('Only in German so far')).toBeVisible()
  },
}
export const MarkedGerman: Story = { globals: { language: 'de', ...at(320) } }

export const Gone: Story = {
  name: 'PUB-97 The address of a withdrawn recipe says so',
  render: () => <Standing />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This recipe was withdrawn' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Find another recipe' })).toHaveAttribute(
      'href',
      '/recipes',
    )
  },
}
export const GoneGerman: Story = {
  render: () => <Standing />,
  globals: { language: 'de', ...at(320) },
}
