import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { mealWith, WEEK, WEEK_NOW, weekWith } from '../../../.storybook/data/week.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { withToasts } from '../../../.storybook/decorators/toasts.tsx'
import { openWeek, WEEK_ANSWERS } from '../../../.storybook/mocks/week.ts'
import { at } from '../../../.storybook/viewports.ts'
import { MEMBER } from '../../../.storybook/data/member.ts'
import { storedWeek } from './sync/stored.ts'
import { WeekPage } from './week-page.tsx'

const meta = {
  title: 'Screens/Week',
  component: WeekPage,
  args: { now: WEEK_NOW },
  decorators: [withToasts, inApp],
  parameters: { answers: WEEK_ANSWERS },
  beforeEach: ({ parameters }) => openWeek(parameters),
} satisfies Meta<typeof WeekPage>
export default meta
type Story = StoryObj<typeof meta>

const place = (name: RegExp) => screen.getByRole('button', { name })

export const Card: Story = {
  name: 'WEK-51 WEK-66 Today leads, what is past is one line, free places are empty',
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(days.slice(0, 5)).toEqual([
      'Wednesday25Today',
      'Thursday26',
      'Friday27',
      'Saturday28',
      'Sunday29',
    ])
    await expect(
      canvas.getByRole('button', {
        name: /^Wednesday 25, dinner: Red lentil dal, for 3: cook double · you cook · 35\smin$/,
      }),
    ).toBeVisible()
    // What is planned to the minute says when to begin, and leads to its plan.
    await expect(canvas.getByText('You begin at 17:44')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cook along' })).toHaveAttribute(
      'href',
      '/cook/1',
    )
    await expect(canvas.getByRole('button', { name: 'Thursday 26, breakfast, free' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Monday, Tuesday/ }))
    await expect(canvas.getByText('Spaghetti al pomodoro', { selector: 'h3 *' })).toBeVisible()
  },
}
export const CardGerman: Story = { globals: { language: 'de' } }
export const CardTablet: Story = { globals: at(768) }
export const CardPhone: Story = { globals: at(375) }
export const CardNarrow: Story = {
  name: 'German at 320 pixels, with long names',
  globals: { language: 'de', ...at(320) },
  parameters: {
    week: weekWith([
      ...WEEK.Meals,
      mealWith({
        Day: '2026-11-27',
        Name: 'Donaudampfschifffahrtsgesellschaftskapitänsfrühstücksaufstrich mit Zwiebeln',
      }),
    ]),
  },
}

export const Dinners: Story = {
  name: 'Who plans dinners alone sees one column',
  parameters: {
    week: weekWith(
      WEEK.Meals.filter(({ Slot }) => Slot === 'dinner'),
      { People: [] },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only you see this week.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /lunch, free/ })).toBeNull()
  },
}

