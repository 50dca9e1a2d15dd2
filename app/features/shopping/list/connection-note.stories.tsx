import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LIST } from '../../../../.storybook/data/shopping.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { ConnectionNote } from './connection-note.tsx'

const meta = {
  title: 'Screens/Shopping/Connection note',
  component: ConnectionNote,
  decorators: [inApp],
  args: {
    connection: 'online',
    isDurable: true,
    isFull: false,
    waiting: 0,
    fetchedAt: undefined,
    refusals: [],
    gone: [],
    onRetry: fn(),
    onDismiss: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof ConnectionNote>
export default meta
type Story = StoryObj<typeof meta>

const german = { language: 'de' }
const [recipe] = LIST.recipes
const refusals = [
  {
    id: 'refused',
    change: { kind: 'addRecipe', recipe: recipe! },
    code: 'RequestInvalid',
    message: '',
  } as const,
]
const full = ['Oats', 'Rice'].map((name) => ({
  id: name,
  change: { kind: 'addItem', key: name, name } as const,
  code: 'LimitReached' as const,
  message: 'Your shopping list holds up to 500 items. Please remove one of them first.',
}))

export const Online: Story = { name: 'Online, nothing to say' }

export const Sending: Story = {
  name: 'Sending takes a while',
  args: { waiting: 3 },
  play: async ({ canvas }) => {
    await canvas.findByText('Sending changes …', undefined, { timeout: 5000 })
  },
}

export const SendingGerman: Story = {
  args: Sending.args,
  globals: german,
  play: async ({ canvas }) => {
    await canvas.findByText('Änderungen werden gesendet …', undefined, { timeout: 5000 })
  },
}

export const Offline: Story = { args: { connection: 'offline' } }

export const OfflineSince: Story = {
  name: 'Offline, with the time of the list',
  args: { connection: 'offline', fetchedAt: new Date().setHours(0, 4, 0, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/List from 00:04/)).toBeVisible()
  },
}

export const OfflineGerman: Story = { args: Offline.args, globals: german }

export const OneWaiting: Story = {
  name: 'Offline, one change waits',
  args: { connection: 'offline', waiting: 1 },
}

export const OneWaitingGerman: Story = { args: OneWaiting.args, globals: german }

export const FiveWaiting: Story = {
  name: 'Offline, five changes wait',
  args: { connection: 'offline', waiting: 5 },
}

export const FiveWaitingGerman: Story = { args: FiveWaiting.args, globals: german }

export const Failing: Story = {
  name: 'The server fails, five changes wait',
  args: { connection: 'failing', waiting: 5 },
}

export const FailingGerman: Story = { args: Failing.args, globals: german }

export const Paused: Story = {
  name: 'The server has taken many changes at once, thirty wait',
  args: { connection: 'paused', waiting: 30 },
}

export const PausedGerman: Story = { args: Paused.args, globals: german }

export const Outdated: Story = {
  name: 'The server is newer than the page, two changes wait',
  args: { connection: 'outdated', waiting: 2 },
}

export const OutdatedGerman: Story = { args: Outdated.args, globals: german }

export const Fleeting: Story = {
  name: 'The browser keeps nothing',
  args: { isDurable: false },
}
export const DiskFull: Story = { args: { isDurable: false, isFull: true } }

export const FleetingGerman: Story = { args: Fleeting.args, globals: german }

export const Refused: Story = { name: 'A change was refused', args: { refusals } }

export const Full: Story = {
  name: 'Notes that do not fit are named, and the reason is told once',
  args: { refusals: full },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/“Oats” was not added. “Rice” was not added. Your/)).toBeVisible()
    await expect(canvas.getAllByText(/holds up to 500 items/)).toHaveLength(1)
  },
}

export const RefusedGerman: Story = { args: Refused.args, globals: german }

export const Gone: Story = {
  name: 'The catalogue has a recipe no longer',
  args: { gone: [{ 0: 'Schakschuka mit Feta', 1: 'Shakshuka with feta' }] },
}

export const GoneGerman: Story = { args: Gone.args, globals: german }

export const Everything: Story = {
  name: 'All at once',
  args: { connection: 'failing', isDurable: false, waiting: 5, refusals },
}
