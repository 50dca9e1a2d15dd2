import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent } from 'storybook/test'
import { recipeWith } from '#tests/support/entities.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { at } from '../../../.storybook/viewports.ts'
import { RateModal } from './rate-modal.tsx'

const meta = {
  title: 'Screens/Recipe/Rate modal',
  component: RateModal,
  tags: ['!autodocs'],
  decorators: [inApp],
  args: { open: true, onOpenChange: fn(), recipe: recipeWith() },
} satisfies Meta<typeof RateModal>
export default meta
type Story = StoryObj<typeof meta>

export const Unrated: Story = { name: 'RTM-01 Stars, a comment box and Submit' }

export const UnratedGerman: Story = { globals: { language: 'de' } }

export const OnPhones: Story = { globals: at(375) }

export const Rated: Story = {
  args: { recipe: recipeWith({ Rating: { GlobalRating: 4, TotalRatings: 9, UserRating: 0 } }) },
}

export const WithoutStars: Story = {
  name: 'Submit without stars',
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Submit' })),
}
