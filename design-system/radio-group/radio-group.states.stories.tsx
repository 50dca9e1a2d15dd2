import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Volume2 } from '#design-system/icon/lucide.ts'
import { LANGUAGES, MEASURES_GERMAN } from '#design-system/radio-group/radio-group.fixture.ts'
import { RadioGroup, type RadioGroupProps } from '#design-system/radio-group/radio-group.tsx'
import { at } from '../../.storybook/viewports.ts'

/** The same state in both variants. */
function AllVariants(args: RadioGroupProps<string | number>) {
  return (
    <div className="grid gap-8">
      <RadioGroup {...args} variant="list" />
      <RadioGroup {...args} variant="segments" />
    </div>
  )
}

const meta = {
  title: 'Components/RadioGroup/States',
  component: RadioGroup,
  tags: ['!autodocs'],
  args: { label: 'Language', options: LANGUAGES },
  render: (args) => <AllVariants {...args} />,
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {}
export const Selected: Story = { args: { defaultValue: 0 } }
export const FocusVisible: Story = {
  args: { defaultValue: 0 },
  play: () => userEvent.tab(),
}
export const FocusVisibleSegments: Story = {
  args: { defaultValue: 0, variant: 'segments' },
  render: (args) => <RadioGroup {...args} />,
  play: () => userEvent.tab(),
}
export const Hint: Story = { args: { hint: 'For words, not for what authors wrote.' } }
export const Required: Story = { args: { required: true } }
export const ErrorShown: Story = { name: 'Error', args: { error: 'Choose a language.' } }
export const Disabled: Story = {
  args: { defaultValue: 0, disabled: true },
  parameters: { unlike: 'Selected' },
}
export const OneDisabled: Story = {
  args: {
    defaultValue: 0,
    options: [...LANGUAGES, { value: 2, label: 'Français', disabled: true }],
  },
}
export const Actions: Story = {
  args: {
    defaultValue: 0,
    options: LANGUAGES.map(({ value, label }) => ({
      value,
      label,
      action: <IconButton icon={Volume2} label={`Hear: ${label}`} />,
    })),
  },
  render: (args) => <RadioGroup {...args} />,
}
export const LongLabels: Story = {
  args: {
    label: 'Maßeinheiten für alle Rezepte',
    options: MEASURES_GERMAN,
    defaultValue: 'metric',
    hint: 'Du kannst das jederzeit ändern.',
  },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = {
  args: { defaultValue: 0 },
  globals: { direction: 'rtl' },
}
