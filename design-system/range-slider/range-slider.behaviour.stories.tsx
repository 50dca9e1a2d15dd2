import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { CALORIES, TIME } from '#design-system/range-slider/range-slider.fixture.ts'
import { RangeSlider } from '#design-system/range-slider/range-slider.tsx'
import { uncapturedPointers } from '../../.storybook/mocks/pointers.ts'

const meta = {
  title: 'Components/RangeSlider/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: RangeSlider,
  tags: ['!autodocs'],
  args: { ...TIME, defaultValue: 45, onValueChange: fn(), onValueCommit: fn() },
  decorators: [(Story) => <div className="max-w-74">{Story()}</div>],
} satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

export const Time: Story = {
  name: 'RCL-02 RCL-13 a time from 0 to 180 minutes, with label, value, unit and both ends',
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Cooking time' })
    await expect(thumb).toHaveAttribute('aria-valuemin', '0')
    await expect(thumb).toHaveAttribute('aria-valuemax', '180')
    await expect(thumb).toHaveAttribute('aria-valuenow', '45')
    await expect(thumb).toHaveAttribute('aria-valuetext', 'up to 45\u00a0minutes')
    await expect(canvas.getByText('Cooking time')).toBeVisible()
    await expect(canvas.getByText('up to 45 min')).toBeVisible()
    await expect(canvas.getByText('0 min')).toBeVisible()
    await expect(canvas.getByText('180 min')).toBeVisible()
  },
}

export const Calories: Story = {
  name: 'RCL-03 RCL-13 calories from 0 to 300, with label, value, unit and both ends',
  args: { ...CALORIES, defaultValue: 250 },
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Calories per serving' })
    await expect(thumb).toHaveAttribute('aria-valuemin', '0')
    await expect(thumb).toHaveAttribute('aria-valuemax', '300')
    await expect(canvas.getByText('up to 250 kcal')).toBeVisible()
    await expect(canvas.getByText('0 kcal')).toBeVisible()
    await expect(canvas.getByText('300 kcal')).toBeVisible()
  },
}

/** A key, the value before and the value after. */
const KEYS: [key: string, from: number, to: number][] = [
  ['{ArrowRight}', 45, 50],
  ['{ArrowUp}', 50, 55],
  ['{ArrowLeft}', 55, 50],
  ['{ArrowDown}', 50, 45],
  ['{Shift>}{ArrowUp}{/Shift}', 45, 50],
  ['{Shift>}{ArrowRight}{/Shift}', 50, 55],
  ['{Shift>}{ArrowLeft}{/Shift}', 55, 50],
  ['{Shift>}{ArrowDown}{/Shift}', 50, 45],
  ['{PageUp}', 45, 60],
  ['{PageDown}', 60, 45],
  ['{Home}', 45, 0],
  ['{PageDown}', 0, 0],
  ['{End}', 0, 180],
  ['{PageUp}', 180, 180],
]

export const Keyboard: Story = {
  name: 'Arrows move by a step, Page keys by 15, Home and End to the ends; each commits once',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const thumb = canvas.getByRole('slider')
    await expect(thumb).toHaveFocus()
    let commits = 0
    for (const [key, from, to] of KEYS) {
      await expect(thumb).toHaveAttribute('aria-valuenow', String(from))
      await userEvent.keyboard(key)
      await expect(thumb).toHaveAttribute('aria-valuenow', String(to))
      if (from !== to) {
        commits += 1
        await expect(args.onValueCommit).toHaveBeenLastCalledWith(to)
      }
      await expect(args.onValueCommit).toHaveBeenCalledTimes(commits)
    }
  },
}

export const NoLimit: Story = {
  name: 'At the largest value nothing is limited, visually and for screen readers',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'no limit')
    await expect(canvas.getByText('no limit')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('up to 175 min')).toBeVisible()
  },
}

/** Centre of an element, in pixels from the left. */
function centre(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

export const OnItsValue: Story = {
  name: 'The thumb is at its value, from end to end',
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider')
    const track = canvas.getByRole('slider').closest('[dir]')
    if (!track) throw new Error('The slider has no track.')
    const { left, width } = track.getBoundingClientRect()
    const room = width - thumb.getBoundingClientRect().width
    await expect(centre(thumb)).toBeCloseTo(left + (width - room) / 2 + room / 4, 0)
    thumb.focus()
    await userEvent.keyboard('{End}')
    await expect(centre(thumb)).toBeCloseTo(left + width - (width - room) / 2, 0)
  },
}

