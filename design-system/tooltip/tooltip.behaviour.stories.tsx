import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'

const tip = () => screen.getByRole('tooltip', { hidden: true })

const meta = {
  title: 'Components/Tooltip/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: Tooltip,
  tags: ['!autodocs'],
  args: { content: 'For 4 servings', delay: 0, children: <Button>Add</Button> },
  decorators: [(Story) => <div className="grid min-h-40 place-items-center">{Story()}</div>],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Description: Story = {
  name: 'It describes its control, shown or not',
  play: async ({ canvas }) => {
    await expect(tip()).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveAccessibleDescription(
      'For 4 servings',
    )
  },
}

export const Keyboard: Story = {
  name: 'It shows on keyboard focus and hides on Escape, which keeps the focus, and on blur',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(tip()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(tip()).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(tip()).toBeVisible()
    await userEvent.tab({ shift: true })
    await expect(tip()).not.toBeVisible()
  },
}

export const Mouse: Story = {
  name: 'It shows on hover and stays while the mouse moves onto it',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add' })
    await userEvent.hover(button)
    await waitFor(() => expect(tip()).toBeVisible())
    await userEvent.hover(screen.getByText('For 4 servings'))
    await expect(tip()).toBeVisible()
    await userEvent.unhover(screen.getByText('For 4 servings'))
    await waitFor(() => expect(tip()).not.toBeVisible())
  },
}

export const Finger: Story = {
  name: 'Touch does not show it',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add' })
    await fireEvent.pointerOver(button, { pointerType: 'touch' })
    // The tooltip has no delay here: it would be visible in the next frame.
    await new Promise(requestAnimationFrame)
    await expect(tip()).not.toBeVisible()
  },
}

export const InDialog: Story = {
  name: 'In a dialog the first Escape hides only the tooltip',
  render: (args) => (
    <Dialog open onOpenChange={() => undefined} title="Servings">
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(tip()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(tip()).not.toBeVisible()
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

export const HoveredInDialog: Story = {
  name: 'In a dialog the first Escape hides only a tooltip that is hovered, wherever the focus is',
  args: { onPointerEnter: fn() },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(true)
    return (
      <Dialog open={isOpen} onOpenChange={setOpen} title="Servings">
        <Button>First</Button>
        <Tooltip {...args} />
      </Dialog>
    )
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    screen.getByRole('button', { name: 'First' }).focus()
    await userEvent.hover(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(tip()).toBeVisible())
    await expect(args.onPointerEnter).toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(tip()).not.toBeVisible()
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}
