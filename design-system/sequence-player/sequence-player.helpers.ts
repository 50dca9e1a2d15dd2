import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { run } from '../../.storybook/mocks/media.ts'

/** The video element of the story. */
export const video = () => document.querySelector('video') as HTMLVideoElement

/** The player of the story, inline or as a dialog. */
export const player = () => document.querySelector('[data-slot="sequence-player"]') as HTMLElement

/** A button by its name. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Waits for a value of `data-playback`. */
export const becomes = (playback: string) =>
  waitFor(() => expect(player()).toHaveAttribute('data-playback', playback))

/** Waits until the current step has this name. */
export const current = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('button', { current: 'step' })).toHaveAccessibleName(name))

/** Text of the two live regions, polite and assertive. */
export const spoken = () => screen.getAllByRole('log').map((region) => region.textContent ?? '')

/** Starts with the space bar and plays until the film stops after the first step. */
export async function playFirstStep(): Promise<void> {
  player().focus()
  await userEvent.keyboard(' ')
  await becomes('playing')
  run(video(), 10)
  await becomes('pause-line')
}

/** Continues into the second step. */
export async function playSecondStep(): Promise<void> {
  await playFirstStep()
  await userEvent.keyboard(' ')
  await becomes('playing')
  run(video(), 3)
}

/** Plays until the film stops after the second step. */
export async function playToSecondStop(): Promise<void> {
  await playSecondStep()
  run(video(), 10)
  await becomes('pause-line')
}
