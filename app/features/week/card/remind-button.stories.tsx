import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { DISH } from '../../../../.storybook/data/cooking-log.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { RemindButton } from './remind-button.tsx'

/** Tonight, wherever this runs; shortly before midnight it is the next evening. */
const at = () => {
  const now = new Date()
  const days = now.getHours() < 21 ? 0 : 1
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 21).getTime()
}

const meta = {
  title: 'Screens/Week/Reminder',
  component: RemindButton,
  args: {
    recipeId: 3,
    name: 'Overnight oats with berries',
    persons: 2,
    text: 'Fill the jars and put them in the fridge.',
    at: at(),
  },
  decorators: [inApp],
  parameters: {
    answers: {
      [keys.recipe(3, 0)]: { ...DISH, Id: 3 },
      [keys.recipe(3, 1)]: { ...DISH, Id: 3 },
    },
  },
  beforeEach: signedIn,
} satisfies Meta<typeof RemindButton>
export default meta
type Story = StoryObj<typeof meta>

export const Tonight: Story = {
  name: 'WEK-65 A press sets the bell of what is done tonight',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Remind me at 21:00' })
    await userEvent.click(button)
    await expect(await canvas.findByRole('button', { name: 'Rings at 21:00' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const German: Story = { globals: { language: 'de' } }
