import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import type { CookingLogChange } from '#contract/cooking-log/cooking-log.ts'
import { DISH } from '../../../../.storybook/data/cooking-log.ts'
import { MEMBER } from '../../../../.storybook/data/member.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { storedRepeat } from '../stored.ts'
import { RepeatOfSession } from './repeat-of-session.tsx'
import type { RepeatedMeal } from './repeat.ts'
import '#design-system/kitchen/kitchen.css'

const CHANGES: CookingLogChange[] = [{ StepId: 102, Step: 2, Text: '30 instead of 25 minutes' }]

const REPEATED: RepeatedMeal = {
  RecipeId: DISH.Id,
  Day: '2025-10-12',
  People: 4,
  Note: '30 minutes in our oven, and half the oregano.',
  Changes: CHANGES,
  LangId: 1,
  member: MEMBER.username,
}

/** Both parts on the stage of the kitchen. */
function Kitchen() {
  const [people, setPeople] = useState(2)
  return (
    <div
      data-theme="dark"
      className="bg-stage p-4 text-on-stage forced-colors:[--color-on-stage:CanvasText]"
    >
      <h2 className="sr-only">Lay out</h2>
      <RepeatOfSession people={people} onPeopleChange={setPeople} />
      <RepeatOfSession stepId={102} />
    </div>
  )
}

const meta = {
  title: 'Screens/Cook/RepeatedMeal the last time',
  component: Kitchen,
  decorators: [inApp],
  parameters: { answers: { [keys.me()]: MEMBER } },
  beforeEach: () => {
    storedRepeat.write(JSON.stringify(REPEATED))
    const signOut = signedIn()
    return () => {
      storedRepeat.write(null)
      signOut()
    }
  },
} satisfies Meta<typeof Kitchen>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  name: 'The changes at their steps; one press takes over the amounts',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last time: 30 instead of 25 minutes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cook for 4 people again' }))
    await expect(canvas.getByText('For 4 people, as then')).toBeVisible()
  },
}

export const German: Story = { globals: { language: 'de', ...at(320) } }

export const Amount: Story = {
  name: 'A recipe that makes a number of things names them',
  beforeEach: () => {
    const Yield = { Servings: 12, Step: 12, Of: 'slices', One: 'slice' }
    storedRepeat.write(JSON.stringify({ ...REPEATED, People: 12, Yield }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make 12 slices again' }))
    await expect(canvas.getByText('12 slices, as then')).toBeVisible()
  },
}

export const OfSomebodyElse: Story = {
  name: 'Another member of the device does not see it',
  beforeEach: () => void storedRepeat.write(JSON.stringify({ ...REPEATED, member: 'somebody' })),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Last time/)).toBeNull()
  },
}
