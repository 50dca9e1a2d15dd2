import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import {
  bookAnswers,
  bookPublicationWith,
  bookSubmissionWith,
  ownBookWith,
} from '../../../../.storybook/data/cookbook-publishing.ts'
import { MEMBER } from '../../../../.storybook/data/member.ts'
import { bookRecipeWith } from '../../../../.storybook/data/own-cookbooks.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { bookPublishingKeys } from './book-publishing-keys.ts'
import { PublishPage } from './publish-page.tsx'

const meta = {
  title: 'Screens/Cookbook publishing/Publish',
  component: PublishPage,
  args: { id: 1 },
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof PublishPage>
export default meta
type Story = StoryObj<typeof meta>

export const Trusted: Story = {
  name: 'BOK-80 What readers get, who hears about it, and a promise',
  parameters: bookAnswers(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 recipes, all published and yours')).toBeVisible()
    await expect(canvas.getByText('1 draft waits in the book')).toBeVisible()
    await expect(canvas.getByText('German: 2 of 4 texts')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Tell my followers' })).toBeChecked()
    await expect(canvas.getByText('Lena Hartmann has a new cookbook')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(canvas.getByText(/^Please promise it/)).toBeVisible()
  },
}
export const German: Story = {
  parameters: bookAnswers(),
  globals: { language: 'de', ...at(320) },
}
export const Tablet: Story = {
  parameters: bookAnswers(),
  globals: { language: 'de', ...at(768) },
}
export const NotTrusted: Story = {
  name: 'An editor reads it first, in place of the version that waits',
  parameters: bookAnswers({
    publication: bookPublicationWith({ IsTrusted: false, Submission: bookSubmissionWith() }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/gives way to this one/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send in' })).toBeVisible()
  },
}
export const WithOthers: Story = {
  name: 'BOK-81 Recipes by others stand in the way, and go in one press',
  parameters: bookAnswers({
    cookbook: ownBookWith({
      Loose: [1, 2],
      Recipes: [...ownBookWith().Recipes, bookRecipeWith(), bookRecipeWith({ Id: 2 })],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 recipes are by others')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Take the 2 out' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull()
  },
}
export const Lacking: Story = {
  name: 'Without a title and without a published recipe',
  parameters: bookAnswers({
    cookbook: ownBookWith({ Name: {}, Cover: null, Tabs: [], Recipes: [] }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A title is missing')).toBeVisible()
    await expect(canvas.getByText('None of your published recipes is in it')).toBeVisible()
  },
}
export const NoAuthor: Story = {
  name: 'Who is no author is led to become one',
  parameters: bookAnswers({
    publication: bookPublicationWith({ MaySend: false, IsTrusted: false }),
    member: MEMBER,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Become an author' })).toHaveAttribute(
      'href',
      '/my/author',
    )
  },
}
export const Loading: Story = {}
export const Failed: Story = {
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  parameters: { failures: [bookPublishingKeys.publication(1)] },
}
