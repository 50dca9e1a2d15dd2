import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { logKeys } from '#app/features/cooking-log/use-cooking-log.ts'
import { MEMBER } from '../../../.storybook/data/member.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { LogList } from './log-list.tsx'
import './cooking-log.css'

const meta = {
  title: 'Screens/Cooking log/Unavailable',
  component: LogList,
  decorators: [inApp],
  parameters: { answers: { [keys.me()]: MEMBER } },
  beforeEach: signedIn,
  render: () => (
    <div tabIndex={-1} className="page-column py-6">
      <LogList />
    </div>
  ),
} satisfies Meta<typeof LogList>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0)
    await expect(canvas.getByText('Only you see this.')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { failures: [logKeys.page(1, 1), logKeys.page(0, 1)] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your log couldn’t be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
