import type { Meta, StoryObj } from '@storybook/react-vite'
import { YourRating } from '#app/features/ratings/index.ts'
import { recipeWith } from '#tests/support/entities.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { CommentForm } from './comment-form.tsx'

const meta = {
  title: 'Screens/Recipe/Comment form',
  component: CommentForm,
  decorators: [inApp],
  args: { recipe: recipeWith(), rating: null },
  beforeEach: signedIn,
  render: ({ recipe }) => <CommentForm recipe={recipe} rating={<YourRating recipe={recipe} />} />,
} satisfies Meta<typeof CommentForm>
export default meta
type Story = StoryObj<typeof meta>

export const Unrated: Story = {}

export const UnratedGerman: Story = { globals: { language: 'de' } }

export const Rated: Story = {
  args: { recipe: recipeWith({ Rating: { GlobalRating: 4, TotalRatings: 9, UserRating: 4 } }) },
}
