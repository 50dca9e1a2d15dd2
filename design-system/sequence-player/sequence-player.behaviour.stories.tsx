import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { fakeMedia, run } from '../../.storybook/mocks/media.ts'
import { DURATION, FILM } from '#design-system/sequence-player/sequence-player.fixtures.ts'
import {
  becomes,
  button,
  current,
  player,
  playFirstStep,
  spoken,
  video,
} from '#design-system/sequence-player/sequence-player.helpers.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'

/** Playback over time and by presses. */
const meta = {
  title: 'Components/SequencePlayer/Behaviour/Film',
  parameters: { chromatic: { disableSnapshot: true } },
  component: SequencePlayer,
  tags: ['!autodocs'],
  args: {
    ...FILM,
    src: '/story/film/clocked.mp4',
    onTimeChange: fn(),
    onStepChange: fn(),
  },
  beforeEach: () => fakeMedia({ duration: DURATION }),
} satisfies Meta<typeof SequencePlayer>
export default meta
type Story = StoryObj<typeof meta>

export const PressOnTheFilm: Story = {
  name: 'VID-22 a press anywhere on the film continues from a pause line',
  play: async () => {
    await playFirstStep()
    await userEvent.click(video())
    await becomes('playing')
    await current(/^2 of 6/)
    await userEvent.click(video())
    await becomes('paused')
  },
}

export const PlayButtonNames: Story = {
  name: 'The main button is named by its action, and has no pressed state',
  play: async () => {
    await expect(button('Start')).not.toHaveAttribute('aria-pressed')
    await expect(button('Start')).toHaveAttribute('aria-keyshortcuts', 'Space')
    await playFirstStep()
    await expect(button('Continue')).toHaveAttribute('aria-keyshortcuts', 'Space ArrowRight')
    await userEvent.click(button('Continue'))
    await userEvent.click(button('Pause'))
    await expect(button('Play')).toBeVisible()
  },
}

export const SaidOnce: Story = {
  name: 'A pause line is announced once, captions and clock never',
  play: async () => {
    await playFirstStep()
    const sentence =
      /^Step 1 of 6\. Peel 4\scloves of garlic .* spaghetti\. Next: Warm the garlic in 6\stbsp olive oil\.$/
    await waitFor(() => expect(spoken()).toEqual([expect.stringMatching(sentence), '']))
    await userEvent.keyboard(' ')
    run(video(), 2)
    await becomes('playing')
    await expect(spoken()).toEqual([expect.stringMatching(sentence), ''])
  },
}

export const EndOfFilm: Story = {
  name: 'VID-24 VID-25 the end pauses the film, and again starts with the first step',
  args: { startAt: { step: 6 } },
  play: async () => {
    await userEvent.click(button('Continue'))
    run(video(), 10)
    await becomes('ended')
    await expect(video().paused).toBe(true)
    await expect(video().currentTime).toBeCloseTo(DURATION - 0.4)
    await expect(screen.getByText('That was the last step.')).toBeVisible()
    await expect(screen.getByRole('group', { name: 'Now: Step 6 of 6' })).toBeVisible()
    await userEvent.click(button('Play again'))
    await becomes('playing')
    await current(/^1 of 6/)
  },
}

export const Finish: Story = {
  name: 'VID-24 at the end the cook finishes, or watches the last step again',
  args: { startAt: { step: 6 }, onClose: fn() },
  play: async ({ args }) => {
    await userEvent.click(button('Continue'))
    run(video(), 10)
    await becomes('ended')
    await userEvent.click(button('Again'))
    await becomes('playing')
    await current(/^6 of 6/)
    run(video(), 10)
    await becomes('ended')
    await userEvent.click(button('Finish'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const RefusedStart: Story = {
  name: 'When the browser refuses autoplay, a start button is shown',
  args: { autoPlay: true },
  beforeEach: () => fakeMedia({ duration: DURATION, refusesToPlay: true }),
  play: async () => {
    await becomes('paused')
    await expect(button('Start')).toBeVisible()
  },
}
export const TriesAgain: Story = {
  name: 'A failed film can be retried and continues where it was',
  args: { startAt: { step: 2 } },
  play: async () => {
    video().dispatchEvent(new Event('error'))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await becomes('loading')
    video().dispatchEvent(new Event('loadedmetadata'))
    await becomes('paused')
    await expect(video().currentTime).toBe(6.4)
  },
}

export const SaysWhatIsMissing: Story = {
  name: 'VID-18 a missing film is announced, its steps can be read and walked through',
  args: { src: null },
  play: async () => {
    await waitFor(() => expect(spoken().join('')).toBe('Missing Video'))
    player().focus()
    await userEvent.keyboard('{ArrowRight}')
    await current(/^2 of 6/)
    await expect(screen.getByText(/^Warm the garlic in/, { selector: 'p' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
  },
}

export const Addresses: Story = {
  name: 'Whole seconds and steps are reported, for links to a position',
  args: { startAt: { seconds: 3 } },
  play: async ({ args }) => {
    await playFirstStep()
    await expect(args.onTimeChange).toHaveBeenCalledWith(5)
    await expect(args.onTimeChange).toHaveBeenLastCalledWith(6)
    await expect(args.onStepChange).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(args.onStepChange).toHaveBeenCalledTimes(1)
    await expect(args.onStepChange).toHaveBeenCalledWith(2)
  },
}
