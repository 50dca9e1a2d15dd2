import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { WeekListChanges, WeekListThing } from '#contract/week/week-list.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { at } from '../../../../.storybook/viewports.ts'
import { weekKeys } from '../week-keys.ts'
import { ChangesLine } from './changes-line.tsx'
import '../week.css'

const thing = (Id: number, Name: string, Before: number, After: number): WeekListThing => ({
  Id,
  Name,
  PluralName: Name,
  Unit: 0,
  Before,
  After,
})
const things = [thing(1, 'tomatoes', 4, 8), thing(2, 'eggs', 4, 0), thing(3, 'red lentils', 0, 2)]
const CHANGES: WeekListChanges = {
  Lists: [
    { List: 1, Name: 'Südstraße', Things: things, Seen: 'a' },
    { List: 2, Name: 'Market', Things: things.slice(0, 1), Seen: 'b' },
  ],
}

const meta = {
  title: 'Screens/Week/Changes line',
  component: ChangesLine,
  args: { fetchedAt: undefined },
  decorators: [inApp],
  parameters: {
    answers: { [weekKeys.changes(1)]: CHANGES, [weekKeys.changes(0)]: CHANGES },
  },
} satisfies Meta<typeof ChangesLine>
export default meta
type Story = StoryObj<typeof meta>

export const Lists: Story = {
  name: 'WEK-22 Each list that a later plan changes asks in one line',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 things change on the list')).toBeVisible()
    await expect(canvas.getByText('1 thing changes on the list')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Update' })).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: 'Leave' })).toHaveLength(2)
  },
}
export const ListsPhone: Story = { globals: { language: 'de', ...at(320) } }
