import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { recipeWith } from '#tests/support/entities.ts'
import { commentWith, comments } from '../../../.storybook/data/comments.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { commentKey } from './comment-key.ts'
import { Comments } from './comment-section.tsx'

const recipe = recipeWith()
const [newest, ...older] = comments(4)
const SOUGHT = 900
const sought = commentWith({
  Id: SOUGHT,
  Text: 'Mine stuck in two grooves. Does the tin go into the fridge before the flour?',
  IsOwn: true,
  Answer: {
    ...commentWith({
      Id: 901,
      Text: 'Yes, ten minutes. Cold butter stays where you brushed it.',
      User: { FirstName: 'Lena Hartmann', LastName: '', AvatarPath: '/story/portrait.webp' },
    }),
    IsByAuthor: true,
  },
})

const of = (id: number) => ({
  address: `/recipes/${recipe.Id}#comment-${id}`,
  answers: Object.fromEntries(
    ([0, 1] as const).flatMap((langId) => [
      [keys.comments(recipe.Id, langId), newest ? [newest, ...older] : []],
      [commentKey(recipe.Id, SOUGHT, langId), sought],
    ]),
  ),
})

const meta = {
  title: 'Screens/Recipe/Sought comment',
  component: Comments,
  decorators: [inApp],
  args: { recipe, rating: null },
  beforeEach: signedIn,
} satisfies Meta<typeof Comments>
export default meta
type Story = StoryObj<typeof meta>

export const Older: Story = {
  name: 'FOL-84 A comment that is not among the first stands above them',
  parameters: of(SOUGHT),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'The comment that you came for' })
    await expect(heading.parentElement).toHaveFocus()
    await expect(canvas.getByText(/^Yes, ten minutes/)).toBeVisible()
  },
}
export const OlderGerman: Story = {
  parameters: of(SOUGHT),
  globals: { language: 'de', ...at(320) },
}

export const Listed: Story = {
  name: 'FOL-84 One of the first stays where it is',
  parameters: of(newest?.Id ?? 0),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox')
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveFocus()
    await expect(canvas.queryByText('The comment that you came for')).toBeNull()
  },
}

export const Gone: Story = {
  name: 'FOL-84 It is not there any more',
  parameters: { ...of(902), gone: [commentKey(recipe.Id, 902, 1)] },
  // Failures are logged.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is not here any more/)).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'FOL-84 It could not be loaded, which does not mean that it is gone',
  parameters: { ...of(902), failures: [commentKey(recipe.Id, 902, 1)] },
  // Failures are logged.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/came for couldn’t be loaded/)).toBeVisible()
    await expect(canvas.queryByText(/is not here any more/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const FailedGerman: Story = {
  parameters: { ...of(902), failures: [commentKey(recipe.Id, 902, 0)] },
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  globals: { language: 'de', ...at(320) },
}
