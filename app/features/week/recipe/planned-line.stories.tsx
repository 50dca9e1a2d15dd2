import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WEEK_NOW } from '../../../../.storybook/data/week.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { openWeek } from '../../../../.storybook/mocks/week.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { PlannedLine } from './planned-line.tsx'

const meta = {
  title: 'Screens/Week/Planned line',
  component: PlannedLine,
  args: { now: WEEK_NOW, recipeId: 5 },
  decorators: [inApp],
  beforeEach: () => openWeek({}),
} satisfies Meta<typeof PlannedLine>
export default meta
type Story = StoryObj<typeof meta>

export const Table: Story = {
  name: 'WEK-61 The page of a recipe says when it is planned, with what, and for when',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Planned for Saturday, for 4.').parentElement).toHaveTextContent(
      'Planned for Saturday, for 4. With Fattoush, on the table at 19:00. The week',
    )
    await expect(canvas.getByRole('link', { name: 'The week' })).toHaveAttribute('href', '/week')
  },
}
export const TableGerman: Story = { globals: { language: 'de', ...at(375) } }

export const Today: Story = {
  args: { recipeId: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Planned for today, for 3.')).toBeVisible()
  },
}

export const NotPlanned: Story = {
  name: 'WEK-61 Nothing is said where it was only cooked, or is not planned',
  args: { recipeId: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Planned/)).toBeNull()
  },
}
