import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { kitchenStore } from '#app/features/kitchen/sessions/kitchen-store.ts'
import { MINUTE, sessionOf, timerOf } from '#app/features/kitchen/sessions/kitchen.fixtures.ts'
import type { KitchenSession } from '#app/features/kitchen/sessions/session.ts'
import type { KitchenTimer } from '#app/features/kitchen/sessions/timers.ts'
import { keys } from '#app/lib/api/keys.ts'
import { DISH, DISH_STEPS } from '../../../.storybook/data/cooking-log.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { at } from '../../../.storybook/viewports.ts'
import { DoneTimers } from './done-timers.tsx'

/** A timer of step 2 that rings in some minutes. */
const timer = (name: string, minutes: number): KitchenTimer => ({
  ...timerOf(name, 25),
  name,
  step: 2,
  endsAt: Date.now() + minutes * MINUTE,
})

/** The dish of the page, finished a moment ago. */
const finished = (...timers: KitchenTimer[]) =>
  sessionOf({
    recipeName: DISH.Name,
    step: 7,
    moment: 'do',
    timers,
    actedAt: Date.now(),
    endedAt: Date.now(),
  })

const other = (...timers: KitchenTimer[]) =>
  sessionOf({
    id: 'other',
    recipeId: 13,
    recipeName: 'Chana masala',
    mark: 2,
    step: 4,
    moment: 'do',
    timers,
    actedAt: Date.now(),
  })

const withSessions = (make: () => KitchenSession[]) => () => {
  kitchenStore.update(make)
  return () => kitchenStore.update(() => [])
}

/** What became of the timers of a finished dish. */
const meta = {
  title: 'Screens/Cook/Timers after cooking',
  component: DoneTimers,
  decorators: [
    (Story) => (
      <div className="grid gap-4">
        <Story />
      </div>
    ),
    inApp,
  ],
  args: { recipeId: DISH.Id },
  parameters: {
    answers: { [keys.howTo(DISH.Id, 1)]: DISH_STEPS, [keys.howTo(DISH.Id, 0)]: DISH_STEPS },
  },
} satisfies Meta<typeof DoneTimers>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  beforeEach: withSessions(() => [finished(timer('Chicken', 12), timer('Potatoes', 0.8))]),
  globals: at(768),
}
export const RunningGerman: Story = {
  beforeEach: withSessions(() => [finished(timer('Hähnchen', 12))]),
  globals: { language: 'de', ...at(320) },
}
/** The bar of the page has the bell; the panel says which timer it is. */
export const Ringing: Story = {
  beforeEach: withSessions(() => [finished(timer('Chicken', -0.5), timer('Potatoes', 5))]),
  globals: at(375),
}
export const Opened: Story = {
  beforeEach: withSessions(() => [finished(timer('Chicken', 12))]),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Chicken/ }))
    // It fades in.
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Timer: Chicken' })).toBeVisible(),
    )
  },
  globals: at(375),
}
export const Stopped: Story = {
  name: 'A timer that was stopped can be undone',
  beforeEach: withSessions(() => [finished(timer('Chicken', 12))]),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Chicken/ }))
    const sheet = within(screen.getByRole('dialog', { name: 'Timer: Chicken' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Stop' }))
    await expect(
      screen.getByRole('heading', { name: 'No timer of this dish is on.' }),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: /^Undo/ })).toBeVisible()
  },
  globals: at(768),
}
export const TwoDishes: Story = {
  beforeEach: withSessions(() => [finished(timer('Chicken', 12)), other(timer('Rice', 9))]),
  globals: at(768),
}
export const OtherDish: Story = {
  name: 'Only another dish has timers',
  beforeEach: withSessions(() => [finished(), other(timer('Reis', 9), timer('Kichererbsen', 4))]),
  globals: { language: 'de', ...at(375) },
}
export const AllOff: Story = {
  beforeEach: withSessions(() => [finished()]),
  globals: at(768),
}