export const TabOrder: Story = {
  name: 'Tab reaches the thumb, then minus, then plus',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Less: Cooking time' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'More: Cooking time' })).toHaveFocus()
  },
}

/** The current announcements. */
function spoken(): string {
  return screen
    .getAllByRole('log')
    .map((region) => region.textContent ?? '')
    .join('')
}

export const StepButtons: Story = {
  name: 'Minus and plus move by a step, stop at the ends and are announced once',
  args: { defaultValue: 165 },
  play: async ({ args, canvas }) => {
    const plus = canvas.getByRole('button', { name: 'More: Cooking time' })
    await userEvent.click(plus)
    await userEvent.click(plus)
    await userEvent.click(plus)
    await expect(plus).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(plus)
    await expect(plus).toHaveFocus()
    await expect(args.onValueCommit).toHaveBeenCalledTimes(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Less: Cooking time' }))
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(175)
    await waitFor(() => expect(spoken()).toBe('up to 175\u00a0minutes'))
  },
}

export const Drag: Story = {
  name: 'A drag reports every value and commits the last one',
  beforeEach: uncapturedPointers,
  play: async ({ args, canvas }) => {
    const track = canvas.getByRole('slider').closest('[dir]')
    if (!track) throw new Error('The slider has no track.')
    const { left, width, top } = track.getBoundingClientRect()
    const at = (share: number) => ({
      clientX: left + width * share,
      clientY: top + 4,
      pointerId: 1,
    })
    await fireEvent.pointerDown(track, at(0.5))
    await fireEvent.pointerMove(track, at(0.75))
    await fireEvent.pointerMove(track, at(1))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(90))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(135))
    await expect(args.onValueCommit).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByText('no limit')).toBeVisible())
    await fireEvent.pointerUp(track, at(1))
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1)
    await expect(args.onValueCommit).toHaveBeenCalledWith(180)
  },
}

export const Unavailable: Story = {
  name: 'Disabled, no key and no button changes it, and the thumb is aria-disabled',
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider')
    await expect(thumb).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(thumb).toHaveFocus()
    await fireEvent.keyDown(thumb, { key: 'PageUp' })
    await fireEvent.keyDown(thumb, { key: 'ArrowRight' })
    await userEvent.click(canvas.getByRole('button', { name: 'More: Cooking time' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const RightToLeft: Story = {
  name: 'From right to left, the left arrow increases the value',
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '50')
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '55')
  },
}

export const Attributes: Story = {
  name: 'Its states are attributes: unlimited and disabled',
  args: { disabled: true, defaultValue: 180, id: 'time' },
  play: async ({ canvas, canvasElement }) => {
    const slider = canvasElement.querySelector('#time')
    await expect(slider).toHaveAttribute('data-limit', 'none')
    await expect(slider).toHaveAttribute('data-disabled')
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-live', 'off')
  },
}

export const OneValue: Story = {
  name: 'A slider whose ends are the same is disabled',
  args: { min: 180, max: 180, defaultValue: 180 },
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider')
    await expect(thumb).toHaveAttribute('aria-disabled', 'true')
    for (const button of canvas.getAllByRole('button'))
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    thumb.focus()
    await userEvent.keyboard('{ArrowLeft}{PageUp}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const InDisabledFieldset: Story = {
  name: 'In a disabled fieldset it cannot be moved, and in one that is enabled again it can',
  render: function Render(args) {
    const [isOff, setOff] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOff(false)}>
          Enable
        </button>
        <fieldset disabled={isOff}>
          <RangeSlider {...args} />
        </fieldset>
      </>
    )
  },
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider')
    await waitFor(() => expect(thumb).toHaveAttribute('aria-disabled', 'true'))
    thumb.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Enable' }))
    await waitFor(() => expect(thumb).not.toHaveAttribute('aria-disabled'))
    thumb.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onValueChange).toHaveBeenCalledWith(40)
  },
}

export const FormReset: Story = {
  name: 'A reset of its form moves it to its initial value',
  render: (args) => (
    <form>
      <RangeSlider {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    canvas.getByRole('slider').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '45')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(45)
  },
}
