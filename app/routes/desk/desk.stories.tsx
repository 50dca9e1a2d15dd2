import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, within } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { ASKING, DESK_MEMBERS, EDITOR } from '../../../.storybook/data/desk.ts'
import { QUEUE } from '../../../.storybook/data/review.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { DeskScreen } from './desk.tsx'
import { deskKeys } from '#app/features/desk/index.ts'

const KNOWN = {
  answers: {
    [keys.me()]: EDITOR,
    [deskKeys.applications()]: { Applications: ASKING },
    [deskKeys.members('', 1)]: { Members: DESK_MEMBERS, Total: 6 },
    [deskKeys.submissions('waiting', 1, 1)]: QUEUE,
    [deskKeys.submissions('waiting', 1, 0)]: QUEUE,
  },
}

const meta = {
  title: 'Screens/Desk',
  component: DeskScreen,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof DeskScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Desk: Story = {
  name: 'The list of parts with what waits there',
  parameters: KNOWN,
  play: async ({ canvas }) => {
    const parts = within(canvas.getByRole('navigation', { name: 'Desk' }))
    const current = parts.getByRole('link', { current: 'page' })
    await expect(current).toHaveAccessibleName('Review 45')
    await expect(canvas.getByRole('link', { name: 'People 2' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Log' })).toHaveAttribute('href', '/desk/log')
  },
}
export const DeskGerman: Story = { parameters: KNOWN, globals: { language: 'de' } }
export const Phone: Story = { parameters: KNOWN, globals: { language: 'de', ...at(375) } }

export const Loading: Story = {}

export const Failed: Story = {
  parameters: { failures: [keys.me()] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
