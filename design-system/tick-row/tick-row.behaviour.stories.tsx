import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TickRow } from '#design-system/tick-row/tick-row.tsx'

const meta = {
  title: 'Components/TickRow/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: TickRow,
  tags: ['!autodocs'],
  args: { name: 'Tinned tomatoes', amount: '800 g', picture: null, onCheckedChange: fn() },
} satisfies Meta<typeof TickRow>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  name: 'Space checks and unchecks it; it is named by amount and name',
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: '800 g Tinned tomatoes' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}

export const WholeRow: Story = {
  name: 'A press on amount or name checks it',
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByText('800 g'))
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Tinned tomatoes'))
    await expect(box).not.toBeChecked()
  },
}
