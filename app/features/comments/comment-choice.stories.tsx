import type { Meta, StoryObj } from '@storybook/react-vite'
import { commentWith } from '../../../.storybook/data/comments.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { Choice } from './comment-choice.tsx'

const meta = {
  title: 'Screens/Recipe/Choice/Visitor',
  component: Choice,
  decorators: [inApp],
  args: { recipeId: 7, comment: commentWith() },
} satisfies Meta<typeof Choice>
export default meta
type Story = StoryObj<typeof meta>

export const Counts: Story = {}

export const CountsGerman: Story = { globals: { language: 'de' } }

export const OneLike: Story = { args: { comment: commentWith({ Likes: 1, Dislikes: 0 }) } }
