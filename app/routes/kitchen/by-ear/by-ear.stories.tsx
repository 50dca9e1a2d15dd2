import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inKitchen } from '#design-system/kitchen/kitchen-frame.fixture.tsx'
import { Scene } from '#design-system/kitchen/scene.fixture.tsx'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { ByEarSetting } from './by-ear-setting.tsx'
import { NoVoice, WhoReads } from './by-ear-sheets.tsx'
import { Description, ByEarSlot } from './by-ear-slot.tsx'
import { settings, Switches, viewAt, voiceOf, withVoices } from './by-ear.fixture.tsx'

/** Cooking by ear: its question, its voices, its settings, and a step without a voice. */
const meta = {
  title: 'Screens/Kitchen/By ear',
  component: Scene,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [inKitchen, inApp],
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

const PHONE = { frame: { width: '390px', height: '844px' } }
const SMALL = { frame: { width: '320px', height: '568px' } }
const SIDEWAYS = { frame: { width: '844px', height: '390px' } }
const TALL = { frame: { width: '390px', height: '1500px' } }
const GERMAN = { language: 'de' }
const nothing = () => undefined
/** The voices are looked for. */
const LATE = { timeout: 10_000 }
const onChoose = fn()
const onSearch = fn()
const onGoOn = fn()

const who = () => <WhoReads onChoose={onChoose} onClose={nothing} />
const noVoice = (hasOthers: boolean) =>
  function Asks() {
    return <NoVoice {...{ hasOthers, onSearch, onGoOn }} onClose={nothing} />
  }

/** The first start asks, because a screen reader cannot be detected. */
export const Who: Story = {
  args: { moment: 'ready', over: who },
  play: async () => {
    onChoose.mockClear()
    // Presses of the first half second are ignored.
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'My screen reader' }))
      await expect(onChoose).toHaveBeenLastCalledWith('screenReader')
    })
    screen.getByRole('button', { name: 'Simmer' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(onChoose).toHaveBeenLastCalledWith('simmer')
  },
}
const WHO_GERMAN: Story = { args: Who.args, globals: GERMAN }
export const WhoOnPhone: Story = { ...WHO_GERMAN, parameters: PHONE }
export const WhoOnSmallPhone: Story = { ...WHO_GERMAN, parameters: SMALL }
export const WhoSideways: Story = { ...WHO_GERMAN, parameters: SIDEWAYS }

/** The device cannot speak at all. */
export const NoVoiceAtAll: Story = {
  args: { moment: 'ready', over: noVoice(false) },
  play: async () => {
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Look for voices again' }))
      await expect(onSearch).toHaveBeenCalled()
    })
    await userEvent.click(screen.getByRole('button', { name: 'Go on with large text' }))
    await expect(onGoOn).toHaveBeenCalled()
  },
}
/** The device has voices of other languages only, which would read wrongly. */
export const OtherVoices: Story = {
  args: { moment: 'ready', over: noVoice(true) },
  parameters: PHONE,
}
export const OtherVoicesGerman: Story = { ...OtherVoices, globals: GERMAN }
export const OtherVoicesOnSmallPhone: Story = { ...OtherVoicesGerman, parameters: SMALL }
export const OtherVoicesSideways: Story = { ...OtherVoicesGerman, parameters: SIDEWAYS }

const DESCRIPTION =
  'Das Blech steht auf der mittleren Schiene. Die Haut wird an den Rändern goldgelb.'
/** A cook goes on without a voice. */
const silent = viewAt('turn', { mode: 'silent', description: DESCRIPTION })
export const Silent: Story = {
  args: {
    slot: <ByEarSlot view={silent} filmPassed={0} />,
    description: <Description view={silent} />,
  },
  globals: GERMAN,
}
export const SilentOnPhone: Story = { ...Silent, parameters: PHONE }
export const SilentOnSmallPhone: Story = { ...Silent, parameters: SMALL }
export const SilentSideways: Story = { ...Silent, parameters: SIDEWAYS }
/** The voice was there and does not answer. */
export const VoiceFailed: Story = {
  args: {
    slot: <ByEarSlot view={viewAt('read', { hasFailed: true })} filmPassed={0} />,
    watches: true,
  },
  parameters: PHONE,
  globals: GERMAN,
}

const off = { isOn: false, view: undefined, voiced: undefined, show: nothing, stop: nothing }
const toggle = fn()
const voices = [
  voiceOf('Daniel', 'en-GB'),
  voiceOf('Karen', 'en-AU'),
  voiceOf('Anna', 'de-DE'),
  voiceOf('Google Deutsch mit einem langen Namen', 'de-DE'),
]
const opens: Story['play'] = async ({ globals }) => {
  const name = globals.language === 'de' ? 'Stimme und Tasten' : 'Voice and keys'
  await userEvent.click(await screen.findByRole('button', { name }))
  const list = globals.language === 'de' ? 'Stimme' : 'Voice'
  await screen.findByRole('region', { name: list }, LATE)
}

/** Voice, speed, what is said, and the keys. */
export const Settings: Story = {
  args: { over: settings(<ByEarSetting ear={{ ...off, toggle }} onStart={nothing} />) },
  parameters: TALL,
  beforeEach: withVoices(voices),
  play: async (context) => {
    await opens(context)
    await expect(screen.queryByRole('button', { name: /Anna/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /Karen/ }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Karen/ })).toHaveAttribute('aria-pressed', 'true'),
    )
    await expect(JSON.parse(localStorage.getItem('simmer.ear') ?? '')).toMatchObject({
      voices: ['Karen'],
    })
  },
}
export const SettingsGerman: Story = { ...Settings, globals: GERMAN, play: opens }
export const SettingsOnSmallPhone: Story = { ...SettingsGerman, parameters: SMALL }
export const SettingsSideways: Story = { ...SettingsGerman, parameters: SIDEWAYS }
/** No voice for the language: there is none to choose. */
export const SettingsWithoutVoice: Story = {
  ...Settings,
  beforeEach: withVoices([]),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Voice and keys' }))
    const reader = screen.getByText('I use a screen reader')
    await waitFor(() => expect(reader).toBeVisible())
    await expect(screen.queryByRole('region', { name: 'Voice' })).toBeNull()
  },
}

/** Captions and the sounds below them: without captions there are no sounds either. */
export const Captions: Story = {
  args: { over: settings(<Switches />) },
  parameters: PHONE,
  play: async () => {
    const sounds = await screen.findByRole('switch', { name: 'Sounds in brackets' })
    await userEvent.click(sounds)
    await expect(sounds).not.toBeChecked()
    await userEvent.click(screen.getByRole('switch', { name: 'Captions' }))
    await waitFor(() => expect(sounds).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('switch', { name: 'Captions' }))
    await screen.findByRole('switch', { name: 'Sounds in brackets' })
  },
}
export const CaptionsSideways: Story = {
  args: Captions.args,
  parameters: SIDEWAYS,
  globals: GERMAN,
}
