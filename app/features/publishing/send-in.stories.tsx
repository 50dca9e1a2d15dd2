import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, spyOn, userEvent } from 'storybook/test'
import { CAKE } from '#app/features/recipe-editor/recipe-editor.fixture.ts'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import { MEMBER } from '../../../.storybook/data/member.ts'
import { OWN_DISH, ownRecipeWith } from '../../../.storybook/data/own-recipes.ts'
import {
  publicationWith,
  publishedWith,
  publishingAnswers,
  submissionWith,
  TWO_VERSIONS,
} from '../../../.storybook/data/publishing.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { publishingKeys } from './publishing-keys.ts'
import { SendInPage } from './send-in-page.tsx'

const meta = {
  title: 'Screens/Publishing/Send in',
  component: SendInPage,
  decorators: [inApp],
  args: { id: OWN_DISH.Id },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sessionStorage.clear()
    return signedIn()
  },
} satisfies Meta<typeof SendInPage>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  name: 'PUB-90 What is there, one promise, and one word to the editors',
  parameters: publishingAnswers(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Name, description and picture')).toBeVisible()
    await expect(canvas.getByText('German: 4 of 11 texts')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send in' }))
    await expect(await canvas.findByText(/^Please promise it/)).toBeVisible()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
  },
}
export const German: Story = {
  parameters: publishingAnswers(),
  globals: { language: 'de', ...at(375) },
}
export const Tablet: Story = { parameters: publishingAnswers(), globals: at(768) }

export const Later: Story = {
  name: 'A later version while one is published and one waits',
  parameters: publishingAnswers({
    publication: publicationWith({
      Published: publishedWith(),
      Versions: TWO_VERSIONS,
      Submission: submissionWith({ Number: 3 }),
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Until then others read version 2/)).toBeVisible()
    await expect(canvas.getByText(/Version 3 is in review as you sent it in/)).toBeVisible()
  },
}

export const Trusted: Story = {
  name: 'A trusted author publishes at once',
  parameters: publishingAnswers({ publication: publicationWith({ IsTrusted: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Publish' })).toBeVisible()
  },
}

export const NoAuthor: Story = {
  name: 'PUB-91 Who is no author is led there',
  parameters: publishingAnswers({
    member: MEMBER,
    publication: publicationWith({ MaySend: false }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Become an author' })).toHaveAttribute(
      'href',
      '/my/author',
    )
    await expect(canvas.queryByRole('button', { name: 'Send in' })).toBeNull()
  },
}

const UNREADY = publishingAnswers({
  own: ownRecipeWith({
    State: 'draft',
    Draft: {
      ...emptyDraft('de'),
      Name: { de: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenfrühstück' },
      Lines: CAKE.Lines,
      Source: { Name: 'Blog', IsForeign: true },
    },
  }),
  publication: publicationWith({ MaySend: false }),
})
export const NotReady: Story = {
  name: 'What is missing holds it up, and leads to the editor',
  parameters: UNREADY,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('At least one step is missing')).toBeVisible()
    await expect(canvas.getByText('It is by somebody else')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go on writing' })).toHaveAttribute(
      'href',
      `/my/recipes/${OWN_DISH.Id}/edit`,
    )
  },
}
export const NotReadyGerman: Story = {
  parameters: UNREADY,
  globals: { language: 'de', ...at(320) },
}

/** Why and until when, as the server says it to a member on hold. */
const ON_HOLD =
  'Your account is on hold until 29 November 2094: you can use it, but do nothing that others see. Why: Insults under three recipes.'

const fillIn = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  await userEvent.click(await canvas.findByRole('checkbox'))
  await userEvent.type(canvas.getByRole('textbox', { name: 'A word to the editors' }), 'My first.')
}

export const OnHold: Story = {
  name: 'PUB-92 A double press sends once; a refusal says why and keeps what was typed',
  parameters: publishingAnswers(),
  beforeEach: () => void spyOn(window, 'fetch'),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    const { promise, resolve } = Promise.withResolvers<Response>()
    mocked(window.fetch).mockReturnValue(promise)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send in' }))
    const calls = mocked(window.fetch).mock.calls.filter(([, init]) => init?.method === 'POST')
    await expect(calls).toHaveLength(1)
    await expect(calls[0]?.[1]?.body).toBe(
      JSON.stringify({ Version: 3, IsPromised: true, Word: 'My first.' }),
    )
    resolve(Response.json({ Code: 'Suspended', Message: ON_HOLD }, { status: 403 }))
    await expect(await canvas.findByText(ON_HOLD)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('My first.')
  },
}

export const Changed: Story = {
  name: 'PUB-92 What has changed meanwhile is read anew before it is sent',
  parameters: publishingAnswers(),
  beforeEach: () => void spyOn(window, 'fetch'),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    mocked(window.fetch).mockResolvedValueOnce(
      Response.json({ Code: 'ChangedMeanwhile', Message: 'Changed.' }, { status: 409 }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Send in' }))
    await expect(await canvas.findByText(/^The recipe has changed meanwhile/)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('My first.')
  },
}

export const Loading: Story = {}

export const Failed: Story = {
  parameters: {
    ...publishingAnswers({ publication: null }),
    failures: [publishingKeys.publication(OWN_DISH.Id)],
  },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
