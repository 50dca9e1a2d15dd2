import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { keys } from '#app/data/keys.ts'
import { Comments } from '#app/routes/recipe/comments.tsx'
import { recipeWith } from '#tests/support/entities.ts'
import { comments } from '../../../.storybook/data/comments.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'

const recipe = recipeWith()

/** Parameters of a story in which the recipe has so many comments. */
function withComments(count: number) {
  const [german, english] = ([0, 1] as const).map((it) => keys.comments(String(recipe.Id), it))
  return { answers: { [german!]: comments(count), [english!]: comments(count) } }
}

const meta = {
  title: 'Screens/Recipe/Comments',
  component: Comments,
  decorators: [inApp],
  args: { recipe },
} satisfies Meta<typeof Comments>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = { name: 'Comments are on their way' }

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
  name: 'STA-10 All four on request',
  parameters: withComments(4),
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Load more' })),
}
