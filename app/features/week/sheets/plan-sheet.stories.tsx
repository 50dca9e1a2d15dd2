import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import {
  WEEK,
  WEEK_NOW,
  WEEK_RECIPES,
  mealWith,
  weekWith,
} from '../../../../.storybook/data/week.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { openWeek } from '../../../../.storybook/mocks/week.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { PlanSheet } from './sheets.ts'

const meta = {
  title: 'Screens/Week/Plan sheet',
  component: PlanSheet,
  args: { recipe: WEEK_RECIPES[1], now: WEEK_NOW, onClose: fn() },
  decorators: [inApp],
  beforeEach: ({ parameters }) => openWeek(parameters),
} satisfies Meta<typeof PlanSheet>
export default meta
type Story = StoryObj<typeof meta>

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Plan it' }))

export const Free: Story = {
  name: 'The next free dinner is proposed',
  play: async () => {
    const dialog = await sheet()
    await expect(await dialog.findByRole('button', { name: /^Plan for/ })).toBeEnabled()
    await expect(dialog.getAllByRole('radio', { checked: true })).toHaveLength(2)
  },
}
export const FreePhone: Story = { globals: { language: 'de', ...at(320) } }

export const Full: Story = {
  name: 'Four dishes stand at each dinner that is left',
  args: { now: new Date('2026-11-29T12:00:00') },
  parameters: {
    week: weekWith([
      ...WEEK.Meals,
      ...['Soup', 'Bread', 'Salad'].map((Name) => mealWith({ Day: '2026-11-29', Name })),
    ]),
  },
  play: async () => {
    const dialog = await sheet()
    await expect(await dialog.findByText('Four dishes stand there already.')).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'The week is on its way',
  parameters: { week: null },
}

export const Unreachable: Story = {
  name: 'A week that this device does not know needs a connection',
  parameters: { week: null, isOffline: true },
  globals: at(320),
  play: async () => {
    const dialog = await sheet()
    await expect(
      await dialog.findByText(
        'This device does not have the week yet. It comes with the connection.',
      ),
    ).toBeVisible()
  },
}
