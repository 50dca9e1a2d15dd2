import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ElbowMap } from '#design-system/kitchen/index.ts'
import { inKitchen } from '#design-system/kitchen/kitchen-frame.fixture.tsx'
import { Scene } from '#design-system/kitchen/scene.fixture.tsx'
import { chicken, several } from '#design-system/kitchen/timers.fixture.tsx'

const onPress = fn()

/** What each press and each key reports, and where the focus goes. */
const meta = {
  title: 'Components/Kitchen/Behaviour',
  component: Scene,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  decorators: [inKitchen],
  args: { onPress },
  beforeEach: () => void onPress.mockClear(),
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

const button = (name: string | RegExp) => screen.getByRole('button', { name })

const buttonAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('button')

/** Tabs through a screen and returns the names of what has the focus. */
async function tabStops(count: number): Promise<string[]> {
  const names: string[] = []
  for (let stop = 0; stop < count; stop += 1) {
    await userEvent.tab()
    const { activeElement } = document
    names.push(activeElement?.ariaLabel ?? activeElement?.textContent?.trim() ?? '')
  }
  return names
}

export const TabOrder: Story = {
  name: 'The keys reach bar, steps, number, words, duration, timer, Next and Back in this order',
  args: { shelf: chicken('idle') },
  play: async () => {
    const names = await tabStops(17)
    await expect(names).toEqual([
      'All steps',
      'Aa: large text',
      'Full screen',
      'Close the kitchen',
      expect.stringMatching(/^Step 1 of 7: /),
      expect.stringMatching(/^Step 2 of 7: /),
      expect.stringMatching(/^Step 3 of 7: /),
      expect.stringMatching(/^Step 4 of 7: /),
      expect.stringMatching(/^Step 5 of 7: /),
      expect.stringMatching(/^Step 6 of 7: /),
      expect.stringMatching(/^Step 7 of 7: /),
      'Again',
      'Now: Step 5 of 7',
      expect.stringMatching(/^Start timer: 25\sminutes$/),
      expect.stringMatching(/^Start timer Chicken25 min$/),
      expect.stringMatching(/^Next: Step 6 of 7, Beans and lemon slices go in\. Have ready: /),
      'Back',
    ])
  },
}

export const Presses: Story = {
  name: 'Each button reports what was pressed, by Enter and by Space',
  args: { shelf: chicken('idle') },
  play: async () => {
    for (const [name, what] of [
      ['All steps', 'steps'],
      ['Aa: large text', 'far'],
      ['Full screen', 'fullscreen'],
      ['Close the kitchen', 'close'],
      [/^Step 2 of 7/, 'step 2'],
      ['Again', 'again'],
      [/^Start timer: 25/, 'duration'],
      [/^Next: /, 'next'],
      ['Back', 'back'],
    ] as const) {
      for (const key of ['{Enter}', ' ']) {
        onPress.mockClear()
        button(name).focus()
        await userEvent.keyboard(key)
        await expect(onPress.mock.calls).toEqual([[what]])
      }
    }
  },
}

export const WholeBand: Story = {
  name: 'A press anywhere on the band goes on; a press on Back does not',
  parameters: { frame: { width: '390px', height: '844px' } },
  play: async ({ canvasElement }) => {
    const band = canvasElement.querySelector('[data-slot="next-line"]')!.getBoundingClientRect()
    await expect(buttonAt(band.left + 2, band.top + 4)).toBe(button(/^Next: /))
    await expect(buttonAt(band.right - 2, band.bottom - 2)).toBe(button(/^Next: /))
    await userEvent.click(button('Back'))
    await expect(onPress.mock.calls).toEqual([['back']])
  },
}

export const Watching: Story = {
  name: 'While the film plays there are Back, Pause and Next, and the whole text',
  args: { moment: 'watch' },
  play: async () => {
    await userEvent.click(button('Back'))
    await userEvent.click(button('Pause'))
    await userEvent.click(button('Next'))
    await expect(onPress.mock.calls.flat()).toEqual(['back', 'toggle', 'next'])
    await expect(screen.getByText(/until the skin starts to colour\./)).toBeVisible()
  },
}

export const Running: Story = {
  name: 'A duration whose timer runs says so',
  args: { running: true, shelf: chicken() },
  play: async () => {
    await expect(button(/^Timer runs: 25\sminutes$/)).toHaveAttribute('data-state', 'running')
  },
}

export const MoreTimers: Story = {
  name: 'What has no cell is counted, and a press shows all',
  args: { shelf: several(3, () => onPress('more')) },
  play: async () => {
    await userEvent.click(button(/^\+3 timers$/))
    await expect(onPress.mock.calls).toEqual([['more']])
  },
}

export const LaidOut: Story = {
  name: 'Ingredients, tools and the oven are ticked off by their whole rows',
  args: { moment: 'ready', whole: 'layOut', go: 'first' },
  play: async () => {
    await userEvent.click(screen.getByText('garlic'))
    screen.getByRole('checkbox', { name: /^Oven on now: 220\s°C/ }).focus()
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByRole('checkbox', { name: /chicken thighs/ }))
    await expect(onPress.mock.calls.flat()).toEqual([
      'tick garlic',
      'tick oven',
      'untick chicken thighs',
    ])
    await expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  },
}

export const ElbowDrawn: Story = {
  name: 'Any press on the drawing of elbow mode only closes it',
  args: { elbow: true, over: () => <ElbowMap onClose={() => onPress('closed')} /> },
  play: async ({ canvasElement }) => {
    const map = canvasElement.querySelector<HTMLElement>('[data-slot="elbow-map"]')!
    await expect(map.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(map)
    await expect(onPress.mock.calls.flat()).toEqual(['closed', 'closed'])
  },
}

const TARGETS: [what: string, selector: string, size: number][] = [
  ['Next', '.next-line', 72],
  ['Back', '.next-back', 72],
  ['a timer', '.timer-cell', 72],
  ['Again', '.cook-act', 56],
  ['a step', '.cook-strip button', 56],
  ['the bar', '.cook-bar > button', 48],
]

export const Targets: Story = {
  name: 'Targets are 72, 56 and 48 px on a phone and on a desktop',
  args: { shelf: chicken('idle') },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector<HTMLElement>('[data-slot="cook-stage"]')!
    for (const [width, height] of [
      ['390px', '844px'],
      ['1280px', '800px'],
    ] as const) {
      Object.assign(frame.parentElement!.style, { width, height })
      for (const [what, selector, size] of TARGETS) {
        for (const target of frame.querySelectorAll<HTMLElement>(selector)) {
          const { height: high } = target.getBoundingClientRect()
          // There is no full screen on a phone.
          if (high === 0) continue
          await expect({ what, width, isLarge: high >= size }).toEqual({
            what,
            width,
            isLarge: true,
          })
        }
      }
    }
  },
}

export const Fit: Story = {
  name: 'The words take the largest size that fits, again when the room changes',
  args: { text: 'roast' },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector<HTMLElement>(
      '[data-slot="cook-stage"]',
    )!.parentElement!
    const words = canvasElement.querySelector<HTMLElement>('[data-slot="cook-words"]')!
    await expect(words.style.getPropertyValue('--fit')).toBe('1.25')
    Object.assign(frame.style, { height: '560px', width: '900px' })
    await waitFor(() => expect(Number(words.style.getPropertyValue('--fit'))).toBeLessThan(1.25))
    await expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight)
  },
}
