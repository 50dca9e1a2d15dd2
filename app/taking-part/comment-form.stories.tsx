import type { Meta, StoryObj } from '@storybook/react-vite'
import { CommentForm } from '#app/taking-part/comment-form.tsx'
import { recipeWith } from '#tests/support/entities.ts'
import { inApp } from '../../.storybook/decorators/app.tsx'

const meta = {
  title: 'Screens/Recipe/Comment form',
  component: CommentForm,
  decorators: [inApp],
  args: { recipe: recipeWith() },
} satisfies Meta<typeof CommentForm>
export default meta
type Story = StoryObj<typeof meta>

export const Unrated: Story = {}

export const UnratedGerman: Story = { globals: { language: 'de' } }

export const Rated: Story = {
  args: { recipe: recipeWith({ Rating: { GlobalRating: 4, TotalRatings: 9, UserRating: 4 } }) },
}
