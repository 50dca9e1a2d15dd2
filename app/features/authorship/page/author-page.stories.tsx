import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, spyOn, userEvent, within } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import type { AuthorComments, CommentPart } from '#contract/author-page/comments.ts'
import type { AuthorOverview } from '#contract/author-page/overview.ts'
import {
  ANSWERED_COMMENTS,
  authorCommentWith,
  NO_COMMENTS,
  NOBODY_YET,
  overviewWith,
  WAITING_COMMENTS,
} from '../../../../.storybook/data/author-page.ts'
import { commentWith } from '../../../../.storybook/data/comments.ts'
import { authorshipWith, IMANI_AS_AUTHOR } from '../../../../.storybook/data/desk.ts'
import { MEMBER } from '../../../../.storybook/data/member.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { authorshipKey } from '../authorship-key.ts'
import { AuthorshipPage } from '../authorship-page.tsx'
import { authorCommentsKey, overviewKey } from './author-page-keys.ts'

const AUTHOR = {
  [keys.me()]: MEMBER,
  [authorshipKey()]: authorshipWith({ Author: IMANI_AS_AUTHOR }),
}

const seeing = (overview: AuthorOverview) => ({
  answers: { ...AUTHOR, [overviewKey(1)]: overview, [overviewKey(0)]: overview },
})

const reading = (comments: AuthorComments, part: CommentPart = 'waiting') => ({
  answers: {
    ...seeing(overviewWith()).answers,
    [authorCommentsKey(part, 1, 1)]: comments,
    [authorCommentsKey(part, 1, 0)]: comments,
  },
})

const meta = {
  title: 'Screens/Author page',
  component: AuthorshipPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sessionStorage.clear()
    return signedIn()
  },
} satisfies Meta<typeof AuthorshipPage>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  name: 'What waits, the followers, the recipes; sorted by the head',
  parameters: seeing(overviewWith()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Imani Okafor' })).toBeVisible()
    await expect(
      canvas.getByRole('img', {
        name: /^Followers over 12 months: from 88 to 312, the largest rise in/,
      }),
    ).toBeVisible()
    const first = () => canvas.getAllByRole('rowheader')[0]
    await expect(first()).toHaveTextContent('Marble gugelhupf')
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await expect(first()).toHaveTextContent('Herb omelette')
    await expect(canvas.getByText('so far 4')).toBeInTheDocument()
  },
}
export const OverviewGerman: Story = {
  parameters: seeing(overviewWith()),
  globals: { language: 'de', ...at(375) },
}
export const OverviewTablet: Story = {
  parameters: seeing(overviewWith()),
  globals: { language: 'de', ...at(768) },
}
export const OverviewNarrow: Story = {
  name: '320 px, a name of 40 letters and many followers',
  parameters: {
    answers: {
      ...seeing(
        overviewWith({
          Followers: {
            Count: 128_400,
            Months: [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 128_400, 128_400],
          },
        }),
      ).answers,
      [authorshipKey()]: authorshipWith({
        Author: { ...IMANI_AS_AUTHOR, Name: 'Theodora-Wilhelmine von Brandtsteinhausen' },
      }),
    },
  },
  globals: at(320),
}

