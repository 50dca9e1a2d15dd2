import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { inKitchen } from '#design-system/kitchen/kitchen-frame.fixture.tsx'
import { Scene } from '#design-system/kitchen/scene.fixture.tsx'
import { look, overview, ring, sheet } from '#design-system/kitchen/timers.fixture.tsx'

const onPress = fn()

/** Bells, and the sheets of a timer and of all steps. */
const meta = {
  title: 'Components/Kitchen/Behaviour/Timers',
  component: Scene,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  decorators: [inKitchen],
  beforeEach: () => void onPress.mockClear(),
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

const button = (name: string | RegExp) => screen.getByRole('button', { name })

export const RingFocus: Story = {
  name: 'A ring takes the focus to Stop where it is asked to, so Space stops it',
  args: { foot: ring(onPress, true) },
  play: async () => {
    await waitFor(() => expect(button('Stop')).toHaveFocus())
    // In its first half second it takes no press.
    await waitFor(async () => {
      await userEvent.keyboard(' ')
      await expect(onPress).toHaveBeenCalled()
    })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onPress.mock.calls.flat()).toEqual(['stop', '+1', '+5'])
  },
}

export const RingWithoutFocus: Story = {
  name: 'A ring leaves the focus where it is unless it is asked to take it',
  args: { foot: ring(onPress) },
  play: async () => {
    await expect(document.body).toHaveFocus()
  },
}

export const Look: Story = {
  name: 'The first bell of a range stops it or goes on to the second',
  args: { text: 'tarts', foot: look(onPress) },
  play: async () => {
    await waitFor(async () => {
      await userEvent.click(button('Done, stop'))
      await expect(onPress).toHaveBeenCalled()
    })
    await userEvent.click(button(/^Go on to 14\sminutes$/))
    await expect(onPress.mock.calls.flat()).toEqual(['stop', 'go on'])
  },
}

export const Sheet: Story = {
  name: 'A timer is changed, paused, renamed and stopped by keys; Escape closes it',
  args: { over: sheet(onPress) },
  play: async () => {
    const timer = within(screen.getByRole('dialog', { name: 'Timer: Chicken' }))
    for (const name of [/−1/, /\+1/, /\+5/, 'Pause', 'Stop']) {
      timer.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
    }
    await userEvent.click(timer.getByRole('button', { name: 'Rename' }))
    const field = timer.getByRole('textbox', { name: 'Name of the timer' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Thighs{Enter}')
    await expect(onPress.mock.calls.flat()).toEqual([
      'add -1',
      'add 1',
      'add 5',
      'pause',
      'stop',
      'rename Thighs',
    ])
    await userEvent.click(timer.getByRole('button', { name: 'Rename' }))
    await userEvent.keyboard('x{Escape}')
    await expect(timer.queryByRole('textbox')).toBeNull()
    await expect(timer.getByRole('button', { name: 'Rename' })).toHaveFocus()
    await userEvent.click(timer.getByRole('button', { name: 'Close' }))
    await expect(onPress).toHaveBeenLastCalledWith('close')
  },
}

export const Overview: Story = {
  name: 'The overview begins at the current step, and says which are done',
  args: { over: overview(onPress) },
  play: async () => {
    const all = within(await screen.findByRole('dialog', { name: 'All steps' }))
    const current = all.getByRole('button', {
      name: /^5\/7 25\sminutes on the middle shelf\. Now$/,
    })
    await expect(current).toHaveFocus()
    await userEvent.click(all.getByRole('button', { name: /^2\/7 .* Done$/ }))
    await userEvent.click(all.getByRole('button', { name: 'One person more' }))
    await userEvent.click(all.getByRole('button', { name: 'Far' }))
    await userEvent.click(all.getByRole('switch', { name: 'Elbow mode' }))
    await userEvent.click(all.getByRole('button', { name: 'Stop' }))
    await expect(onPress.mock.calls.flat()).toEqual([
      'step 2',
      'people 3',
      'far',
      'elbow true',
      'end',
    ])
  },
}
