import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { commentWith } from '../../../.storybook/data/comments.ts'
import { ownCaseWith } from '../../../.storybook/data/reports.ts'
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

export const Menu: Story = {
  name: 'RPT-50 What can be done with a comment of others',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More about the comment/ }))
    await expect(canvas.getByRole('button', { name: 'Report' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Block / })).toBeVisible()
  },
}

export const Hidden: Story = {
  name: 'RPT-52 Why an own comment is hidden',
  args: { comment: commentWith({ Id: 11, IsOwn: true, IsHidden: true }) },
  parameters: { answers: { '/api/my/cases?LangId=1': { Cases: [ownCaseWith()] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Change it' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^More about/ })).toBeNull()
  },
}
