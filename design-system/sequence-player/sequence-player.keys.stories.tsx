import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { fakeMedia, run } from '../../.storybook/mocks/media.ts'
import { DURATION, FILM } from '#design-system/sequence-player/sequence-player.fixtures.ts'
import {
  becomes,
  button,
  current,
  player,
  playFirstStep,
  playToSecondStop,
  spoken,
  video,
} from '#design-system/sequence-player/sequence-player.helpers.ts'
import { SequencePlayer } from '#design-system/sequence-player/sequence-player.tsx'

/** The effect of each key, and keys that the player ignores. */
const meta = {
  title: 'Components/SequencePlayer/Behaviour/Keys',
  parameters: { chromatic: { disableSnapshot: true } },
  component: SequencePlayer,
  tags: ['!autodocs'],
  args: {
    ...FILM,
    src: '/story/film/clocked.mp4',
    musicSrc: '/story/film/clocked.m4a',
    onStepChange: fn(),
  },
  beforeEach: () => fakeMedia({ duration: DURATION }),
} satisfies Meta<typeof SequencePlayer>
export default meta
type Story = StoryObj<typeof meta>

export const SpaceBar: Story = {
  name: 'VID-15 the space bar plays, pauses and continues from a pause line',
  play: async () => {
    player().focus()
    await userEvent.keyboard(' ')
    await becomes('playing')
    run(video(), 2)
    await userEvent.keyboard(' ')
    await becomes('paused')
    await userEvent.keyboard(' ')
    run(video(), 10)
    await becomes('pause-line')
    await userEvent.keyboard(' ')
    await becomes('playing')
    await current(/^2 of 6/)
  },
}

export const ArrowRight: Story = {
  name: 'VID-14 VID-22 the right arrow continues from a pause line and elsewhere opens the next step',
  play: async ({ args }) => {
    await playFirstStep()
    await userEvent.keyboard('{ArrowRight}')
    await becomes('playing')
    await current(/^2 of 6/)
    await userEvent.keyboard('{ArrowRight}')
    await becomes('paused')
    await current(/^3 of 6/)
    await expect(video().currentTime).toBe(12.8)
    await expect(args.onStepChange).toHaveBeenLastCalledWith(3)
  },
}

export const ArrowLeft: Story = {
  name: 'VID-13 the left arrow opens the previous step, from a pause line too',
  play: async () => {
    await playToSecondStop()
    await current(/^2 of 6/)
    await userEvent.keyboard('{ArrowLeft}')
    await becomes('paused')
    await current(/^1 of 6/)
    await expect(video().currentTime).toBe(0)
    await userEvent.keyboard(' ')
    await becomes('playing')
  },
}

export const NoSecondPress: Story = {
  name: 'On a button the space bar presses that button and nothing else',
  play: async () => {
    button('Start').focus()
    await userEvent.keyboard(' ')
    await becomes('playing')
    button('Captions').focus()
    await userEvent.keyboard(' ')
    await becomes('playing')
    await expect(button('Captions')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
    await current(/^1 of 6/)
  },
}

export const TabOrder: Story = {
  name: 'Tab moves from the steps to their text and the main button',
  play: async () => {
    button(/^6 of 6/).focus()
    await userEvent.tab()
    await expect(screen.getByRole('group', { name: 'Step 1 of 6' })).toHaveFocus()
    await userEvent.tab()
    await expect(button('Start')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await becomes('playing')
    await expect(button('Pause')).toHaveFocus()
    await userEvent.tab()
    await expect(button('Next step')).toHaveFocus()
    run(video(), 10)
    await becomes('pause-line')
    await expect(button('Next step')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await becomes('playing')
    await current(/^2 of 6/)
  },
}

export const Inline: Story = {
  name: 'VID-05 inline it handles keys only while the focus is inside',
  render: (args) => (
    <>
      <input aria-label="Comment" />
      <SequencePlayer {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('data-layout', 'inline')
    canvas.getByRole('textbox').focus()
    await userEvent.keyboard(' {ArrowRight}')
    await becomes('paused')
    await current(/^1 of 6/)
  },
}

export const Scrolling: Story = {
  name: 'Up and down scroll, Enter presses the focused button',
  play: async () => {
    for (const key of ['ArrowDown', 'ArrowUp']) {
      await expect(await fireEvent.keyDown(player(), { key })).toBe(true)
    }
    await current(/^1 of 6/)
    button('Start').focus()
    await userEvent.keyboard('{Enter}')
    await becomes('playing')
  },
}

export const Moves: Story = {
  name: 'A step chosen by key is announced, a step reached by playing is not',
  play: async () => {
    player().focus()
    await userEvent.keyboard('{ArrowRight}')
    await current(/^2 of 6/)
    const sentence =
      /^Step 2 of 6: Warm the garlic in 6\stbsp olive oil\. Have ready: 6\stbsp Olive oil\.$/
    await waitFor(() => expect(spoken()).toEqual([expect.stringMatching(sentence), '']))
    run(video(), 2)
    await expect(spoken()).toEqual([expect.stringMatching(sentence), ''])
  },
}
