import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import {
  GERMAN_REAL_FILM,
  REAL_FILM,
} from '#design-system/sequence-player/sequence-player.fixtures.ts'
import { StepFilm, type StepFilmProps } from '#design-system/sequence-player/step-film.tsx'

const POSTER = '/story/film/chop-garlic.webp'

/** The part of a film that a step needs. */
function filmOf({ src, steps, captions }: typeof REAL_FILM) {
  return { src, steps, captions }
}

/** A kitchen that goes through the steps of a film. */
function Steps(props: StepFilmProps) {
  const [isPlaying, setPlaying] = useState(props.isPlaying)
  const [number, setNumber] = useState(props.number)
  return (
    <div className="grid gap-3">
      <StepFilm
        {...props}
        number={number}
        isPlaying={isPlaying}
        onPlayingChange={(plays) => {
          setPlaying(plays)
          props.onPlayingChange(plays)
        }}
      />
      <div className="flex gap-3">
        <Button onClick={() => setPlaying(!isPlaying)}>{isPlaying ? 'Pause' : 'Play'}</Button>
        <Button onClick={() => setNumber(number + 1)}>Next</Button>
      </div>
    </div>
  )
}

/** One step of a real film, which plays once and holds. */
const meta = {
  title: 'Components/StepFilm',
  component: StepFilm,
  render: (args) => <Steps {...args} />,
  args: {
    ...filmOf(REAL_FILM),
    poster: POSTER,
    number: 1,
    isPlaying: false,
    onPlayingChange: fn(),
    onEnd: fn(),
    onFail: fn(),
    onTimeChange: fn(),
  },
} satisfies Meta<typeof StepFilm>
export default meta
type Story = StoryObj<typeof meta>

const LONG_ENOUGH = { timeout: 60_000 }
const film = (element: HTMLElement) => element.querySelector('video') as HTMLVideoElement
const frame = (element: HTMLElement) =>
  element.querySelector('[data-slot="step-film"]') as HTMLElement
const becomes = (element: HTMLElement, playback: string) =>
  waitFor(() => expect(frame(element)).toHaveAttribute('data-playback', playback), LONG_ENOUGH)

/** Plays from near the end of the current step; a muted film needs no gesture. */
async function playToTheEnd(element: HTMLElement, stop: number) {
  film(element).muted = true
  await userEvent.click(within(element).getByRole('button', { name: 'Play' }))
  await becomes(element, 'playing')
  film(element).currentTime = stop - 1
}

export const Waiting: Story = {
  play: async ({ canvasElement, canvas }) => {
    await becomes(canvasElement, 'paused')
    await expect(canvas.getByRole('group', { name: 'Film of step 1' })).toBeVisible()
    await expect(canvasElement.querySelector(`img[src="${POSTER}"]`)).toBeVisible()
  },
}

export const German: Story = { args: filmOf(GERMAN_REAL_FILM), globals: { language: 'de' } }

const [FIRST, ...OTHERS] = REAL_FILM.steps
/** The sound of the step stands below its captions. */
export const WithSound: Story = {
  args: { steps: [{ ...FIRST!, sound: 'knife on the board' }, ...OTHERS] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, canvas }) => {
    await becomes(canvasElement, 'paused')
    film(canvasElement).muted = true
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await canvas.findByText('[knife on the board]', {}, LONG_ENOUGH)
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await becomes(canvasElement, 'paused')
    const track = canvasElement.querySelector<HTMLTrackElement>('track[kind=captions]')?.track
    await waitFor(() =>
      expect([...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text)).toContain(
        '[knife on the board]',
      ),
    )
  },
}
export const WithoutSound: Story = {
  ...WithSound,
  args: { ...WithSound.args, preferences: { captions: true, sounds: false, music: false } },
  play: async ({ canvasElement, canvas }) => {
    await becomes(canvasElement, 'paused')
    film(canvasElement).muted = true
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await waitFor(() => expect(film(canvasElement).currentTime).toBeGreaterThan(1), LONG_ENOUGH)
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(canvasElement.querySelector('[data-slot=caption]')).toBeVisible()
    await expect(canvasElement.querySelector('[data-slot=sound]')).toBeNull()
  },
}

