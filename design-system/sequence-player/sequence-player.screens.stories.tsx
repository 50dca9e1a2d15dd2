import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { inFrame } from '../../.storybook/decorators/frame.tsx'
import { fakeMedia, run } from '../../.storybook/mocks/media.ts'
import {
  DURATION,
  FILM,
  GERMAN_FILM,
} from '#design-system/sequence-player/sequence-player.fixtures.ts'
import {
  button,
  playSecondStep,
  playToSecondStop,
  video,
} from '#design-system/sequence-player/sequence-player.helpers.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'

/** The player on each size of screen, and in a column of a page. */
const meta = {
  title: 'Components/SequencePlayer/States/Screens',
  component: SequencePlayer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...FILM,
    src: '/story/film/clocked.mp4',
    poster: '/story/film/plate-pasta.webp',
    musicSrc: '/story/film/clocked.m4a',
    layout: 'dialog',
  },
  decorators: [inFrame],
  beforeEach: () => fakeMedia({ duration: DURATION }),
} satisfies Meta<typeof SequencePlayer>
export default meta
type Story = StoryObj<typeof meta>

const PHONE = { width: '375px', height: '812px' }
const SMALL_PHONE = { width: '360px', height: '640px' }
const TABLET = { width: '800px', height: '1100px' }
const PHONE_SIDEWAYS = { width: '740px', height: '360px' }

export const LongGermanSubtitle: Story = {
  globals: { language: 'de' },
  args: {
    ...GERMAN_FILM,
    title: 'Kichererbsen-Süßkartoffel-Gemüsepfanne mit Granatapfel und Joghurt',
    captions: [
      {
        start: 0,
        stop: 6,
        text: 'Kichererbsen-Süßkartoffel-Gemüsepfanne bei mittlerer Hitze durchschwenken.',
      },
    ],
    defaultPreferences: { autoStop: false, music: true, captions: true },
  },
  parameters: { frame: PHONE },
  play: async () => {
    await userEvent.click(button('Abspielen'))
    run(video(), 2)
  },
}

export const PhonePlaying: Story = { parameters: { frame: PHONE }, play: playSecondStep }

export const PhonePauseLine: Story = { parameters: { frame: PHONE }, play: playToSecondStop }

export const PhonePauseLineGerman: Story = {
  globals: { language: 'de' },
  args: GERMAN_FILM,
  parameters: { frame: PHONE },
  play: playToSecondStop,
}

export const SmallPhonePauseLine: Story = {
  parameters: { frame: SMALL_PHONE },
  play: playToSecondStop,
}

export const TabletPauseLine: Story = { parameters: { frame: TABLET }, play: playToSecondStop }

export const SidewaysPlaying: Story = {
  parameters: { frame: PHONE_SIDEWAYS },
  play: playSecondStep,
}

export const SidewaysPauseLine: Story = {
  parameters: { frame: PHONE_SIDEWAYS },
  play: playToSecondStop,
}

export const SidewaysMissing: Story = {
  parameters: { frame: PHONE_SIDEWAYS },
  args: { src: null },
}

export const PhoneMissing: Story = { parameters: { frame: PHONE }, args: { src: null } }

export const Inline: Story = {
  args: { layout: 'inline' },
  parameters: { frame: { width: '60rem', height: 'auto' } },
}

export const InlineNarrow: Story = {
  args: { layout: 'inline' },
  parameters: { frame: { width: '22rem', height: 'auto' } },
  play: playToSecondStop,
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: playToSecondStop }

export const PhoneRightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { frame: PHONE },
  play: playSecondStep,
}

export const Dark: Story = { globals: { theme: 'dark' }, play: playToSecondStop }
