import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { SectionHead } from '#design-system/section-head/section-head.tsx'
import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/ServingsCounter/States',
  component: ServingsCounter,
  tags: ['!autodocs'],
} satisfies Meta<typeof ServingsCounter>
export default meta
type Story = StoryObj<typeof meta>

const slices = (count: number) => ({
  text: `${count} slices`,
  detail: count === 12 ? 'one 26 cm springform tin' : `${count / 12} springform tins`,
})

export const Default2: Story = {}
export const AtMin: Story = { args: { defaultValue: 1 } }
export const TwoDigits: Story = { args: { defaultValue: 12 } }
export const ThreeDigits: Story = { args: { defaultValue: 240 } }
export const FocusMinusAtMin: Story = {
  args: { defaultValue: 1 },
  play: () => userEvent.tab(),
}
export const Disabled: Story = {
  args: { disabled: true },
  parameters: { unlike: 'Default2' },
}
export const DisabledLarge: Story = { args: { disabled: true, variant: 'large' } }
export const Saving: Story = { args: { status: 'saving' } }
export const Failed: Story = { args: { status: 'error' } }
export const Large: Story = { args: { variant: 'large', defaultValue: 4 } }
export const WhatItMakes: Story = {
  args: { defaultValue: 12, min: 12, step: 12, describe: slices },
}
export const LargeWhatItMakes: Story = {
  args: { ...WhatItMakes.args, variant: 'large' },
}
export const TwoTins: Story = { args: { ...WhatItMakes.args, defaultValue: 24 } }
export const Compact: Story = {
  render: (args) => <SectionHead title="Ingredients" trailing={<ServingsCounter {...args} />} />,
  globals: at(320),
}
export const German: Story = { globals: { language: 'de' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
