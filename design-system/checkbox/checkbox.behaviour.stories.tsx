import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'

const meta = {
  title: 'Components/Checkbox/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: Checkbox,
  tags: ['!autodocs'],
  args: { label: 'Push notifications', hint: 'New recipes', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  name: 'Space checks and unchecks it; its name is the label alone',
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Push notifications' })
    await expect(box).toHaveAccessibleDescription('New recipes')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}

export const WholeRow: Story = {
  name: 'A press on its label or hint checks it',
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByText('Push notifications'))
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('New recipes'))
    await expect(box).not.toBeChecked()
  },
}

export const Controlled: Story = {
  name: 'Controlled, it shows the given state until that changes',
  args: { checked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false)
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const PendingSwallows: Story = {
  name: 'While pending it keeps the focus and ignores presses',
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toHaveAttribute('aria-busy', 'true')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByText('Push notifications'))
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
    await expect(box).not.toBeChecked()
  },
}

export const Mixed: Story = {
  name: 'The mixed state is exposed',
  args: { indeterminate: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBePartiallyChecked())
  },
}

export const Wrong: Story = {
  name: 'The error is read after the hint',
  args: { error: 'Please agree.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'New recipes Please agree.',
    )
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
  },
}

export const FormReset: Story = {
  name: 'A reset of its form leaves a controlled box as it is given',
  args: { name: 'news' },
  render: function Render(args) {
    const [checked, setChecked] = useState(false)
    return (
      <form>
        <Checkbox {...args} checked={checked} onCheckedChange={setChecked} />
        <button type="reset">Reset</button>
      </form>
    )
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
  },
}
