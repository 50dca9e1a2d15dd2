import { useEffect } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { WeekList } from '#contract/week/week-list.ts'
import { WEEK, WEEK_LIST, WEEK_TODAY } from '../../../../.storybook/data/week.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { at } from '../../../../.storybook/viewports.ts'
import { daysFrom, mondayOf } from '../model/days.ts'
import { weekKeys } from '../week-keys.ts'
import { ListSheet } from './sheets.ts'

const days = daysFrom(mondayOf(WEEK_TODAY)).filter((day) => day >= WEEK_TODAY)
const sunday = days.at(-1) ?? ''
const EN = weekKeys.list(WEEK_TODAY, sunday, 1)
const DE = weekKeys.list(WEEK_TODAY, sunday, 0)
const answered = (list: WeekList) => ({ answers: { [EN]: list, [DE]: list } })
const NOTHING: WeekList = { ...WEEK_LIST, Meals: [], Foods: [] }

const meta = {
  title: 'Screens/Week/List sheet',
  component: ListSheet,
  args: { week: WEEK, days, today: WEEK_TODAY, onDone: fn(), onClose: fn() },
  decorators: [inApp],
} satisfies Meta<typeof ListSheet>
export default meta
type Story = StoryObj<typeof meta>

const sheet = async () => within(await screen.findByRole('dialog'))

export const Things: Story = {
  name: 'WEK-20 Days with something to buy are chosen, and taking one off changes what goes',
  parameters: answered(WEEK_LIST),
  play: async () => {
    const dialog = await sheet()
    await expect(
      dialog.getAllByRole('checkbox').map((day) => day.matches(':checked, [aria-checked="true"]')),
    ).toEqual([true, false, true, true, false])
    await expect(dialog.getByRole('button', { name: 'Put 3 things on the list' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Friday 27' }))
    await expect(dialog.getByRole('button', { name: 'Put 2 things on the list' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('button', { name: /^Not there after all/ }))
    await expect(dialog.getByRole('button', { name: 'Put 3 things on the list' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Friday 27' }))
  },
}
export const ThingsPhone: Story = {
  parameters: answered(WEEK_LIST),
  globals: { language: 'de', ...at(320) },
}

export const Nothing: Story = {
  name: 'Nothing to buy',
  parameters: answered(NOTHING),
  play: async () => {
    const dialog = await sheet()
    await expect(dialog.getByText('These days need nothing.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Put 0 things on the list' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const NothingPhone: Story = {
  parameters: answered(NOTHING),
  globals: { language: 'de', ...at(320) },
}

/** What was answered before a meal was planned is followed by what it needs. */
function Answered() {
  const { langId } = useWords()
  const { write } = useCacheEditor()
  useEffect(() => {
    void write(weekKeys.list(WEEK_TODAY, sunday, langId), WEEK_LIST)
  }, [langId, write])
  return null
}

export const Newer: Story = {
  name: 'WEK-20 A meal that is answered later is chosen as well',
  parameters: answered(NOTHING),
  render: (args) => (
    <>
      <ListSheet {...args} />
      <Answered />
    </>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Put 3 things on the list')).toBeVisible(), {
      timeout: 5000,
    })
  },
}

export const Loading: Story = {}

export const Failed: Story = {
  name: 'What the week needs did not load',
  parameters: { failures: [EN, DE] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async () => {
    const dialog = await sheet()
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}
