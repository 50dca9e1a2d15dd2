import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, userEvent } from 'storybook/test'
import {
  CALORIES,
  CALORIES_GERMAN,
  TIME,
} from '#design-system/range-slider/range-slider.fixture.ts'
import { RangeSlider } from '#design-system/range-slider/range-slider.tsx'
import { uncapturedPointers } from '../../.storybook/mocks/pointers.ts'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/RangeSlider/States',
  component: RangeSlider,
  tags: ['!autodocs'],
  args: { ...TIME, defaultValue: 45 },
  decorators: [(Story) => <div className="max-w-74">{Story()}</div>],
} satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

export const Mid: Story = {}
export const AtMin: Story = { args: { defaultValue: 0 } }
export const AtMaxNoLimit: Story = { args: { defaultValue: 180 } }
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const Dragging: Story = {
  beforeEach: uncapturedPointers,
  play: async ({ canvas }) => {
    const track = canvas.getByRole('slider').closest('[dir]')!
    const { left, width } = track.getBoundingClientRect()
    const at = (share: number) => ({ clientX: left + width * share, pointerId: 1 })
    await fireEvent.pointerDown(track, at(0.5))
    await fireEvent.pointerMove(track, at(0.75))
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  parameters: { unlike: 'Mid' },
}
export const Calories: Story = { args: { ...CALORIES, defaultValue: 250 } }
export const WithoutNoLimit: Story = { args: { noLimitText: undefined, defaultValue: 180 } }
export const LongGermanLabel: Story = {
  args: { ...CALORIES_GERMAN, defaultValue: 120 },
  globals: { language: 'de' },
}
export const At320: Story = { globals: at(320) }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
