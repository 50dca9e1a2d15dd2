import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { mealWith, WEEK, WEEK_NOW, weekWith } from '../../../.storybook/data/week.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { withToasts } from '../../../.storybook/decorators/toasts.tsx'
import { openWeek, WEEK_ANSWERS } from '../../../.storybook/mocks/week.ts'
import { at } from '../../../.storybook/viewports.ts'
import { WeekPage } from './week-page.tsx'

const meta = {
  title: 'Screens/Week/Cooked',
  component: WeekPage,
  args: { now: WEEK_NOW },
  decorators: [withToasts, inApp],
  parameters: { answers: WEEK_ANSWERS },
  beforeEach: ({ parameters }) => openWeek(parameters),
} satisfies Meta<typeof WeekPage>
export default meta
type Story = StoryObj<typeof meta>

const place = (name: RegExp) => screen.getByRole('button', { name })

const yesterday = mealWith({ Day: '2026-11-24', RecipeId: 5 })
const ASKING = weekWith([...WEEK.Meals.filter(({ Day }) => Day > '2026-11-24'), yesterday])

export const Asked: Story = {
  name: 'WEK-57 A dinner of yesterday is asked about, and not again after a no',
  parameters: { week: ASKING },
  play: async ({ canvas }) => {
    const question = canvas.getByRole('region', {
      name: /^Was there Shakshuka with feta yesterday/,
    })
    await expect(within(question).getByRole('button', { name: 'Yes, into my log' })).toBeVisible()
    await userEvent.click(within(question).getByRole('button', { name: 'No' }))
    await expect(question).not.toBeInTheDocument()
    await waitFor(() => expect(place(/^Wednesday 25, dinner/)).toHaveFocus())
  },
}
export const Question: Story = { parameters: { week: ASKING } }
export const QuestionPhone: Story = {
  parameters: { week: ASKING },
  globals: { language: 'de', ...at(375) },
}

export const Moved: Story = {
  name: 'WEK-57 A dinner of yesterday is moved in its sheet',
  parameters: { week: ASKING },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move it' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Shakshuka with feta' }))
    await expect(sheet.getByText('Tuesday 24, dinner')).toBeVisible()
  },
}

export const NotAsked: Story = {
  name: 'WEK-57 Nobody is asked about what another one cooks, what was only written, and what is older',
  parameters: {
    week: weekWith([
      mealWith({ Day: '2026-11-24', RecipeId: 5, CookId: 2 }),
      mealWith({ Day: '2026-11-24', Name: 'Eating out' }),
      mealWith({ Day: '2026-11-23', RecipeId: 1 }),
      mealWith({ Day: '2026-11-24', RecipeId: 6, Slot: 'lunch' }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Monday, Tuesday/ })).toBeVisible()
    await expect(canvas.queryByText(/^Was there/)).toBeNull()
  },
}

export const Yes: Story = {
  name: 'WEK-57 Yes ticks it; without a connection both wait',
  parameters: { week: ASKING, isOffline: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, into my log' }))
    await expect(await screen.findByText('Shakshuka with feta is in your log')).toBeVisible()
    await expect(canvas.queryByText(/^Was there/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Monday, Tuesday/ }))
    await expect(place(/^Tuesday 24, dinner: Shakshuka with feta, cooked/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(place(/^Tuesday 24, dinner: Shakshuka with feta, for 4/)).toBeVisible(),
    )
  },
}

const CookedAt = new Date('2026-11-25T18:50:00').toISOString()
const DONE = weekWith(
  WEEK.Meals.map((meal) =>
    meal.Day === '2026-11-25' && meal.Slot === 'dinner'
      ? { ...meal, IsCooked: true, CookedAt, IsLogged: true }
      : meal,
  ),
)

export const Done: Story = {
  name: 'WEK-56 What was cooked says when, and that the own log has it',
  parameters: { week: DONE },
  play: async ({ canvas }) => {
    await expect(
      place(/^Wednesday 25, dinner: Red lentil dal, cooked at 18:50 · in your log/),
    ).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Cook along' })).toBeNull()
    await userEvent.click(place(/^Wednesday 25, dinner/))
    const sheet = within(await screen.findByRole('dialog', { name: 'Red lentil dal' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Not cooked after all' }))
    await expect(sheet.getByRole('button', { name: 'Cooked, into my log' })).toBeVisible()
  },
}

export const Ticked: Story = {
  name: 'WEK-56 A meal is ticked in its sheet, for as many as it says',
  parameters: { isOffline: true },
  play: async () => {
    await userEvent.click(place(/^Wednesday 25, dinner/))
    const sheet = within(await screen.findByRole('dialog', { name: 'Red lentil dal' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Cooked, into my log' }))
    await waitFor(() =>
      expect(place(/^Wednesday 25, dinner: Red lentil dal, cooked/)).toHaveFocus(),
    )
    await expect(await screen.findByText('Red lentil dal is in your log')).toBeVisible()
  },
}

export const Ahead: Story = {
  name: 'WEK-55 What is done ahead stands on the day on which it is done',
  parameters: {
    week: weekWith([
      ...WEEK.Meals,
      mealWith({ Day: '2026-11-26', Slot: 'breakfast', RecipeId: 3 }),
      mealWith({ Day: '2026-11-29', Slot: 'breakfast', RecipeId: 3 }),
    ]),
  },
  play: async ({ canvas }) => {
    const lines = [
      /^Tonight, for tomorrow: Overnight oats with berries. Fill the jars/,
      /^Begin 2 h 30 min before: Pizza Margherita. It rises for 2 h.$/,
      /^In the evening, for Sunday: Overnight oats with berries. Fill the jars/,
    ]
    for (const line of lines) await expect(canvas.getByText(line)).toBeVisible()
  },
}
export const AheadPhone: Story = {
  parameters: Ahead.parameters!,
  globals: { language: 'de', ...at(375) },
}

export const Monday: Story = {
  name: 'WEK-58 The Monday after the week leads to its week',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Monday 30 Miso ramen again' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Next week')
    await waitFor(() => expect(place(/^Monday 30, dinner/)).toHaveFocus())
  },
}
