import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { LOG_ROWS } from '../../../.storybook/data/desk.ts'
import { inApp } from '../../../.storybook/decorators/app.tsx'
import { signedIn } from '../../../.storybook/mocks/session.ts'
import { at } from '../../../.storybook/viewports.ts'
import { DeskLog } from './log-page.tsx'
import { deskKeys } from './desk-keys.ts'

const NEWEST = { answers: { [deskKeys.log()]: { Rows: LOG_ROWS, HasMore: true } } }

const meta = {
  title: 'Screens/Desk/Log',
  component: DeskLog,
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
} satisfies Meta<typeof DeskLog>
export default meta
type Story = StoryObj<typeof meta>

export const Newest: Story = {
  name: 'DSK-54 A line of every kind, without a button',
  parameters: NEWEST,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Earlier lines' })).toHaveAttribute(
      'href',
      '/desk/log?Before=1',
    )
    await expect(canvas.getByRole('link', { name: 'Mei Tanaka' })).toHaveAttribute(
      'href',
      '/authors/9',
    )
    await expect(canvas.getAllByText('a former member')).toHaveLength(2)
  },
}
export const NewestGerman: Story = {
  parameters: NEWEST,
  globals: { language: 'de', ...at(320) },
}
export const Tablet: Story = {
  parameters: NEWEST,
  globals: { language: 'de', ...at(768) },
}

export const Last: Story = {
  name: 'The last page leads back to the newest lines',
  parameters: {
    address: '/desk/log?Before=4',
    answers: { [deskKeys.log(4)]: { Rows: LOG_ROWS.slice(-3), HasMore: false } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Newest lines' })).toHaveAttribute(
      'href',
      '/desk/log',
    )
    await expect(canvas.queryByRole('link', { name: 'Earlier lines' })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: { answers: { [deskKeys.log()]: { Rows: [], HasMore: false } } },
}

export const Loading: Story = {}

export const Failed: Story = {
  parameters: { failures: [deskKeys.log()] },
  // Failures are logged (ERR-28).
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
