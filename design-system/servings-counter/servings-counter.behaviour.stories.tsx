import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { ServingsCounter } from '#design-system/servings-counter/servings-counter.tsx'

const meta = {
  title: 'Components/ServingsCounter/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: ServingsCounter,
  tags: ['!autodocs'],
  args: { onValueChange: fn() },
} satisfies Meta<typeof ServingsCounter>
export default meta
type Story = StoryObj<typeof meta>

export const DefaultAndMinimum: Story = {
  name: 'RCD-13 VAL-17 CON-05 it starts at 2, and minus does nothing at 1',
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'Servings' })
    const minus = canvas.getByRole('button', { name: 'Remove one serving' })
    await expect(group).toHaveTextContent('2 servings')
    await userEvent.click(minus)
    await expect(group).toHaveTextContent('1 serving')
    await userEvent.click(minus)
    await expect(group).toHaveTextContent('1 serving')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenCalledWith(1)
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
    await expect(minus).toHaveFocus()
  },
}

export const Described: Story = {
  name: 'Both buttons are described by the number that they change',
  play: async ({ canvas }) => {
    const plus = canvas.getByRole('button', { name: 'Add one serving' })
    await expect(plus).toHaveAccessibleDescription(/^2\sservings$/)
    await userEvent.click(plus)
    await expect(plus).toHaveAccessibleDescription(/^3\sservings$/)
    await expect(
      canvas.getByRole('button', { name: 'Remove one serving' }),
    ).toHaveAccessibleDescription(/^3\sservings$/)
  },
}

export const ByItsStep: Story = {
  name: 'It goes by its step and says what the number makes',
  args: {
    defaultValue: 12,
    min: 12,
    step: 12,
    describe: (count) => ({ text: `${count} slices`, detail: `${count / 12} tins` }),
  },
  play: async ({ args, canvas }) => {
    const minus = canvas.getByRole('button', { name: 'Remove one serving' })
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Add one serving' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(24)
    await expect(canvas.getByRole('group')).toHaveTextContent('24 slices2 tins')
    await waitFor(() => expect(spoken()).toContain('24 slices, 2 tins'))
  },
}

export const BetweenSteps: Story = {
  name: 'A number between two steps goes to the next one',
  args: { defaultValue: 14, min: 12, step: 12 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add one serving' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(24)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove one serving' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12)
  },
}

export const LargeSaysWhatItMakes: Story = {
  name: 'The large counter says below its buttons what the number makes',
  args: {
    variant: 'large',
    defaultValue: 9.5,
    min: 12,
    step: 12,
    describe: (count) => ({
      number: count === 9.5 ? '9½' : String(count),
      text: `${count} slices`,
    }),
  },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^9½$/)
    await expect(group).toHaveTextContent('9.5 slices')
    await userEvent.click(canvas.getByRole('button', { name: 'Add one serving' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12)
  },
}

export const Keyboard: Story = {
  name: 'Tab reaches both buttons, Enter and Space press them',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add one serving' })).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(canvas.getByRole('group')).toHaveTextContent('4 servings')
  },
}

/** The current announcements. */
function spoken(): string {
  return screen
    .getAllByRole('log')
    .map((region) => region.textContent ?? '')
    .join('')
}

export const SpeaksOnce: Story = {
  name: 'Several presses are announced as one number',
  play: async ({ canvas }) => {
    const plus = canvas.getByRole('button', { name: 'Add one serving' })
    await userEvent.click(plus)
    await userEvent.click(plus)
    await userEvent.click(plus)
    await waitFor(() => expect(spoken()).toBe('5\u00a0servings'))
  },
}

function ServingsDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cook along</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        centred
        title="How many people are eating?"
        description="The film tells you the amounts for this number."
      >
        <ServingsCounter variant="large" label="People" />
        <Button variant="flame" size="l" full className="mt-8">
          Start step by step
        </Button>
      </Dialog>
    </>
  )
}

export const InADialog: Story = {
  name: 'VID-01 VID-02 VID-03 a dialog asks how many people, from 2, never below 1',
  render: () => <ServingsDialog />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cook along' }))
    await expect(screen.getByRole('dialog', { name: 'How many people are eating?' })).toBeVisible()
    const people = screen.getByRole('group', { name: 'People' })
    await expect(people).toHaveTextContent('2')
    await userEvent.click(screen.getByRole('button', { name: 'Add one serving' }))
    await expect(people).toHaveTextContent('3')
    const minus = screen.getByRole('button', { name: 'Remove one serving' })
    await userEvent.tripleClick(minus)
    await userEvent.click(minus)
    await expect(people).toHaveTextContent('1')
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
  },
}

export const States: Story = {
  name: 'Its states are attributes, and a failed save is announced assertively',
  args: { defaultValue: 1, status: 'error' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Servings' })
    await expect(group).toHaveAttribute('data-at-min')
    await expect(group).toHaveAttribute('data-status', 'error')
    await waitFor(() => expect(spoken()).toBe('Not saved'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add one serving' }))
    await expect(group).not.toHaveAttribute('data-at-min')
  },
}

export const FormReset: Story = {
  name: 'A reset of its form restores the initial number',
  render: (args) => (
    <form>
      <ServingsCounter {...args} defaultValue={4} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove one serving' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(canvas.getByRole('group', { name: 'Servings' })).toHaveTextContent('4 servings')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4)
  },
}
