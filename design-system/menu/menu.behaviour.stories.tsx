import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Icon } from '#design-system/icon/icon.tsx'
import { User } from '#design-system/icon/lucide.ts'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { ACCOUNT, signOut } from '#design-system/menu/menu.fixture.tsx'
import { MenuButton } from '#design-system/menu/menu-item.tsx'
import { Menu } from '#design-system/menu/menu.tsx'

const meta = {
  title: 'Components/Menu/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: Menu,
  tags: ['!autodocs'],
  args: { ...ACCOUNT, onOpenChange: fn() },
  beforeEach: () => void signOut.mockClear(),
  render: (args) => (
    <>
      <button type="button">Before</button>
      <Menu {...args} />
      <button type="button">After</button>
    </>
  ),
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  name: 'Enter opens it, Tab moves through the entries, Escape closes it and returns the focus',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account', expanded: false })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const list = within(canvas.getByRole('list', { name: 'Account' }))
    for (const name of ['Edit Profile', 'Settings', 'Change Password']) {
      await userEvent.tab()
      await expect(list.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(list.getByRole('button', { name: 'Sign out' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Leaving: Story = {
  name: 'Tabbing past the last entry closes it and moves on',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    canvas.getByRole('button', { name: 'Sign out' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

export const PressElsewhere: Story = {
  name: 'A press elsewhere closes it, a second press on its button, too',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account' })
    await userEvent.click(button)
    await userEvent.click(document.body)
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4)
  },
}

export const Choosing: Story = {
  name: 'Choosing an entry closes it and returns the focus',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account' })
    await userEvent.click(button)
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Settings' }))
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(signOut).toHaveBeenCalledTimes(1)
  },
}

export const Controlled: Story = {
  name: 'Controlled, it stays open until `open` changes',
  args: { open: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(canvas.getByRole('list', { name: 'Account' })).toBeVisible()
  },
}

function Opening() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Menu label="Account" opener={<Icon of={User} size="l" />}>
        <MenuButton onClick={() => setOpen(true)}>Delete account</MenuButton>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="Are you sure?">
        <button type="button">Cancel</button>
      </Dialog>
    </>
  )
}

export const DialogFromEntry: Story = {
  name: 'A dialog that an entry opens returns the focus to the menu button',
  render: () => <Opening />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account' })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }))
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' })
    await expect(canvas.queryByRole('list', { hidden: true })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(button).toHaveFocus()
  },
}

export const OfAMember: Story = {
  name: 'SHL-16 the menu of a member has exactly four entries',
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(entries).toEqual(['Edit Profile', 'Settings', 'Change Password', 'Sign out'])
  },
}

export const GuestHandlers: Story = {
  name: 'Handlers of a guest are called, and Escape still closes it',
  args: { defaultOpen: true, onKeyDown: fn(), onBlur: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('link', { name: 'Settings' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
    await expect(args.onKeyDown).toHaveBeenCalled()
    await expect(args.onBlur).toHaveBeenCalled()
  },
}
