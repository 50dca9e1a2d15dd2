import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent } from 'storybook/test'
import { mealWith, WEEK, weekWith } from '../../../../.storybook/data/week.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { openWeek } from '../../../../.storybook/mocks/week.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { logKeys } from '#app/features/cooking-log/use-cooking-log.ts'
import { keys } from '#app/lib/api/keys.ts'
import type { CookingLogEntry } from '#contract/cooking-log/cooking-log.ts'
import { AddSheet } from './add-sheet.tsx'
import '../week.css'
import './sheets.css'

const entryWith = (parts: Partial<CookingLogEntry>): CookingLogEntry => ({
  Id: 1,
  Day: '2026-11-24',
  People: 6,
  Minutes: null,
  Note: '',
  Changes: [],
  LangId: 1,
  PhotoPath: null,
  UserRating: null,
  RecipeId: 5,
  RecipeName: 'Shakshuka with feta',
  CoverPath: '/story/shakshuka.webp',
  ...parts,
})
const Entries = [
  entryWith({}),
  entryWith({ Id: 2, RecipeId: 6, RecipeName: 'Spaghetti al pomodoro', Day: '2026-11-02' }),
]
const LOG = { Total: 2, Found: 2, Since: '2026-11-02', Entries }

const meta = {
  title: 'Screens/Week/Add',
  component: AddSheet,
  args: {
    week: weekWith([...WEEK.Meals, mealWith({ Day: '2026-11-22', Slot: 'lunch' })]),
    place: { day: '2026-11-27', slot: 'lunch' },
    onChange: fn(),
    onClose: fn(),
  },
  decorators: [inApp],
  parameters: {
    answers: {
      [logKeys.page(1, 1)]: LOG,
      [logKeys.page(0, 1)]: LOG,
      [keys.favouriteRecipes(1)]: [],
      [keys.favouriteRecipes(0)]: [],
    },
  },
  beforeEach: () => openWeek({}),
} satisfies Meta<typeof AddSheet>
export default meta
type Story = StoryObj<typeof meta>

export const FromTheLog: Story = {
  name: 'WEK-59 What is left of a meal, and what was cooked, is offered',
  play: async ({ args }) => {
    const left = await screen.findByRole('button', {
      name: /^Shakshuka with feta ?2 portions left, from Tuesday$/,
    })
    await expect(
      screen.getByRole('button', { name: /^Spaghetti al pomodoro ?cooked on 2 November$/ }),
    ).toBeVisible()
    await userEvent.click(left)
    const eaten = WEEK.Meals.find(({ Day }) => Day === '2026-11-24')
    const change = expect.objectContaining({
      kind: 'add',
      meal: expect.objectContaining({ RecipeId: 5, Persons: 2, AgainOf: eaten?.Key }),
    })
    await expect(args.onChange).toHaveBeenCalledWith([change])
  },
}
export const FromTheLogGerman: Story = { globals: { language: 'de', ...at(375) } }

export const Failed: Story = {
  name: 'WEK-59 What could not be loaded is said and offered again',
  parameters: { failures: [keys.recipeSearch('so', 1)] },
  // Failures are logged.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'so')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(screen.getByRole('searchbox')).toHaveFocus()
    await expect(await screen.findByText(/^Not all recipes could be loaded/)).toBeVisible()
  },
}
