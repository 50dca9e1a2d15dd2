import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ElbowMap } from '#design-system/kitchen/index.ts'
import { inKitchen } from '#design-system/kitchen/kitchen-frame.fixture.tsx'
import { Scene } from '#design-system/kitchen/scene.fixture.tsx'
import { chicken, several } from '#design-system/kitchen/timers.fixture.tsx'

/** Every moment of a step, on a desktop and on a phone. */
const meta = {
  title: 'Components/Kitchen/States/Moments',
  component: Scene,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [inKitchen],
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

const PHONE = { frame: { width: '390px', height: '844px' } }
const SIDEWAYS = { frame: { width: '844px', height: '390px' } }
const GERMAN = { language: 'de' }
const map = () => <ElbowMap onClose={() => undefined} />

export const Ready: Story = { args: { moment: 'ready', whole: 'layOut', go: 'first' } }
export const ReadyOnPhone: Story = { ...Ready, parameters: PHONE, globals: GERMAN }
/** Pressed before the film was there. */
export const ReadyPending: Story = { args: { ...Ready.args, pending: true } }
export const ReadyPendingOnPhone: Story = { ...ReadyPending, parameters: PHONE, globals: GERMAN }
export const Watch: Story = { args: { moment: 'watch' } }
export const WatchOnPhone: Story = { ...Watch, parameters: PHONE }
/** A long text while the film plays: its last line can be read, below it the sign. */
export const WatchLongOnPhone: Story = {
  args: { moment: 'watch', text: 'long', shelf: chicken('idle') },
  parameters: PHONE,
  globals: GERMAN,
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('.cook-scroll')!
    box.scrollTo({ top: box.scrollHeight })
    const text = canvasElement.querySelector('.cook-text')!.getBoundingClientRect()
    const sign = canvasElement.querySelector('[data-slot="done-sign"]')!.getBoundingClientRect()
    await expect(sign.top).toBeGreaterThanOrEqual(text.bottom)
    box.scrollTo({ top: 0 })
    const start = canvasElement.querySelector('[data-slot="done-sign"]')!.getBoundingClientRect()
    const firstLines = canvasElement.querySelector('.cook-text')!.getBoundingClientRect()
    await expect(start.top).toBeGreaterThanOrEqual(firstLines.bottom)
  },
}
export const Pause: Story = {}
export const PauseOnPhone: Story = { parameters: PHONE, globals: GERMAN }
export const Do: Story = { args: { shelf: chicken('idle') } }
export const DoOnPhone: Story = { ...Do, parameters: PHONE }
export const DoSideways: Story = { ...Do, parameters: SIDEWAYS, globals: GERMAN }
export const DoRunning: Story = { args: { running: true, shelf: chicken() } }
export const DoLastMinute: Story = { args: { running: true, shelf: chicken('last') } }

/** A long text takes the smallest size, and then scrolls; its sign stays in view. */
export const DoLong: Story = {
  args: { text: 'long', shelf: several() },
  parameters: PHONE,
  globals: GERMAN,
  play: async ({ canvasElement }) => {
    const words = canvasElement.querySelector<HTMLElement>('.cook-text')!
    await expect(Number.parseFloat(getComputedStyle(words).fontSize)).toBeGreaterThanOrEqual(20)
    const sign = canvasElement.querySelector('[data-slot="done-sign"]')!.getBoundingClientRect()
    const foot = canvasElement.querySelector('[data-slot="timer-shelf"]')!.getBoundingClientRect()
    await expect(sign.bottom).toBeLessThanOrEqual(foot.top + 1)
  },
}

/** Without a film the action is drawn on a plate, and the words take the room. */
export const Plain: Story = { args: { text: 'plain', shelf: chicken('idle') } }
export const PlainOnPhone: Story = { ...Plain, parameters: PHONE, globals: GERMAN }
export const Still: Story = { args: { still: true, shelf: chicken() } }

/** A step that was chosen opens and waits. */
export const Jump: Story = { args: { moment: 'ready', text: 'zest', go: 'this', shelf: chicken() } }
export const JumpOnPhone: Story = { ...Jump, parameters: PHONE, globals: GERMAN }
export const LastStep: Story = {
  args: { go: 'last', shelf: chicken() },
  play: async ({ canvas }) => {
    const finish = canvas.getByRole('button', {
      name: /^Finish: That was the last step\. One timer/,
    })
    await expect(finish.textContent.match(/last step/g)).toHaveLength(1)
  },
}

export const Far: Story = { args: { whole: 'far', shelf: chicken() } }
export const FarOnPhone: Story = { ...Far, parameters: PHONE, globals: GERMAN }

/** Long German words break at their soft hyphens only. */
export const FarLong: Story = {
  args: { whole: 'farLong', shelf: chicken() },
  parameters: PHONE,
  globals: GERMAN,
}
export const ElbowDrawing: Story = {
  args: { elbow: true, running: true, shelf: chicken(), over: map },
}
export const ElbowDrawingOnPhone: Story = { ...ElbowDrawing, parameters: PHONE, globals: GERMAN }
export const ElbowOn: Story = { args: { elbow: true, running: true, shelf: chicken() } }
export const ElbowOnPhone: Story = { ...ElbowOn, parameters: PHONE }
