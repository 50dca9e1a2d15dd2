import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { QUEUE } from '../../../../.storybook/data/review.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../../.storybook/mocks/session.ts'
import { at } from '../../../../.storybook/viewports.ts'
import { deskKeys } from '../desk-keys.ts'
import { DeskQueue } from './queue-page.tsx'

const WAITING = {
  answers: {
    [deskKeys.submissions('waiting', 1, 1)]: QUEUE,
    [deskKeys.submissions('waiting', 1, 0)]: QUEUE,
  },
}

const meta = {
  title: 'Screens/Desk/Review queue',
  component: DeskQueue,
  decorators: [
    (Story) => (
      <div tabIndex={-1} className="page-column py-8">
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: signedIn,
} satisfies Meta<typeof DeskQueue>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  name: 'What waits, who reads it, and what is the reader’s own',
  parameters: WAITING,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Waiting 45', current: 'page' })).toBeVisible()
    await expect(canvas.getAllByText('Version 3, 6 fields differ')).toHaveLength(3)
    await expect(canvas.getByText('Clara is reading it')).toBeVisible()
    await expect(canvas.getByText('Yours: somebody else decides')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Without a name' })).toHaveAttribute(
      'href',
      '/desk/review/11',
    )
    // No case is open, so nothing is primary; there are three pages.
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/desk/review?page=3',
    )
  },
}
export const WaitingGerman: Story = {
  parameters: WAITING,
  globals: { language: 'de', ...at(320) },
}
export const WaitingTablet: Story = {
  parameters: WAITING,
  globals: { language: 'de', ...at(768) },
}

export const SentBack: Story = {
  parameters: {
    address: '/desk/review?List=returned',
    answers: {
      [deskKeys.submissions('returned', 1, 1)]: {
        Submissions: QUEUE.Submissions.slice(0, 1),
        Counts: { waiting: 0, returned: 1, trusted: 0 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 was sent back and is not here again.')).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Everything is read',
  parameters: {
    answers: {
      [deskKeys.submissions('waiting', 1, 1)]: {
        Submissions: [],
        Counts: { waiting: 0, returned: 0, trusted: 0 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Everything is read' })).toBeVisible()
  },
}

export const Loading: Story = {}

export const Failed: Story = {
  parameters: { failures: [deskKeys.submissions('waiting', 1, 1)] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
