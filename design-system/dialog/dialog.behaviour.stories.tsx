import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { ConfirmDialog } from '#design-system/dialog/confirm-dialog.tsx'
import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'

function Opened(args: Partial<DialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="Share this cookbook" {...args} open={open} onOpenChange={setOpen}>
        {args.children ?? (
          <>
            <button type="button">First</button>
            <button type="button">Second</button>
          </>
        )}
      </Dialog>
    </>
  )
}

const meta = {
  title: 'Components/Dialog/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: Opened,
  tags: ['!autodocs'],
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

export const FocusComesBack: Story = {
  name: 'The focus moves in, is trapped, and returns to the opener',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Share this cookbook' })
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

export const ThemeOfItsOpener: Story = {
  name: 'It has the theme of the part of the page in which it was opened',
  globals: { theme: 'light' },
  // Chromium does not compute such a part again when forced colours come on.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: (args) => (
    <div data-theme="dark" className="bg-ground p-4">
      <p>Dark part of a light page</p>
      <Opened {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('Dark part of a light page')
    const ink = getComputedStyle(text).color
    await expect(ink).not.toBe(getComputedStyle(document.body).color)
    canvas.getByRole('button', { name: 'Open' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Share this cookbook' })
    await expect(dialog).toHaveAttribute('data-theme', 'dark')
    await expect(getComputedStyle(dialog).color).toBe(ink)
  },
}

export const CloseButton: Story = {
  name: 'The close button has a name and closes',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus()
  },
}

export const EscapeCanBeKept: Story = {
  name: 'Content can handle Escape itself',
  args: { onEscapeKeyDown: fn((event: KeyboardEvent) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onEscapeKeyDown).toHaveBeenCalledTimes(1)
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

export const ConfirmStartsSafe: Story = {
  name: 'A confirmation focuses the declining button',
  render: () => (
    <ConfirmDialog
      open
      danger
      onOpenChange={fn()}
      title="Are you sure?"
      confirmLabel="Yes"
      cancelLabel="Cancel"
      onConfirm={fn()}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

function Vanishing() {
  const [open, setOpen] = useState(false)
  const list = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={list}>List</Button>
      {!open && <Button onClick={() => setOpen(true)}>Remove</Button>}
      <Dialog title="Removed" returnFocus={list} open={open} onOpenChange={setOpen}>
        <button type="button">Undo</button>
      </Dialog>
    </>
  )
}

export const OpenerGone: Story = {
  name: 'When the opener is gone, the focus goes to the given fallback',
  render: () => <Vanishing />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    const dialog = await screen.findByRole('dialog', { name: 'Removed' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveFocus()
  },
}

/** A dialog that has taken the focus and can be pressed. */
async function opened(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(async () => {
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await expect(dialog.style.pointerEvents).toBe('auto')
  })
  return dialog
}

export const Nested: Story = {
  name: 'Of two dialogs Escape closes the upper one and returns the focus to the lower one',
  render: () => (
    <Opened title="Outer">
      <Opened title="Inner" />
    </Opened>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const outer = await opened('Outer')
    const opener = within(outer).getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const inner = await opened('Inner')
    // Until then Escape closes both (radix #4143).
    await waitFor(() => expect(outer.style.pointerEvents).toBe('none'))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(inner).not.toBeInTheDocument())
    await expect(outer).toBeVisible()
    await expect(opener).toHaveFocus()
  },
}

export const Container: Story = {
  name: 'It is rendered into its container',
  render: function Render(args) {
    const [container, setContainer] = useState<HTMLElement | null>(null)
    return (
      <>
        <Opened {...args} container={container ?? undefined} />
        <div ref={setContainer} data-testid="container" />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = await screen.findByRole('dialog')
    await expect(canvas.getByTestId('container')).toContainElement(dialog)
  },
}

/** A part of a page in a shadow root, with the styles of the page. */
function InShadow(args: Partial<DialogProps>) {
  const [root, setRoot] = useState<ShadowRoot>()
  const attach = (host: HTMLDivElement | null) => {
    if (!host || host.shadowRoot) return
    const shadow = host.attachShadow({ mode: 'open' })
    for (const style of document.querySelectorAll('style, link[rel=stylesheet]'))
      shadow.append(style.cloneNode(true))
    setRoot(shadow)
  }
  return (
    <div ref={attach} data-testid="host">
      {root && createPortal(<Opened {...args} container={root} />, root)}
    </div>
  )
}

export const ShadowRootAround: Story = {
  name: 'In a shadow root the focus moves in, stays, and returns to the opener; Escape closes it',
  render: (args) => <InShadow {...args} />,
  play: async ({ canvas }) => {
    const shadow = canvas.getByTestId('host').shadowRoot!
    const inside = within(shadow as unknown as HTMLElement)
    const opener = inside.getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.click(opener)
    const dialog = await inside.findByRole('dialog', { name: 'Share this cookbook' })
    const first = inside.getByRole('button', { name: 'First' })
    await waitFor(() => expect(shadow.activeElement).toBe(first))
    const close = within(dialog).getByRole('button', { name: 'Close' })
    await fireEvent.keyDown(first, { key: 'Tab', shiftKey: true })
    await expect(shadow.activeElement).toBe(close)
    await fireEvent.keyDown(close, { key: 'Tab' })
    await expect(shadow.activeElement).toBe(first)
    await fireEvent.keyDown(first, { key: 'Escape', composed: true })
    await waitFor(() => expect(inside.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(shadow.activeElement).toBe(opener))
  },
}