export const Empty: Story = {
  name: 'Nothing planned',
  parameters: { week: weekWith([]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan tonight' }))
    await expect(await screen.findByRole('dialog', { name: 'Wednesday 25' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}
export const EmptyPhone: Story = {
  parameters: { week: weekWith([]) },
  globals: { language: 'de', ...at(320) },
}

export const Loading: Story = {
  name: 'The days stand at once, the meals are boxes',
  parameters: { week: null },
}

export const Failed: Story = {
  name: 'The week did not load',
  parameters: { week: null, isOffline: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The week did not load')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const Offline: Story = {
  name: 'WEK-52 Without a connection the card says as of when, and what waits',
  parameters: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No connection')).toBeVisible()
    place(/^Friday 27, dinner: Pizza/).focus()
    await userEvent.keyboard('+')
    await expect(place(/^Friday 27, dinner: Pizza Margherita, for 5/)).toHaveFocus()
    await expect(canvas.getByText(/1 change waits/)).toBeVisible()
  },
}

export const MealOpen: Story = {
  name: 'The sheet of a meal',
  play: async () => {
    await userEvent.click(place(/^Sunday 29, dinner/))
    const sheet = within(await screen.findByRole('dialog', { name: 'Miso ramen' }))
    await expect(sheet.getByText('Sunday 29, dinner · planned by Ben')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Sara' }))
  },
}
export const MealOpenPhone: Story = {
  play: MealOpen.play!,
  globals: at(320),
}

export const Tin: Story = {
  name: 'WEK-67 A cake is counted by the slices that its tin holds',
  parameters: {
    week: weekWith([mealWith({ Day: '2026-11-29', RecipeId: 7, Persons: 12 })], {
      Recipes: [
        {
          Id: 7,
          Name: 'Marble gugelhupf',
          CoverPath: '/story/hummus.webp',
          Minutes: 90,
          Yield: {
            Servings: 12,
            Step: 12,
            Of: 'slices',
            One: 'slice',
            Form: { Name: 'gugelhupf tin', Diameter: 24 },
          },
        },
      ],
    }),
  },
  play: async () => {
    await userEvent.click(place(/^Sunday 29, dinner: .*for 12.slices/))
    const sheet = within(await screen.findByRole('dialog'))
    await userEvent.click(sheet.getByRole('button', { name: /^More slices/ }))
    await expect(sheet.getByText(/^24.slices/)).toBeVisible()
  },
}

export const Meeting: Story = {
  name: 'WEK-64 Two who did not know of each other have planned the same meal: one question, both stand',
  parameters: { isOffline: true },
  play: async ({ canvas }) => {
    await userEvent.click(place(/^Saturday 28, lunch, free/))
    const sheet = within(await screen.findByRole('dialog', { name: 'Saturday 28' }))
    await userEvent.type(sheet.getByRole('searchbox'), 'Soup')
    await userEvent.click(await sheet.findByRole('button', { name: /^Just write “Soup”/ }))
    // What Sara has planned meanwhile arrives.
    const pie = mealWith({ Slot: 'lunch', Name: 'Onion pie', AddedBy: 3 })
    const week = weekWith([...WEEK.Meals, pie], { Hours: WEEK.Hours })
    const known = { member: MEMBER.username, langId: 1, version: 2, at: WEEK_NOW.getTime() }
    storedWeek.write(JSON.stringify({ ...known, week }))
    await expect(await canvas.findByText('Saturday, lunch: two dishes now')).toBeVisible()
    await expect(canvas.getByText('Sara, just now')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Keep both' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Only Onion pie' }))
    await expect(place(/^Saturday 28, lunch: Onion pie/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /lunch.*Soup/ })).toBeNull())
  },
}

export const Adding: Story = {
  name: 'WEK-53 Words are enough',
  play: async () => {
    place(/^Saturday 28, lunch, free/).click()
    const sheet = within(await screen.findByRole('dialog', { name: 'Saturday 28' }))
    await expect(sheet.getByText('Lunch is free.')).toBeVisible()
    await userEvent.type(sheet.getByRole('searchbox'), 'Soup')
    await userEvent.click(await sheet.findByRole('button', { name: /^Just write “Soup”/ }))
    await waitFor(() => expect(place(/^Saturday 28, lunch: Soup/)).toBeVisible())
  },
}

export const AddOpen: Story = {
  name: 'The sheet that plans something',
  globals: at(375),
  play: async () => {
    await userEvent.click(place(/^Plan something for Friday 27/))
    await userEvent.type(await screen.findByRole('searchbox'), 'so')
  },
}

export const Again: Story = {
  name: 'WEK-54 Taking off a meal asks about the one that is eaten from it, and is undone',
  play: async () => {
    place(/^Wednesday 25, dinner/).focus()
    await userEvent.keyboard('{Delete}')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Both' }))
    await expect(place(/^Thursday 26, lunch, free/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(place(/^Thursday 26, lunch: Red lentil dal, from Wednesday/)).toBeVisible()
    await expect(place(/^Wednesday 25, dinner: Red lentil dal/)).toBeVisible()
  },
}
