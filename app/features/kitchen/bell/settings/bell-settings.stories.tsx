import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import type { BellDeviceRow } from '#contract/bell/device.ts'
import { inApp } from '../../../../../.storybook/decorators/app.tsx'
import { BellSettings } from './bell-settings.tsx'
import { bellDevicesKey } from './use-bell-devices.ts'

const DEVICES: BellDeviceRow[] = [
  {
    Id: 1,
    Title: 'iPad in the kitchen',
    Kind: 'iPad',
    Browser: 'Safari',
    Loudness: 'rings',
    RangAt: Date.UTC(2020, 9, 24, 16, 42),
  },
  { Id: 2, Title: null, Kind: 'computer', Browser: 'Firefox', Loudness: 'quiet', RangAt: null },
  { Id: 3, Title: null, Kind: 'phone', Browser: 'Samsung Internet', Loudness: 'off', RangAt: null },
]

const ANSWERED = { answers: { [bellDevicesKey()]: DEVICES } }

interface Answered {
  choice?: string | null
  /** Those of the browser, which come at their own time, differ from machine to machine. */
  voices?: readonly { lang: string }[]
}

/** Makes the browser of a story one that has answered about notifications, and has these voices. */
const answered =
  (
    permission: NotificationPermission,
    { choice = 'yes', voices = [{ lang: 'en-GB' }, { lang: 'de-DE' }] }: Answered = {},
  ) =>
  () => {
    const before = Object.getOwnPropertyDescriptor(Notification, 'permission')
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission })
    bellChoice.write(choice)
    const { speechSynthesis } = window
    const getVoices = speechSynthesis.getVoices.bind(speechSynthesis)
    Object.assign(speechSynthesis, { getVoices: () => voices })
    return () => {
      if (before) Object.defineProperty(Notification, 'permission', before)
      Object.assign(speechSynthesis, { getVoices })
      bellChoice.write(null)
      localStorage.removeItem('simmer.kitchen.ring')
      dispatchEvent(new StorageEvent('storage', { key: 'simmer.kitchen.ring' }))
    }
  }

/** The bell in the settings, with the devices of a member. */
const meta = {
  title: 'Screens/Settings/Bell',
  component: BellSettings,
  decorators: [inApp],
  beforeEach: answered('granted'),
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
    await expect(
      await canvas.findByRole('button', { name: 'Remove: iPad in the kitchen' }),
    ).toBeVisible()
    const checked = canvas
      .getAllByRole('radio', { checked: true })
      .map((radio) => radio.getAttribute('value'))
    await expect(checked).toEqual(['rings', 'rings', 'quiet', 'off', 'bell'])
  },
}
export const DevicesGerman: Story = { parameters: ANSWERED, globals: { language: 'de' } }
export const OnPhone: Story = {
  parameters: { ...ANSWERED, frame: { width: '320px' } },
  globals: { language: 'de' },
}
export const Blocked: Story = { parameters: ANSWERED, beforeEach: answered('denied') }
export const BlockedGerman: Story = { ...Blocked, globals: { language: 'de' } }
export const Ended: Story = {
  parameters: ANSWERED,
  beforeEach: answered('granted', { choice: 'ended' }),
}
export const Sound: Story = {
  parameters: ANSWERED,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Wooden spoon/u }))
    await userEvent.click(canvas.getByRole('button', { name: 'Hear: Kitchen clock' }))
    // A sound that is heard is not chosen.
    await expect(canvas.getByRole('radio', { name: /^Wooden spoon/u })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vibrate' }))
    const stored = localStorage.getItem('simmer.kitchen.ring') ?? ''
    await expect(JSON.parse(stored)).toMatchObject({ sound: 'spoon', vibrates: false })
  },
}
export const WithoutVoice: Story = {
  parameters: ANSWERED,
  beforeEach: answered('granted', { voices: [] }),
  play: async ({ canvas }) => {
    const say = await canvas.findByRole('checkbox', { name: 'Say what is done' })
    await waitFor(() => expect(say).toBeDisabled(), { timeout: 3000 })
    await expect(say).toHaveAccessibleDescription('This device has no English voice')
  },
}
export const ScreenReader: Story = {
  parameters: ANSWERED,
  beforeEach: () => {
    const undo = answered('granted')()
    localStorage.setItem('simmer.ear', '{"reader":"screenReader"}')
    dispatchEvent(new StorageEvent('storage', { key: 'simmer.ear' }))
    return () => {
      undo()
      localStorage.removeItem('simmer.ear')
      dispatchEvent(new StorageEvent('storage', { key: 'simmer.ear' }))
    }
  },
}
export const Rename: Story = {
  parameters: ANSWERED,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename: Computer, Firefox' }))
    const field = await screen.findByRole('textbox', { name: 'Name of the device' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'Office')
  },
}
export const RenameGerman: Story = {
  parameters: { ...ANSWERED, frame: { width: '320px' } },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Umbenennen: iPad in the kitchen' }),
    )
    await screen.findByRole('textbox', { name: 'Name des Geräts' })
  },
}