export const PlaysOnceAndHolds: Story = {
  name: 'VID-20 a step plays once and holds the frame where the player would stop',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    await becomes(canvasElement, 'paused')
    await playToTheEnd(canvasElement, 6.4)
    await becomes(canvasElement, 'pause-line')
    await expect(film(canvasElement)).toMatchObject({ paused: true, loop: false })
    await expect(film(canvasElement).currentTime).toBeGreaterThanOrEqual(6)
    await expect(film(canvasElement).currentTime).toBeLessThan(6.4)
    await expect(args.onEnd).toHaveBeenCalledOnce()
    await expect(args.onPlayingChange).toHaveBeenLastCalledWith(false)
  },
}

export const Again: Story = {
  name: 'A step that is over plays again from its start',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, canvas, args }) => {
    await becomes(canvasElement, 'paused')
    await playToTheEnd(canvasElement, 6.4)
    await becomes(canvasElement, 'pause-line')
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await becomes(canvasElement, 'playing')
    await expect(film(canvasElement).currentTime).toBeLessThan(2)
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

export const NextStep: Story = {
  name: 'The next step waits behind its picture, at its start',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, canvas, args }) => {
    await becomes(canvasElement, 'paused')
    await playToTheEnd(canvasElement, 6.4)
    await becomes(canvasElement, 'pause-line')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await becomes(canvasElement, 'paused')
    await expect(canvas.getByRole('group', { name: 'Film of step 2' })).toBeVisible()
    await waitFor(() => expect(film(canvasElement).currentTime).toBeCloseTo(6.4, 1))
    const picture = REAL_FILM.steps[1]?.thumbSrc
    await expect(canvasElement.querySelectorAll(`img[src="${picture}"]`)).toHaveLength(2)
    await expect(args.onPlayingChange.mock.calls).toEqual([[false]])
  },
}

export const LastStep: Story = {
  name: 'VID-24 the last step ends with its last frame, not with a black one',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { number: 3 },
  play: async ({ canvasElement, args }) => {
    await becomes(canvasElement, 'paused')
    await playToTheEnd(canvasElement, 18.68)
    await becomes(canvasElement, 'ended')
    await expect(args.onEnd).toHaveBeenCalledOnce()
    await waitFor(() => expect(film(canvasElement).currentTime).toBeLessThan(18.4))
  },
}

export const PressOnTheFilm: Story = {
  name: 'A press on the film plays and pauses it',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    await becomes(canvasElement, 'paused')
    film(canvasElement).muted = true
    await userEvent.click(film(canvasElement))
    await becomes(canvasElement, 'playing')
    await expect(args.onPlayingChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(film(canvasElement))
    await becomes(canvasElement, 'paused')
    await expect(args.onPlayingChange).toHaveBeenLastCalledWith(false)
  },
}

export const Missing: Story = {
  name: "VID-18 a missing film says 'Missing Video'",
  args: { src: null, isPlaying: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Missing Video', { selector: 'p' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(args.onFail).toHaveBeenCalledOnce()
    await expect(args.onPlayingChange.mock.calls).toEqual([[false]])
  },
}

export const Failed: Story = {
  name: 'VID-18 a film that fails to load can be retried',
  args: { src: '/story/film/plate-pasta.webp' },
  play: async ({ canvasElement, canvas, args }) => {
    await becomes(canvasElement, 'error')
    await expect(canvas.getByText('Missing Video', { selector: 'p' })).toBeVisible()
    await expect(args.onFail).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.onFail).toHaveBeenCalledTimes(2), LONG_ENOUGH)
  },
}
