import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeMedia, run } from '../../.storybook/mocks/media.ts'
import { DURATION, FILM } from '#design-system/sequence-player/sequence-player.fixtures.ts'
import {
  becomes,
  button,
  current,
  player,
  playToSecondStep,
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
    await playToSecondStep()
    await userEvent.click(video())
    await becomes('playing')
    await current(/^2 of 6/)
    await userEvent.click(video())
    await becomes('paused')
  },
}

export const ContinueButton: Story = {
  name: 'VID-21 VID-22 the pause line shows the next step, its button continues and moves the focus on',
  play: async () => {
    await playToSecondStep()
    const words = within(screen.getByRole('group', { name: 'Step 2 of 6' }))
    await expect(words.getByText(/^6\stbsp Olive oil$/)).toBeVisible()
    await userEvent.click(button('Continue'))
    await becomes('playing')
    await expect(button('Pause')).toHaveFocus()
    await expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  },
}

/** The same film in a recipe of nine steps, of which it leaves three out. */
const WITH_GAPS = {
  total: 9,
  steps: FILM.steps.map(({ start, stop, text, ready, thumbSrc }, index) => ({
    start,
    stop,
    text,
    ready,
    thumbSrc,
    number: index === 0 ? 1 : index + 2,
    before: index === 1 ? [{ number: 2, text: 'Rinse <b>200\u00a0g</b> lentils.' }] : [],
    after:
      index === 5
        ? [
            { number: 8, text: 'Toast the seeds.' },
            { number: 9, text: 'Serve at once.' },
          ]
        : [],
  })),
}

export const StepsToRead: Story = {
  name: 'VID-07 VID-21 the pause line shows and says the steps that the film leaves out',
  args: WITH_GAPS,
  play: async () => {
    await playToSecondStep()
    const words = within(screen.getByRole('group', { name: 'Step 3 of 9' }))
    await expect(words.getByText('Step 2, without film:')).toBeVisible()
    await expect(words.getByText(/^200\sg$/)).toBeVisible()
    await waitFor(() =>
      expect(spoken().join()).toContain(
        'Step 2, without film: Rinse 200\u00a0g lentils. Paused. Step 3 of 9:',
      ),
    )
    await expect(button(/^7 of 9:/)).toBeVisible()
  },
}

export const StepsToReadAtTheEnd: Story = {
  name: 'VID-24 what is left to read shows and is said when the film has ended',
  args: { ...WITH_GAPS, startAt: { step: 7 } },
  play: async () => {
    await userEvent.click(button('Play'))
    await expect(screen.queryByText('Step 8, without film:')).toBeNull()
    run(video(), 10)
    await becomes('ended')
    await expect(screen.getByText('Step 8, without film:')).toBeVisible()
    await expect(screen.getByText('Step 9, without film:')).toBeVisible()
    await waitFor(() => expect(spoken().join()).toContain('Step 9, without film: Serve at once.'))
  },
}

export const PlayButtonNames: Story = {
  name: 'The play button is named by its action, and has no pressed state',
  play: async () => {
    await expect(button('Play')).not.toHaveAttribute('aria-pressed')
    await playToSecondStep()
    await expect(button('Continue to step 2')).toHaveAttribute('aria-keyshortcuts', 'Space')
    await userEvent.click(button('Continue to step 2'))
    await expect(button('Pause')).toBeVisible()
  },
}

export const SaidOnce: Story = {
  name: 'A pause line is announced once, captions and clock never',
  play: async () => {
    await playToSecondStep()
    const sentence =
      /^Paused\. Step 2 of 6: Warm the garlic in 6\stbsp olive oil\. Space continues\.$/
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
    await userEvent.click(button('Play'))
    run(video(), 10)
    await becomes('ended')
    await expect(video().paused).toBe(true)
    await userEvent.click(button('Play again'))
    await becomes('playing')
    await current(/^1 of 6/)
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
    await expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
  },
}

export const Addresses: Story = {
  name: 'Whole seconds and steps are reported, for links to a position',
  args: { startAt: { seconds: 3 } },
  play: async ({ args }) => {
    await playToSecondStep()
    await expect(args.onTimeChange).toHaveBeenCalledWith(5)
    await expect(args.onTimeChange).toHaveBeenLastCalledWith(6)
    await expect(args.onStepChange).toHaveBeenCalledTimes(1)
    await expect(args.onStepChange).toHaveBeenCalledWith(2)
  },
}
