import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { mealWith, WEEK_MONDAY, WEEK_TODAY, weekWith } from '../../../../.storybook/data/week.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { at } from '../../../../.storybook/viewports.ts'
import { CopySheet } from './sheets.ts'

const meta = {
  title: 'Screens/Week/Copy sheet',
  component: CopySheet,
  args: {
    week: weekWith([
      mealWith({ Day: '2026-11-18', RecipeId: 6 }),
      mealWith({ Day: '2026-11-20', RecipeId: 5 }),
      mealWith({ Day: '2026-11-21', RecipeId: 2 }),
      mealWith({ Day: '2026-11-27', Slot: 'lunch', RecipeId: 2 }),
    ]),
    monday: WEEK_MONDAY,
    today: WEEK_TODAY,
    onCopy: fn(),
    onClose: fn(),
  },
  decorators: [inApp],
} satisfies Meta<typeof CopySheet>
export default meta
type Story = StoryObj<typeof meta>

export const Meals: Story = {
  name: 'Meals of last week that fit, without the dish that is planned already',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(
      dialog.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked),
    ).toEqual([true, true, false])
    await userEvent.click(dialog.getByRole('button', { name: 'Copy 2 meals' }))
    await expect(args.onCopy).toHaveBeenCalledWith(
      [expect.objectContaining({ kind: 'add' }), expect.objectContaining({ kind: 'add' })],
      2,
    )
  },
}
export const MealsPhone: Story = { globals: { language: 'de', ...at(320) } }

export const None: Story = {
  name: 'Nothing of last week fits',
  args: { week: weekWith([]) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(/^Last week has nothing/)).toBeVisible()
  },
}
