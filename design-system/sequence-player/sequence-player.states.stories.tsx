import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { fakeMedia, run } from '../../.storybook/mocks/media.ts'
import {
  DURATION,
  FILM,
  GERMAN_FILM,
} from '#design-system/sequence-player/sequence-player.fixtures.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'

/** Every look of the player. Films run on a clock that the story moves, pictures stand still. */
const meta = {
  title: 'Components/SequencePlayer/States',
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
  decorators: [
    (Story, { parameters }) => {
      const { width = '100%', height = '50rem' } = parameters.frame ?? {}
      return (
        <div style={{ width, height }}>
          <Story />
        </div>
      )
    },
  ],
  beforeEach: ({ parameters }) => fakeMedia({ duration: DURATION, ...parameters.media }),
} satisfies Meta<typeof SequencePlayer>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const PHONE = { width: '375px', height: '812px' }
const SMALL_PHONE = { width: '360px', height: '640px' }
const TABLET = { width: '800px', height: '1100px' }
const PHONE_SIDEWAYS = { width: '740px', height: '360px' }

const press = (canvasElement: HTMLElement, name: string | RegExp) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }))
const video = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('video') as HTMLVideoElement
const player = (canvasElement: HTMLElement) => within(canvasElement).getByRole('region')
const becomes = (canvasElement: HTMLElement, playback: string) =>
  waitFor(() => expect(player(canvasElement)).toHaveAttribute('data-playback', playback))

/** Plays through the first stop into the second step. */
const playing: Play = async ({ canvasElement }) => {
  player(canvasElement).focus()
  await userEvent.keyboard(' ')
  run(video(canvasElement), 10)
  await becomes(canvasElement, 'pause-line')
  await userEvent.keyboard(' ')
  run(video(canvasElement), 3)
  await becomes(canvasElement, 'playing')
}

/** Plays up to the stop before the third step. */
const pauseLine: Play = async (context) => {
  await playing(context)
  run(video(context.canvasElement), 10)
  await becomes(context.canvasElement, 'pause-line')
}

export const Loading: Story = { parameters: { media: { film: 'loading' } } }

export const PausedAtStart: Story = {}

export const Playing: Story = { play: playing }

export const PausedInStep: Story = {
  play: async (context) => {
    await playing(context)
    await press(context.canvasElement, 'Pause')
  },
}

export const PauseLine: Story = {
  name: 'VID-21 a pause line shows at the start of a step',
  play: async (context) => {
    await pauseLine(context)
    const line = within(context.canvasElement).getByRole('group', { name: 'Step 3 of 6' })
    await expect(line).toBeVisible()
    await expect(within(line).getByText(/^32\sleaves Basil$/)).toBeVisible()
  },
}

export const LastStepEnded: Story = {
  args: { startAt: { step: 6 } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Play')
    run(video(canvasElement), 10)
    await becomes(canvasElement, 'ended')
  },
}

export const CaptionsOn: Story = {
  name: 'VID-08 a subtitle shows while its moment lasts, without markup',
  play: async (context) => {
    await playing(context)
    const canvas = within(context.canvasElement)
    const caption = (text: string) => canvas.findByText(text, { selector: '[data-slot="caption"]' })
    await expect(await caption('Warm the garlic in 6 tbsp olive oil.')).toBeVisible()
    run(video(context.canvasElement), 1)
    await expect(await caption('Pale gold, never brown.')).toBeVisible()
  },
}

export const CaptionsOff: Story = {
  args: { defaultPreferences: { autoStop: true, music: true, captions: false } },
  play: playing,
}

export const AutoStopOff: Story = {
  args: { defaultPreferences: { autoStop: false, music: true, captions: true } },
}

export const MusicOff: Story = {
  args: { defaultPreferences: { autoStop: true, music: false, captions: true } },
  play: playing,
}

export const OptionsOpen: Story = {
  name: 'VID-10 VID-11 the options menu offers to stop automatically and music',
  play: async (context) => {
    await playing(context)
    await press(context.canvasElement, 'Options')
    const options = within(within(context.canvasElement).getByRole('group', { name: 'Options' }))
    await expect(options.getByRole('checkbox', { name: 'Stop automatically' })).toBeChecked()
    await expect(options.getByRole('checkbox', { name: 'Music' })).toBeChecked()
  },
}

export const StepFocused: Story = {
  play: async (context) => {
    await pauseLine(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Music' }))
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^2 of 6:/ })).toHaveFocus()
  },
}

export const NoSteps: Story = { args: { steps: [], captions: [] } }

export const OneStep: Story = { args: { steps: FILM.steps.slice(0, 1) } }

export const MissingVideo: Story = {
  name: "VID-18 a missing film says 'Missing Video'",
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Missing Video')).toBeVisible()
  },
}

export const FailedVideo: Story = {
  name: "VID-18 a film that cannot be loaded says 'Missing Video' and may be tried again",
  parameters: { media: { film: 'failing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Missing Video')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Unsupported: Story = {
  beforeEach: () => {
    const canPlay = spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('')
    return () => canPlay.mockRestore()
  },
}

export const ThumbnailsLoading: Story = {
  args: { loadImage: () => new Promise(() => undefined) },
}

export const ThumbnailsFailed: Story = {
  args: { loadImage: () => Promise.reject(new Error('401')) },
}

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
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Abspielen')
    run(video(canvasElement), 2)
  },
}

export const ReducedMotion: Story = {
  args: { autoPlay: true },
  beforeEach: () => {
    const ask = window.matchMedia.bind(window)
    const asked = spyOn(window, 'matchMedia').mockImplementation((query) => {
      const reduced = query.includes('prefers-reduced-motion')
      return reduced ? Object.defineProperty(ask(query), 'matches', { value: true }) : ask(query)
    })
    return () => asked.mockRestore()
  },
  play: async ({ canvasElement }) => {
    await becomes(canvasElement, 'paused')
  },
}

export const PhonePlaying: Story = { parameters: { frame: PHONE }, play: playing }

export const PhonePauseLine: Story = { parameters: { frame: PHONE }, play: pauseLine }

export const PhonePauseLineGerman: Story = {
  globals: { language: 'de' },
  args: GERMAN_FILM,
  parameters: { frame: PHONE },
  play: pauseLine,
}

export const SmallPhonePauseLine: Story = { parameters: { frame: SMALL_PHONE }, play: pauseLine }

export const TabletPauseLine: Story = { parameters: { frame: TABLET }, play: pauseLine }

export const SidewaysPlaying: Story = { parameters: { frame: PHONE_SIDEWAYS }, play: playing }

export const SidewaysPauseLine: Story = { parameters: { frame: PHONE_SIDEWAYS }, play: pauseLine }

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
  play: pauseLine,
}

export const Dark: Story = { globals: { theme: 'dark' }, play: pauseLine }
