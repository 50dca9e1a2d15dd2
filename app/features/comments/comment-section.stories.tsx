import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, type within } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import type { Comment } from '#contract/recipes/comment.ts'
import { COMMENTS_PER_LOAD, COMMENTS_SHOWN } from '#contract/limits.ts'
import { recipeWith } from '#tests/support/entities.ts'
import { commentWith, comments } from '../../../.storybook/data/comments.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { at } from '../../../.storybook/viewports.ts'
import { Comments } from './comment-section.tsx'

const recipe = recipeWith()
const LANG_IDS = [0, 1] as const

/** Keys of the pages of a number of comments, with their responses. */
function pagesOf(count: number, langId: 0 | 1): [key: string, page: Comment[]][] {
  const all = comments(count)
  const pages: [string, Comment[]][] = []
  const end = COMMENTS_SHOWN + 1
  pages.push([keys.comments(recipe.Id, langId), all.slice(0, end)])
  for (let start = end; start <= count; start += COMMENTS_PER_LOAD) {
    const key = keys.olderComments(recipe.Id, all[start - 1]?.Id ?? 0, langId)
    pages.push([key, all.slice(start, start + COMMENTS_PER_LOAD)])
  }
  return pages
}

/**
 * Parameters of a story whose recipe has a number of comments.
 *
 * @param loaded number of pages that load; the next one stays pending
 */
function withComments(count: number, loaded = Infinity) {
  const pages = LANG_IDS.flatMap((langId) => pagesOf(count, langId).slice(0, loaded))
  return { answers: Object.fromEntries(pages) }
}

/** The same, but the page after the loaded ones fails. */
function withFailure(count: number, loaded: number) {
  const failures = LANG_IDS.flatMap((langId) => pagesOf(count, langId)[loaded]?.[0] ?? [])
  return { ...withComments(count, loaded), failures }
}

const meta = {
  title: 'Screens/Recipe/Comments',
  component: Comments,
  decorators: [inApp],
  args: { recipe, rating: null },
} satisfies Meta<typeof Comments>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const NOT_LOADED = /More comments couldn’t be loaded/
/** A question with the answer of the recipe's author. */
const ANSWERED = {
  answers: Object.fromEntries(
    LANG_IDS.map((langId) => [
      keys.comments(recipe.Id, langId),
      [
        commentWith({
          Text: 'Mine stuck in two grooves. Does the tin go into the fridge before the flour?',
          Answer: {
            ...commentWith({
              Id: 2,
              Text: 'Yes, ten minutes. Cold butter stays where you brushed it.',
              User: {
                FirstName: 'Lena Hartmann',
                LastName: '',
                AvatarPath: '/story/portrait.webp',
              },
            }),
            IsByAuthor: true,
          },
        }),
      ],
    ]),
  ),
}

/** The announcements. */
const ANNOUNCED = { selector: '[data-slot=live-regions] *' }

const press = async (canvas: Canvas, name: string) =>
  await userEvent.click(canvas.getByRole('button', { name }))

/** The app logs each failure (ERR-28); in other stories that is a defect. */
const expectFailure = () => void spyOn(console, 'error').mockImplementation(() => undefined)

export const Waiting: Story = { name: 'Comments are loading' }

export const None: Story = { parameters: withComments(0) }

export const Three: Story = {
  name: 'STA-10 Three comments, nothing to load',
  parameters: withComments(3),
}

export const Four: Story = {
  name: 'STA-10 Of four comments three are shown',
  parameters: withComments(4),
}

export const FourGerman: Story = { parameters: Four.parameters, globals: { language: 'de' } }

export const Unfolded: Story = {
  name: 'STA-10 All four on request, and three again',
  parameters: withComments(4),
  play: async ({ canvas }) => {
    await press(canvas, 'Load more')
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull()
    await expect(canvas.getAllByRole('listitem')[3]).toHaveFocus()
    await press(canvas, 'Show less')
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveFocus()
    await press(canvas, 'Load more')
  },
}

export const MoreThanAPage: Story = {
  name: 'Of 250 comments the next hundred come at a time, each once',
  parameters: withComments(250),
  play: async ({ canvas }) => {
    for (const count of [103, 203, 250]) {
      await press(canvas, 'Load more')
      await expect(await canvas.findAllByRole('article')).toHaveLength(count)
    }
    await expect(await canvas.findAllByText('100 comments added.', ANNOUNCED)).toHaveLength(2)
    await expect(canvas.getByText('47 comments added.', ANNOUNCED)).toBeInTheDocument()
    const texts = canvas.getAllByRole('article').map(({ textContent }) => textContent)
    await expect(new Set(texts).size).toBe(250)
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull()
    await expect(canvas.getAllByRole('listitem')[203]).toHaveFocus()
    await press(canvas, 'Show less')
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
  },
}

export const Loading: Story = {
  name: 'More comments are on their way, those before stay',
  parameters: withComments(250, 1),
  play: async ({ canvas }) => {
    await press(canvas, 'Load more')
    await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveAttribute('aria-busy')
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
  },
}

export const LoadingGerman: Story = {
  parameters: Loading.parameters,
  globals: { language: 'de' },
  play: async ({ canvas }) => await press(canvas, 'Mehr laden'),
}

export const Failed: Story = {
  name: 'More comments couldn’t be loaded, those before stay',
  parameters: withFailure(250, 2),
  beforeEach: expectFailure,
  play: async ({ canvas }) => {
    await press(canvas, 'Load more')
    await press(canvas, 'Load more')
    await expect(await canvas.findByText(NOT_LOADED, { selector: 'p' })).toBeVisible()
    await expect(await canvas.findByText(NOT_LOADED, ANNOUNCED)).toBeInTheDocument()
    await expect(canvas.getAllByRole('article')).toHaveLength(103)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await press(canvas, 'Show less')
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.queryByText(NOT_LOADED, { selector: 'p' })).toBeNull()
  },
}

export const FailedAtOnce: Story = {
  name: 'Not even the first hundred loaded',
  parameters: withFailure(250, 1),
  beforeEach: expectFailure,
  play: async ({ canvas }) => {
    await press(canvas, 'Load more')
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
  },
}

export const FailedGerman: Story = {
  parameters: FailedAtOnce.parameters,
  beforeEach: expectFailure,
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await press(canvas, 'Mehr laden')
    await canvas.findByText(/Weitere Kommentare konnten nicht geladen werden/, { selector: 'p' })
  },
}

export const Answered: Story = {
  name: 'FOL-71 Answered by the author, who wrote this recipe',
  parameters: ANSWERED,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: /^Lena Hartmann wrote this recipe/ }),
    ).toBeVisible()
    await expect(canvas.getAllByText('wrote this recipe')).toHaveLength(1)
  },
}
export const AnsweredGerman: Story = {
  parameters: ANSWERED,
  globals: { language: 'de', ...at(320) },
}
