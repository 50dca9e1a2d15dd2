import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { REAL_FILM } from '#design-system/sequence-player/sequence-player.fixtures.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'

/** A real film in a real browser, in real time. */
const meta = {
  title: 'Components/SequencePlayer/Behaviour/Real film',
  parameters: { chromatic: { disableSnapshot: true } },
  component: SequencePlayer,
  tags: ['!autodocs'],
  args: REAL_FILM,
} satisfies Meta<typeof SequencePlayer>
export default meta
type Story = StoryObj<typeof meta>

const LONG_ENOUGH = { timeout: 60_000 }
const video = (element: HTMLElement) => element.querySelector('video') as HTMLVideoElement

async function startAt(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  // Browsers may require a user gesture before they play sound; a muted film needs none.
  video(canvasElement).muted = true
  await userEvent.click(await canvas.findByRole('button', { name: 'Start' }, LONG_ENOUGH))
  return canvas
}

export const PausesInsideTheTolerance: Story = {
  name: 'VID-09 VID-20 a real film stops within 0.4 s before each step',
  args: { startAt: { seconds: 5 } },
  play: async ({ canvasElement }) => {
    const film = video(canvasElement)
    const canvas = await startAt(canvasElement)
    for (const start of [6.4, 12.8]) {
      const onward = await canvas.findByRole('button', { name: 'Continue' }, LONG_ENOUGH)
      await expect(film.paused).toBe(true)
      await expect(film.currentTime).toBeGreaterThanOrEqual(start - 0.4)
      await expect(film.currentTime).toBeLessThan(start)
      await userEvent.click(onward)
      // The beginning of a step is skipped, its end must play.
      film.currentTime = start + 5
    }
  },
}

export const RunsToItsEnd: Story = {
  name: 'VID-23 VID-24 without stops a real film runs through to its end and pauses',
  args: {
    startAt: { seconds: 12 },
    defaultPreferences: { autoStop: false, music: true, captions: true },
  },
  play: async ({ canvasElement }) => {
    const film = video(canvasElement)
    film.muted = true
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }, LONG_ENOUGH))
    await canvas.findByText('Step 3 of 3', { exact: false, selector: 'p' }, LONG_ENOUGH)
    await expect(film.paused).toBe(false)
    film.currentTime = 17.5
    await canvas.findByRole('button', { name: 'Play again' }, LONG_ENOUGH)
    await expect(film.paused).toBe(true)
    await expect(film.currentTime).toBeLessThan(18.4)
  },
}
