import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import { LateSentVersion } from '#app/features/recipe-editor/index.ts'
import type { Publication } from '#contract/publishing/publication.ts'
import { OWN_DISH, ownRecipeWith } from '../../../.storybook/data/own-recipes.ts'
import {
  publicationWith,
  publishedWith,
  publishingAnswers,
  RETURNED,
  submissionWith,
  TWO_VERSIONS,
} from '../../../.storybook/data/publishing.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { CAKE } from '#app/features/recipe-editor/recipe-editor.fixture.ts'
import { PublicationPage } from './publication-page.tsx'
import { publishingKeys } from './publishing-keys.ts'

const PICTURES = [{ Id: 3, Path: '/story/shakshuka.webp', Width: 1280, Height: 960 }]

const of = (
  standing: Pick<ReturnType<typeof ownRecipeWith>, 'Publication' | 'Submission'>,
  publication: Partial<Publication>,
) =>
  publishingAnswers({
    own: ownRecipeWith({ Draft: { ...CAKE, PictureId: 3 }, Pictures: PICTURES, ...standing }),
    publication: publicationWith(publication),
  })

const meta = {
  title: 'Screens/Publishing/Publication',
  component: PublicationPage,
  decorators: [inApp],
  args: { id: OWN_DISH.Id, lookAt: (shown) => <LateSentVersion {...shown} /> },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof PublicationPage>
export default meta
type Story = StoryObj<typeof meta>

const LIVE = of(
  { Publication: 'published', Submission: 'waiting' },
  {
    Published: publishedWith(),
    Versions: TWO_VERSIONS,
    Submission: submissionWith({ Number: 3, Word: 'The plums are riper now.' }),
  },
)

export const Live: Story = {
  name: 'PUB-94 The published version stays while a new one is in review',
  parameters: LIVE,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stays up until version 3 is approved.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'To the page' })).toHaveAttribute(
      'href',
      '/recipes/312',
    )
    await expect(canvas.getByText(/1,204/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Take back' })).toBeVisible()
  },
}
export const LiveGerman: Story = { parameters: LIVE, globals: { language: 'de', ...at(320) } }
export const LiveTablet: Story = { parameters: LIVE, globals: { language: 'de', ...at(768) } }

export const Look: Story = {
  name: 'A published version beside the recipe of now',
  parameters: LIVE,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Look at version 2' }))
    const dialog = await screen.findByRole('dialog', { name: 'Version 2' })
    await expect(await within(dialog).findByText('Name')).toBeVisible()
  },
}

export const FirstInReview: Story = {
  name: 'A first version in review',
  parameters: of({ Submission: 'waiting' }, { Submission: submissionWith() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^in review since/)).toBeVisible()
    await expect(canvas.queryByText('Withdraw')).toBeNull()
  },
}

const SENT_BACK = of({ Submission: 'returned' }, { Submission: RETURNED })
export const SentBack: Story = {
  name: 'Sent back: the answer, and the way to the remarks',
  parameters: SENT_BACK,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Lovely cake/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Read the 2 remarks' })).toHaveAttribute(
      'href',
      `/my/recipes/${OWN_DISH.Id}/edit`,
    )
  },
}
export const SentBackGerman: Story = {
  parameters: SENT_BACK,
  globals: { language: 'de', ...at(375) },
}

const PUBLISHED = of(
  { Publication: 'published' },
  { Published: publishedWith(), Versions: TWO_VERSIONS },
)
export const Withdraw: Story = {
  name: 'PUB-95 Before it is withdrawn its author sees who keeps what',
  parameters: PUBLISHED,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw …' }))
    const dialog = await screen.findByRole('dialog', { name: /^Withdraw “Grandma/ })
    await expect(await within(dialog).findByText('23 ratings, 5 comments, 3 notes')).toBeVisible()
    await expect(
      within(dialog).getByText('At least 5 shopping lists, at least 1 kitchen'),
    ).toBeVisible()
  },
}
export const WithdrawGerman: Story = {
  parameters: PUBLISHED,
  globals: { language: 'de', ...at(375) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zurückziehen …' }))
    const dialog = await screen.findByRole('dialog', { name: /zurückziehen\?$/ })
    await expect(
      await within(dialog).findByText('23 Bewertungen, 5 Kommentare, 3 Notizen'),
    ).toBeVisible()
  },
}
export const WithdrawNew: Story = {
  name: 'Of what there is none, nothing is said',
  parameters: publishingAnswers({
    own: ownRecipeWith({ Publication: 'published' }),
    publication: publicationWith({ Published: publishedWith(), Versions: TWO_VERSIONS }),
    withdrawal: { Ratings: 0, Comments: 0, Notes: 1, Favourites: 0, Lists: 0, Kitchens: 0 },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw …' }))
    const dialog = await screen.findByRole('dialog')
    const terms = (await within(dialog).findAllByRole('term')).map(({ textContent }) => textContent)
    await expect(terms).toEqual(['Page and search', '1 note'])
  },
}
export const WithdrawUnknown: Story = {
  name: 'Who keeps what cannot be loaded: it can be withdrawn all the same',
  parameters: {
    answers: { ...PUBLISHED.answers, [publishingKeys.withdrawal(OWN_DISH.Id)]: undefined },
    failures: [publishingKeys.withdrawal(OWN_DISH.Id)],
  },
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw …' }))
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  },
}

export const Withdrawn: Story = {
  name: 'Withdrawn: it can be published again',
  parameters: of(
    { Publication: 'withdrawn' },
    { Published: publishedWith({ IsLive: false }), Versions: TWO_VERSIONS },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Publish again' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'To the page' })).toBeNull()
  },
}

export const Hidden: Story = {
  name: 'Withdrawn by the editors: it says so, and only they can publish it again',
  parameters: of(
    { Publication: 'withdrawn' },
    { Published: publishedWith({ IsLive: false, IsHidden: true }), Versions: TWO_VERSIONS },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The editors have withdrawn it')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Publish again' })).toBeNull()
  },
}

export const Loading: Story = {}

export const Failed: Story = {
  parameters: {
    ...publishingAnswers({ publication: null }),
    failures: [publishingKeys.publication(OWN_DISH.Id)],
  },
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
