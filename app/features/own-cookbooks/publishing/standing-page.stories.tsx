import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import {
  bookAnswers,
  bookPublicationWith,
  bookSubmissionWith,
  livePublicationWith,
} from '../../../../.storybook/data/cookbook-publishing.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { bookPublishingKeys } from './book-publishing-keys.ts'
import { StandingPage } from './standing-page.tsx'

const meta = {
  title: 'Screens/Cookbook publishing/Standing',
  component: StandingPage,
  args: { id: 1 },
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof StandingPage>
export default meta
type Story = StoryObj<typeof meta>

const of = (publication: Parameters<typeof livePublicationWith>[0]) =>
  bookAnswers({ publication: livePublicationWith(publication) })
const PUBLISHED = livePublicationWith().Published

export const Live: Story = {
  name: 'BOK-82 Changes gather until they are published, and three new recipes can be told',
  parameters: of({}),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: '4 changes readers do not see yet' }),
    ).toBeVisible()
    await expect(canvas.getByText('Bread now stands before Sweet')).toBeVisible()
    await expect(
      canvas.getByRole('checkbox', { name: /^Tell my followers about the 3 new recipes/ }),
    ).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Publish the changes' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Undo all 4' })).toBeVisible()
  },
}
export const German: Story = { parameters: of({}), globals: { language: 'de', ...at(320) } }
export const Tablet: Story = { parameters: of({}), globals: { language: 'de', ...at(768) } }
export const ToldThisWeek: Story = {
  name: 'Followers were told this week',
  parameters: of({
    Telling: {
      Subscribers: 312,
      Last: '2026-03-20T08:00:00Z',
      Next: '2026-03-27T08:00:00Z',
      Until: null,
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your followers were told this week/)).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
export const Unchanged: Story = {
  name: 'Published quietly, with nothing changed since',
  parameters: of({
    Changes: null,
    Telling: { Subscribers: 1, Last: null, Next: null, Until: '2026-04-06T08:00:00Z' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Readers see all of it' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tell my followers, 1 person' })).toBeVisible()
  },
}
export const Read: Story = {
  name: 'Texts and pictures wait for an editor, while readers see the published ones',
  parameters: of({ IsTrusted: false, Submission: bookSubmissionWith({ Word: 'A better title.' }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You wrote: A better title.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Take back' })).toBeVisible()
  },
}
export const FirstInReview: Story = {
  name: 'A first version in review',
  parameters: bookAnswers({
    publication: bookPublicationWith({ IsTrusted: false, Submission: bookSubmissionWith() }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/stays yours alone until then/)).toBeVisible()
  },
}
export const SentBack: Story = {
  name: 'Sent back with an answer',
  parameters: bookAnswers({
    publication: bookPublicationWith({
      IsTrusted: false,
      Submission: bookSubmissionWith({ State: 'returned', Answer: 'Who is it for?' }),
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Who is it for?')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Send in again' })).toBeVisible()
  },
}
export const NothingLeft: Story = {
  name: 'BOK-85 Its last recipe was withdrawn',
  parameters: of({ Published: PUBLISHED && { ...PUBLISHED, IsShown: false }, Changes: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^None of its recipes is published/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'To the page' })).toBeNull()
  },
}
export const Hidden: Story = {
  name: 'Hidden by the editors',
  parameters: of({
    Published: PUBLISHED && { ...PUBLISHED, IsShown: false, IsHidden: true },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The editors hide it' })).toBeVisible()
  },
}
export const Withdraw: Story = {
  name: 'BOK-83 Before it is withdrawn its author sees who keeps what',
  parameters: of({}),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw …' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Withdraw “Things with crust”?' }),
    )
    await expect(await dialog.findByText('61 favourites')).toBeVisible()
    await expect(dialog.getByText(/^It is planned for December 2026/)).toBeVisible()
  },
}
export const WithdrawGerman: Story = {
  parameters: of({}),
  globals: { language: 'de', ...at(375) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zurückziehen …' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('Alle mit Abo')).toBeVisible()
  },
}
export const Withdrawn: Story = {
  name: 'Withdrawn, it can be published again',
  parameters: of({
    Published: PUBLISHED && { ...PUBLISHED, IsLive: false, IsShown: false },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Publish again' })).toHaveAttribute(
      'href',
      '/my/cookbooks/1/publish',
    )
  },
}
export const Loading: Story = {}
export const Failed: Story = {
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  parameters: { failures: [bookPublishingKeys.publication(1)] },
}
