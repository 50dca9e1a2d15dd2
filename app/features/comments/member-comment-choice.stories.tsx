import type { Meta, StoryObj } from '@storybook/react-vite'
import { commentWith } from '../../../.storybook/data/comments.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { ChoiceOfMember } from './member-comment-choice.tsx'

const meta = {
  title: 'Screens/Recipe/Choice/Member',
  component: ChoiceOfMember,
  decorators: [inApp],
  args: { recipeId: 7, comment: commentWith() },
} satisfies Meta<typeof ChoiceOfMember>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { name: 'STA-15 Neither liked nor disliked' }

export const Liked: Story = {
  name: 'STA-15 Liked',
  args: { comment: commentWith({ IsLiked: true }) },
}

export const Disliked: Story = {
  name: 'STA-15 Disliked',
  args: { comment: commentWith({ IsLiked: false }) },
}

export const LikedGerman: Story = { args: Liked.args, globals: { language: 'de' } }
