import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeMedia, run } from '../../.storybook/mocks/media.ts'
import { DURATION, FILM } from '#design-system/sequence-player/sequence-player.fixtures.ts'
import {
  becomes,
  button,
  current,
  playFirstStep,
  spoken,
  video,
} from '#design-system/sequence-player/sequence-player.helpers.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'

/** What the player shows and says while the film waits. */
const meta = {
  title: 'Components/SequencePlayer/Behaviour/Stops',
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

export const NowAndNext: Story = {
  name: 'VID-21 VID-22 the pause line shows the whole step to do and the next, its button continues and keeps the focus',
  play: async () => {
    await playFirstStep()
    const now = within(screen.getByRole('group', { name: 'Now: Step 1 of 6' }))
    await expect(
      now.getByText(/leave them whole\. Put a large pot of water on to boil/),
    ).toBeVisible()
    await expect(now.getByText(/^4\scloves$/)).toBeVisible()
    const line = within(document.querySelector<HTMLElement>('[data-slot="next-line"]')!)
    await expect(line.getByText(/^Warm the garlic in/)).toBeVisible()
    await expect(line.getByText(/^6\stbsp Olive oil$/)).toBeVisible()
    await current(/^1 of 6/)
    await userEvent.click(button('Continue'))
    await becomes('playing')
    await expect(button('Pause')).toHaveFocus()
    await expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  },
}

export const BeforeTheFirstStep: Story = {
  name: 'Before the first step there is nothing to do now, only what comes next',
  play: async () => {
    await expect(screen.getByRole('group', { name: 'Step 1 of 6' })).toBeVisible()
    await expect(screen.queryByText('Now')).toBeNull()
    await expect(button('Start')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Again' })).toBeNull()
  },
}

export const SignOfDoneness: Story = {
  name: 'The sign of doneness stands beside the step while it is done, and is announced',
  args: {
    steps: FILM.steps.map((step) => ({ ...step, until: 'the garlic is pale gold' })),
  },
  play: async () => {
    await playFirstStep()
    await expect(screen.getByText('Until the garlic is pale gold')).toBeVisible()
    await waitFor(() => expect(spoken().join()).toContain('Until the garlic is pale gold. Next:'))
  },
}

export const Again: Story = {
  name: 'The step that was just watched can be watched again',
  play: async () => {
    await playFirstStep()
    await userEvent.click(button('Again'))
    await becomes('playing')
    await current(/^1 of 6/)
    await expect(video().currentTime).toBe(0)
  },
}

export const ChosenStep: Story = {
  name: 'A step that was chosen waits with what to have ready, and plays when the cook goes on',
  play: async () => {
    await playFirstStep()
    await userEvent.click(button(/^4 of 6/))
    await becomes('paused')
    await expect(video().paused).toBe(true)
    await expect(screen.getByText('This step', { selector: 'p' })).toBeVisible()
    await expect(screen.getByText(/^400\sg Spaghetti$/)).toBeVisible()
    await expect(screen.getByRole('group', { name: 'Now: Step 4 of 6' })).toBeVisible()
    await userEvent.click(button('Continue'))
    await becomes('playing')
    await expect(video().currentTime).toBe(25.6)
    await userEvent.click(video())
    await userEvent.click(button('Previous step'))
    await becomes('paused')
    await current(/^3 of 6/)
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
    await playFirstStep()
    const words = within(screen.getByRole('group', { name: 'Now: Step 1 of 9' }))
    await expect(words.getByText('Step 2, without film:')).toBeVisible()
    await expect(words.getByText(/^200\sg$/)).toBeVisible()
    await waitFor(() =>
      expect(spoken().join()).toContain(
        'Step 2, without film: Rinse 200\u00a0g lentils. Next: Warm the garlic',
      ),
    )
    await expect(button(/^7 of 9:/)).toBeVisible()
  },
}

export const StepsToReadAtTheEnd: Story = {
  name: 'VID-24 what is left to read shows and is said when the film has ended',
  args: { ...WITH_GAPS, startAt: { step: 7 } },
  play: async () => {
    await userEvent.click(button('Continue'))
    await expect(screen.queryByText('Step 8, without film:')).toBeNull()
    run(video(), 10)
    await becomes('ended')
    await expect(screen.getByText('Step 8, without film:')).toBeVisible()
    await expect(screen.getByText('Step 9, without film:')).toBeVisible()
    await expect(screen.getByText('That was the last step with a film.')).toBeVisible()
    await waitFor(() => expect(spoken().join()).toContain('Step 9, without film: Serve at once.'))
  },
}
