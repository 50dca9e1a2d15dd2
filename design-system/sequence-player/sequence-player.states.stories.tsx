import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { inFrame } from '../../.storybook/decorators/frame.tsx'
import { fakeMedia, run } from '../../.storybook/mocks/media.ts'
import { DURATION, FILM } from '#design-system/sequence-player/sequence-player.fixtures.ts'
import {
  becomes,
  button,
  playSecondStep,
  playToSecondStop,
  video,
} from '#design-system/sequence-player/sequence-player.helpers.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'

/** Every state of the player. Films run on a clock that the story advances. */
const meta = {
  title: 'Components/SequencePlayer/States/All',
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
  beforeEach: ({ parameters }) => fakeMedia({ duration: DURATION, ...parameters.media }),
} satisfies Meta<typeof SequencePlayer>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { parameters: { media: { film: 'loading' } } }

export const PausedAtStart: Story = {}

export const Playing: Story = { play: playSecondStep }

export const PausedInStep: Story = {
  play: async () => {
    await playSecondStep()
    await userEvent.click(button('Pause'))
  },
}

export const PauseLine: Story = {
  name: 'VID-21 a pause line shows between a step and the next',
  play: async ({ canvas }) => {
    await playToSecondStop()
    const now = within(canvas.getByRole('group', { name: 'Now: Step 2 of 6' }))
    await expect(now.getByText(/it turns bitter/)).toBeVisible()
    await expect(canvas.getByText(/^32\sleaves Basil$/)).toBeVisible()
  },
}

export const LastStepEnded: Story = {
  args: { startAt: { step: 6 } },
  play: async () => {
    await userEvent.click(button('Continue'))
    run(video(), 10)
    await becomes('ended')
  },
}

export const CaptionsOn: Story = {
  name: 'VID-08 a subtitle is shown from its start to its stop, without markup',
  play: async ({ canvas }) => {
    await playSecondStep()
    const caption = (text: string) => canvas.findByText(text, { selector: '[data-slot="caption"]' })
    await expect(await caption('Warm the garlic in 6 tbsp olive oil.')).toBeVisible()
    run(video(), 1)
    await expect(await caption('Pale gold, never brown.')).toBeVisible()
  },
}

export const CaptionsOff: Story = {
  args: { defaultPreferences: { autoStop: true, music: true, captions: false } },
  play: playSecondStep,
}

export const AutoStopOff: Story = {
  args: { defaultPreferences: { autoStop: false, music: true, captions: true } },
}

export const MusicOff: Story = {
  args: { defaultPreferences: { autoStop: true, music: false, captions: true } },
  play: playSecondStep,
}

export const OptionsOpen: Story = {
  name: 'VID-10 VID-11 the options menu offers to stop automatically and music',
  play: async ({ canvas }) => {
    await playSecondStep()
    await userEvent.click(button('Options'))
    const options = within(canvas.getByRole('group', { name: 'Options' }))
    await expect(options.getByRole('checkbox', { name: 'Stop automatically' })).toBeChecked()
    await expect(options.getByRole('checkbox', { name: 'Music' })).not.toBeChecked()
  },
}

export const StepFocused: Story = {
  play: async ({ canvas }) => {
    await playToSecondStop()
    canvas.getByRole('button', { name: /^1 of 6:/ }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^2 of 6:/ })).toHaveFocus()
  },
}

export const StepChosen: Story = {
  play: async ({ canvas }) => {
    await playToSecondStop()
    await userEvent.click(canvas.getByRole('button', { name: /^4 of 6:/ }))
    await becomes('paused')
  },
}

export const SignOfDoneness: Story = {
  args: { steps: FILM.steps.map((step) => ({ ...step, until: 'it is pale gold' })) },
  play: playToSecondStop,
}

export const NoSteps: Story = { args: { steps: [], captions: [] } }

/** The film has most of the height, however few steps share the strip. */
async function filmIsLarge({ canvasElement }: { canvasElement: HTMLElement }) {
  const heightOf = (slot: string) =>
    canvasElement.querySelector(`[data-slot=${slot}]`)!.getBoundingClientRect().height
  await expect(heightOf('step-strip')).toBeLessThan(180)
  await expect(heightOf('player-stage')).toBeGreaterThan(2 * heightOf('step-strip'))
}

export const OneStep: Story = { args: { steps: FILM.steps.slice(0, 1) }, play: filmIsLarge }

export const TwoSteps: Story = { args: { steps: FILM.steps.slice(0, 2) }, play: filmIsLarge }

export const MissingVideo: Story = {
  name: "VID-18 a missing film shows 'Missing Video'",
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Missing Video', { selector: 'p' })).toBeVisible()
  },
}

export const FailedVideo: Story = {
  name: "VID-18 a film that fails to load shows 'Missing Video' and can be retried",
  parameters: { media: { film: 'failing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Missing Video', { selector: 'p' })).toBeVisible()
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
  play: async () => {
    await becomes('paused')
  },
}
