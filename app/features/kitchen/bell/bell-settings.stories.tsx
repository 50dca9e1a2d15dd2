import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { keys } from '#app/lib/api/keys.ts'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import type { BellDeviceRow } from '#contract/bell-device.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { BellSettings } from './bell-settings.tsx'

const DEVICES: BellDeviceRow[] = [
  {
    Id: 1,
    Kind: 'iPad',
    Browser: 'Safari',
    Loudness: 'rings',
    RangAt: Date.UTC(2020, 9, 24, 16, 42),
  },
  { Id: 2, Kind: 'computer', Browser: 'Firefox', Loudness: 'quiet', RangAt: null },
  { Id: 3, Kind: 'phone', Browser: 'Samsung Internet', Loudness: 'off', RangAt: null },
]

const ANSWERED = { answers: { [keys.bellDevices()]: DEVICES } }

/** Makes the browser of a story one that has answered about notifications. */
const answered = (permission: NotificationPermission, choice: string | null) => () => {
  const before = Object.getOwnPropertyDescriptor(Notification, 'permission')
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission })
  bellChoice.write(choice)
  return () => {
    if (before) Object.defineProperty(Notification, 'permission', before)
    bellChoice.write(null)
  }
}

/** The bell in the settings, with the devices of a member. */
const meta = {
  title: 'Screens/Settings/Bell',
  component: BellSettings,
  decorators: [inApp],
  beforeEach: answered('granted', 'yes'),
  render: () => (
    <div className="max-w-136">
      <BellSettings />
    </div>
  ),
} satisfies Meta<typeof BellSettings>
export default meta
type Story = StoryObj<typeof meta>

export const Devices: Story = {
  parameters: ANSWERED,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove: iPad, Safari' })).toBeVisible()
    const checked = canvas
      .getAllByRole('radio', { checked: true })
      .map((radio) => radio.getAttribute('value'))
    await expect(checked).toEqual(['rings', 'rings', 'quiet', 'off'])
  },
}
export const DevicesGerman: Story = { parameters: ANSWERED, globals: { language: 'de' } }
export const OnPhone: Story = {
  parameters: { ...ANSWERED, frame: { width: '320px' } },
  globals: { language: 'de' },
}
export const Blocked: Story = { parameters: ANSWERED, beforeEach: answered('denied', 'yes') }
export const BlockedGerman: Story = { ...Blocked, globals: { language: 'de' } }
export const Ended: Story = { parameters: ANSWERED, beforeEach: answered('granted', 'ended') }
