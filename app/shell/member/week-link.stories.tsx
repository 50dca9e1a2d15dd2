import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { WeekLink } from './week-link.tsx'

const meta = {
  title: 'Screens/Shell/Week in the header',
  component: WeekLink,
  decorators: [inApp],
} satisfies Meta<typeof WeekLink>
export default meta
type Story = StoryObj<typeof meta>

export const Elsewhere: Story = {
  parameters: { address: '/recipes/12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('aria-current')
  },
}

export const Current: Story = {
  name: 'WEK-69 On the week',
  parameters: { address: '/week' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The week' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const Dinner: Story = {
  name: 'On a dinner of the week',
  parameters: { address: '/week/new?recipe=12', unlike: 'Elsewhere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page')
  },
}
