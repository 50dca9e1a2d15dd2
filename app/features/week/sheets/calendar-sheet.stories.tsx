import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, within } from 'storybook/test'
import type { WeekCalendar } from '#contract/week/calendar.ts'
import { WEEK, WEEK_TODAY } from '../../../../.storybook/data/week.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { WEEK_ANSWERS } from '../../../../.storybook/mocks/week.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { weekKeys } from '../week-keys.ts'
import { CalendarSheet } from './sheets.ts'

const CALENDAR: WeekCalendar = {
  Tail: 'k7Qx',
  Made: '2026-11-02T18:20:00Z',
  LastFetched: '2026-11-25T14:05:00Z',
  HasAllMeals: false,
  HasAhead: true,
}
const answered = (Calendar: WeekCalendar | null) => ({
  answers: { ...WEEK_ANSWERS, [weekKeys.calendar()]: { Calendar } },
})

const meta = {
  title: 'Screens/Week/Calendar sheet',
  component: CalendarSheet,
  args: { week: WEEK, today: WEEK_TODAY, onClose: fn() },
  decorators: [inApp],
} satisfies Meta<typeof CalendarSheet>
export default meta
type Story = StoryObj<typeof meta>

const sheet = async () => within(await screen.findByRole('dialog'))

export const Subscribed: Story = {
  name: 'An address that a calendar fetches',
  parameters: answered(CALENDAR),
  play: async () => {
    const dialog = await sheet()
    await expect(dialog.getByText(/^The address ends in k7Qx/)).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'What has to be done ahead' })).toBeChecked()
    await expect(dialog.getByRole('button', { name: 'Turn off' })).toBeEnabled()
    await expect(dialog.getByText(/, 17:44 to 19:00$/)).toBeVisible()
  },
}
export const SubscribedPhone: Story = {
  parameters: answered(CALENDAR),
  globals: { language: 'de', ...at(320) },
}

export const Unfetched: Story = {
  name: 'An address that no calendar has fetched',
  parameters: answered({ ...CALENDAR, LastFetched: null }),
}

export const None: Story = {
  name: 'No address',
  parameters: answered(null),
  play: async () => {
    const dialog = await sheet()
    await expect(dialog.getByRole('button', { name: 'Make an address' })).toBeEnabled()
    await expect(dialog.queryByRole('checkbox')).toBeNull()
  },
}

export const Loading: Story = {}

export const Failed: Story = {
  name: 'The address did not load',
  parameters: { failures: [weekKeys.calendar()] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async () => {
    const dialog = await sheet()
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}