export const NobodyYet: Story = {
  name: 'Nobody follows or cooks yet, and nothing waits',
  parameters: seeing(NOBODY_YET),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Waiting for you' })).toBeNull()
    await expect(canvas.getByText(/stands here from ten on/)).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Loading: Story = { parameters: { answers: AUTHOR } }
export const Failed: Story = {
  name: 'Without a connection',
  parameters: { answers: AUTHOR, failures: [overviewKey(1)] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This part couldn’t be loaded')).toBeVisible()
  },
}

export const Comments: Story = {
  name: 'Comments that wait, by recipe, with the keys',
  args: { tab: 'comments' },
  parameters: reading(WAITING_COMMENTS),
  play: async ({ canvas }) => {
    const talks = await canvas.findAllByRole('article')
    await userEvent.keyboard('j')
    await expect(talks[0]).toHaveFocus()
    await userEvent.keyboard('jjjk')
    await expect(talks[1]).toHaveFocus()
    await userEvent.keyboard('ka')
    const field = canvas.getByRole('textbox', { name: 'Your answer to Tim Becker' })
    await expect(field).toHaveFocus()
    // Letters that are typed are letters.
    await userEvent.keyboard('Yes, a jar')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(talks[0]).toHaveFocus()
    await userEvent.keyboard('a')
    await expect(canvas.getByRole('textbox')).toHaveValue('Yes, a jar')
    await expect(
      canvas.getByRole('checkbox', { name: 'Also as a note at step 2' }),
    ).not.toBeChecked()
  },
}
export const CommentsGerman: Story = {
  args: { tab: 'comments' },
  parameters: reading(WAITING_COMMENTS),
  globals: { language: 'de', ...at(320) },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Antworten' })
    if (first) await userEvent.click(first)
    await userEvent.type(canvas.getByRole('textbox'), 'Ja, zehn Minuten.')
  },
}

export const Sent: Story = {
  name: 'An answer is sent once, with Ctrl and Enter',
  args: { tab: 'comments' },
  parameters: reading(WAITING_COMMENTS),
  beforeEach: () => void spyOn(window, 'fetch'),
  play: async ({ canvas }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    mocked(window.fetch).mockReturnValue(promise)
    await canvas.findAllByRole('article')
    await userEvent.keyboard('a')
    await userEvent.keyboard('Yes.')
    await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}')
    await expect(mocked(window.fetch)).toHaveBeenCalledOnce()
    const answered = authorCommentWith({
      Comment: commentWith({
        Id: 11,
        Answer: { ...commentWith({ Id: 40, Text: 'Yes.' }), IsByAuthor: true },
      }),
    })
    mocked(window.fetch).mockReturnValue(new Promise(() => undefined))
    resolve(Response.json(answered, { status: 201 }))
    await expect(await canvas.findByText('Yes.', { selector: 'p' })).toBeVisible()
    const part = within(canvas.getByRole('group', { name: 'Which comments' }))
    await expect(part.getByRole('button', { name: 'Waiting 2' })).toBeVisible()
    await expect(part.getByRole('button', { name: 'Answered 42' })).toBeVisible()
  },
}

export const NotSent: Story = {
  name: 'Without a connection the text is kept',
  args: { tab: 'comments' },
  parameters: reading(WAITING_COMMENTS),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined)
    spyOn(window, 'fetch')
  },
  play: async ({ canvas }) => {
    mocked(window.fetch).mockRejectedValue(new TypeError('Failed to fetch'))
    await canvas.findAllByRole('article')
    await userEvent.keyboard('a')
    await userEvent.keyboard('Yes.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(mocked(window.fetch)).toHaveBeenCalled()
    await expect(canvas.getByRole('textbox')).toHaveValue('Yes.')
  },
}

export const Answered: Story = {
  name: 'Answered: changed, may be changed, and said to need none',
  args: { tab: 'comments' },
  parameters: reading(ANSWERED_COMMENTS),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/changed on 10.March 2024/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(canvas.getByRole('textbox')).toHaveValue(
      'Yes, ten minutes. Cold butter stays where you brushed it.',
    )
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

export const NoComments: Story = {
  name: 'Nothing waits',
  args: { tab: 'comments' },
  parameters: reading(NO_COMMENTS),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nothing waits for an answer' }),
    ).toBeVisible()
  },
}
export const CommentsLoading: Story = {
  args: { tab: 'comments' },
  parameters: seeing(overviewWith()),
}
export const CommentsFailed: Story = {
  args: { tab: 'comments' },
  parameters: { ...seeing(overviewWith()), failures: [authorCommentsKey('waiting', 1, 1)] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This part couldn’t be loaded')).toBeVisible()
  },
}
