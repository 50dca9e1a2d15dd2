import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { WEEK_MONDAY } from '../../../../.storybook/data/week.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { SUGGESTIONS, WEEK_ANSWERS } from '../../../../.storybook/mocks/week.ts'
import { Suggestions } from './suggestions.tsx'
import '../week.css'
import './side.css'

const [, ...others] = SUGGESTIONS.Suggestions

const meta = {
  title: 'Screens/Week/Suggestions',
  component: Suggestions,
  args: {
    monday: WEEK_MONDAY,
    title: 'For the free evenings',
    planned: new Set<number>(),
    onPlan: fn(),
  },
  decorators: [
    inApp,
    (Story) => (
      <div className="week-side">
        <Story />
      </div>
    ),
  ],
  parameters: { answers: WEEK_ANSWERS },
} satisfies Meta<typeof Suggestions>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  name: 'WEK-41 Three dishes, each with why',
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Plan Spaghetti al pomodoro' }))
    await expect(args.onPlan).toHaveBeenCalled()
  },
}

export const NotNow: Story = {
  name: 'WEK-60 After "not now" the focus is at the next dish',
  beforeEach: () => {
    spyOn(window, 'fetch').mockImplementation(() =>
      Promise.resolve(Response.json({ Suggestions: others })),
    )
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Not now: Spaghetti al pomodoro' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Not now: Miso/ })).toHaveFocus(),
    )
  },
}
