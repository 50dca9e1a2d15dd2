import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Search } from '#design-system/icon/lucide.ts'
import { TextLink } from '#design-system/link/text-link.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { RangeSlider } from '#design-system/range-slider/range-slider.tsx'
import { StarRating } from '#design-system/star-rating/star-rating.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { at } from '../../.storybook/viewports.ts'

const meta = {
  title: 'Components/TextField/States',
  component: TextField,
  tags: ['!autodocs'],
  args: { label: 'First name' },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'Imani' } }
export const Placeholder: Story = { args: { placeholder: 'Bowls and Broths' } }
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const Hint: Story = { args: { hint: 'As your friends call you' } }
export const ErrorShown: Story = {
  name: 'Error',
  args: { error: 'Enter your first name.', hint: 'As your friends call you' },
}
export const ErrorFocused: Story = { ...ErrorShown, name: 'Error focused', play: FocusVisible.play }
export const Required: Story = { args: { required: true } }
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Imani' },
  parameters: { unlike: 'Filled' },
}
export const ReadOnly: Story = {
  args: {
    label: 'E-mail',
    readOnly: true,
    defaultValue: 'imani@example.org',
    hint: 'Cannot be changed here',
  },
}
export const Prefix: Story = {
  args: { label: 'Search cookbooks', icon: Search, type: 'search', defaultValue: 'soup' },
}
export const LabelEnd: Story = {
  args: {
    label: 'E-mail',
    labelEnd: (
      <TextLink href="/auth/forgetpassword" className="text-caption">
        Forgot password?
      </TextLink>
    ),
  },
}
export const LabelHidden: Story = {
  args: { label: 'Search', labelHidden: true, icon: Search, placeholder: 'Search' },
}
export const German: Story = {
  args: {
    label: 'Benutzername für Unternehmens\u00adpartner\u00adschaften',
    hint: 'Er steht neben deinen Kommentaren und kann später nicht geändert werden.',
    error: 'Dieser Benutzername ist schon vergeben. Wähle einen anderen.',
    required: true,
  },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = { ...Prefix, globals: { direction: 'rtl' } }

/** A word that no column at 320 px has room for, without soft hyphens, in a grid of a guest. */
const LONG = 'Lebensmittelunverträglichkeitsbescheinigungsvordruck'
export const LongWordInGrid: Story = {
  name: 'A long word of a label breaks, and the page stays as wide as its window',
  render: () => (
    <div className="grid">
      <form className="grid gap-4 p-4">
        <TextField label={LONG} hint={LONG} error={LONG} />
        <Checkbox label={LONG} hint={LONG} />
        <RadioGroup label={LONG} options={[{ value: 0, label: LONG }]} />
        <StarRating label={LONG} />
        <RangeSlider label={LONG} max={60} formatValue={String} />
      </form>
    </div>
  ),
  globals: { ...at(320), language: 'de' },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.querySelector('form')!
    await expect(scrollWidth).toBe(clientWidth)
    await expect(clientWidth).toBeLessThanOrEqual(320)
  },
}
