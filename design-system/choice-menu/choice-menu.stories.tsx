import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ChoiceMenu } from '#design-system/choice-menu/choice-menu.tsx'
import { at } from '../../.storybook/viewports.ts'

const AUTHORS = Array.from({ length: 16 }, (_, index) => ({
  value: index + 1,
  label: `Chef no. ${index + 1}`,
}))

const meta = {
  title: 'Components/Choice menu',
  component: ChoiceMenu,
  args: {
    label: 'Author',
    value: 2,
    options: [
      { value: undefined, label: 'All' },
      { value: 1, label: 'Yasmin Had...', fullLabel: 'Yasmin Haddad' },
      { value: 2, label: 'Mei Tanaka' },
    ],
    onChoose: fn(),
  },
  decorators: (Story) => (
    <div className="min-h-112 max-w-60">
      <Story />
    </div>
  ),
} satisfies Meta<typeof ChoiceMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const FocusVisible: Story = { play: () => userEvent.tab() }
export const Cleared: Story = { args: { value: undefined } }
export const Truncated: Story = { args: { value: 1 }, globals: at(320) }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: ({ canvas }) => userEvent.click(canvas.getByText('Mei Tanaka', { selector: 'span' })),
}
export const German: Story = {
  args: {
    label: 'Köchin oder Koch',
    value: 1,
    options: [
      { value: undefined, label: 'Alle' },
      { value: 1, label: 'Wilhelmine Schmidt-Unternehmens\u00adpartner\u00adschaft' },
    ],
  },
  globals: { ...at(320), language: 'de' },
}
export const Open: Story = {
  play: ({ canvas }) => userEvent.click(canvas.getByText('Mei Tanaka', { selector: 'span' })),
}
export const ManyChoices: Story = {
  name: 'CON-42 A long list scrolls above 360 px',
  args: { value: 1, options: AUTHORS },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Chef no. 1', { selector: 'span' }))
    await expect(canvasElement.querySelector('ul')?.offsetHeight).toBe(360)
  },
}
export const SecondPress: Story = {
  name: 'The chosen option can be pressed again; then the list is closed and its field has the focus',
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Mei Tanaka', { selector: 'span' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mei Tanaka', pressed: true }))
    await expect(args.onChoose).toHaveBeenCalledWith(2)
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open')
    await expect(canvasElement.querySelector('summary')).toHaveFocus()
  },
}
export const Escape: Story = {
  name: 'Escape closes the list and returns the focus',
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Mei Tanaka', { selector: 'span' }))
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open')
    await expect(canvasElement.querySelector('summary')).toHaveFocus()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
export const Keyboard: Story = {
  name: 'The down arrow opens it at the chosen option; arrows, Home, End and letters move, Enter chooses',
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const choice = (name: string) => canvas.getByRole('button', { name })
    await expect(choice('Mei Tanaka')).toHaveFocus()
    for (const [key, name] of [
      ['{ArrowUp}', 'Yasmin Had...'],
      ['{Home}', 'All'],
      ['{ArrowDown}', 'Yasmin Had...'],
      ['{End}', 'Mei Tanaka'],
      ['{ArrowDown}', 'Mei Tanaka'],
      ['a', 'All'],
      ['y', 'Yasmin Had...'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(choice(name)).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(1)
    await expect(canvasElement.querySelector('summary')).toHaveFocus()
  },
}
