import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { at } from '../../.storybook/viewports.ts'

const LINES = Array.from({ length: 30 }, (_, index) => `Line ${index + 1}`).join('\n')

const meta = {
  title: 'Components/TextArea/States',
  component: TextArea,
  tags: ['!autodocs'],
  args: { label: 'Your message' },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'The film waits for me. Lovely.' } }
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const TwoLines: Story = { args: { rows: 2 } }
export const Grown: Story = {
  name: 'It grows with its text, up to twelve lines, where the browser supports it',
  args: { defaultValue: LINES },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    const { lineHeight } = getComputedStyle(area)
    const lines = CSS.supports('field-sizing', 'content') ? 12 : 4
    await expect(area.offsetHeight).toBe(Math.round(lines * parseFloat(lineHeight) + 24))
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
  },
}
export const ErrorShown: Story = { name: 'Error', args: { error: 'Please set a message' } }
export const Required: Story = { args: { required: true, hint: 'We read every one.' } }
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Sent.' },
  parameters: { unlike: 'Filled' },
}
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Sent.' } }
export const German: Story = {
  args: {
    label: 'Deine Nachricht zu den Nutzungs\u00adbedingungen',
    defaultValue: 'Kichererbsen-Süßkartoffel-Gemüsepfanne',
    error: 'Bitte schreib eine Nachricht.',
    required: true,
  },
  globals: { ...at(320), language: 'de' },
}
export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } }
