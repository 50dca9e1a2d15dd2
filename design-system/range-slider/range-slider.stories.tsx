import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TIME } from '#design-system/range-slider/range-slider.fixture.ts'
import { RangeSlider } from '#design-system/range-slider/range-slider.tsx'

const meta = {
  title: 'Components/RangeSlider',
  component: RangeSlider,
  args: { ...TIME, defaultValue: 45, onValueChange: fn(), onValueCommit: fn() },
  decorators: [(Story) => <div className="max-w-74">{Story()}</div>],
} satisfies Meta<typeof RangeSlider>
export default meta

export const Playground: StoryObj<typeof meta> = {}
