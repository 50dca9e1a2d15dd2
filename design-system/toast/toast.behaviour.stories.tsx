import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { dismissToast, toast, toastStore } from '#design-system/toast/toast-store.ts'
import { Toaster } from '#design-system/toast/toaster.tsx'
import { at } from '../../.storybook/viewports.ts'

const clear = () => toastStore.getSnapshot().forEach(({ id }) => dismissToast(id))

const meta = {
  title: 'Components/Toast/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: Toaster,
  tags: ['!autodocs'],
  beforeEach: () => {
    clear()
    return clear
  },
  render: (args) => (
    <>
      <button type="button">Before</button>
      <Toaster {...args} />
    </>
  ),
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

/** The toast itself, not its announcement. */
async function shown(title: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: 'Notifications (F8)' })
  return within(region)
    .findByText(title)
    .then((found) => {
      const item = found.closest<HTMLElement>('[data-slot=toast]')
      if (!item) throw new Error('The title stands outside a toast.')
      return item
    })
}

export const TitleAndDescription: Story = {
  name: 'TST-01 a toast has a title and a description',
  play: async () => {
    toast({ title: 'Saved', description: 'Your name is changed.' })
    const item = await shown('Saved')
    await expect(item).toHaveTextContent('Your name is changed.')
  },
}

export const Fades: Story = {
  name: 'TST-02 TST-03 it is opaque until 4 s, half faded at 4.25 s, removed at 4.5 s',
  play: async () => {
    toast({ title: 'Saved' })
    const item = await shown('Saved')
    // Radix pauses the toasts of a window without focus, such as that of a test beside another.
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(item).not.toHaveAttribute('data-paused'))
    const [fade] = item.getAnimations()
    if (!fade) throw new Error('Nothing fades.')
    fade.pause()
    const opacityAt = (milliseconds: number) => {
      fade.currentTime = milliseconds
      return Number(getComputedStyle(item).opacity)
    }
    const [opaque, half, gone] = [opacityAt(4000), opacityAt(4250), opacityAt(4500)]
    fade.currentTime = 0
    await expect(opaque).toBe(1)
    await expect(half).toBeCloseTo(0.5, 1)
    await expect(gone).toBe(0)
  },
}

export const Pauses: Story = {
  name: 'Its timer pauses while it is hovered',
  play: async () => {
    toast({ title: 'Saved' })
    const item = await shown('Saved')
    // The region listens to the mouse once it is painted.
    await waitFor(async () => {
      await userEvent.hover(item)
      await expect(item).toHaveAttribute('data-paused')
    })
    await expect(getComputedStyle(item).animationPlayState).toBe('paused')
    await userEvent.unhover(item)
    await waitFor(() => expect(item).not.toHaveAttribute('data-paused'))
  },
}

export const Keyboard: Story = {
  name: 'F8 focuses the toasts, Escape closes one',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Before' }).focus()
    toast({ title: 'Rating not saved', tone: 'error' })
    const item = await shown('Rating not saved')
    await userEvent.keyboard('[F8]')
    await expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
      document.activeElement as HTMLElement,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(item).not.toBeInTheDocument())
  },
}

export const OverADialog: Story = {
  name: 'A toast over an open dialog is neither hidden nor does closing it close the dialog',
  render: (args) => (
    <>
      <Toaster {...args} />
      <Dialog open onOpenChange={() => undefined} title="Ingredients">
        Content
      </Dialog>
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Ingredients' })
    toast({ title: 'Not added', tone: 'error' })
    const item = await shown('Not added')
    await expect(item.closest('[aria-hidden=true]')).toBeNull()
    await userEvent.click(within(item).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(item).not.toBeInTheDocument())
    await expect(screen.getByRole('dialog', { name: 'Ingredients' })).toBeVisible()
  },
}

function UndoInADialog() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Toaster />
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Who can see it">
        <button type="button">Only me again</button>
      </Dialog>
    </>
  )
}

export const EscapeInADialog: Story = {
  name: 'Escape in a dialog closes the dialog, not the toast that opened after it',
  render: () => <UndoInADialog />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Who can see it' })
    toast({ title: 'Link withdrawn', action: { label: 'Undo', onClick: () => undefined } })
    const item = await shown('Link withdrawn')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(item).toBeVisible()
  },
}

export const ClearOfFocus: Story = {
  name: 'Toasts move to the top while the focused element is below them',
  render: (args) => (
    <>
      <button type="button" className="fixed bottom-24 end-8">
        Low
      </button>
      <button type="button" className="fixed top-24 end-8">
        High
      </button>
      <Toaster {...args} />
    </>
  ),
  globals: at(375),
  play: async ({ canvas }) => {
    const low = canvas.getByRole('button', { name: 'Low' })
    low.focus()
    toast({ title: 'Rating not saved', tone: 'error' })
    const item = await shown('Rating not saved')
    const { top } = low.getBoundingClientRect()
    await waitFor(() => expect(item.getBoundingClientRect().bottom).toBeLessThan(top))
    const high = canvas.getByRole('button', { name: 'High' })
    high.focus()
    await waitFor(() =>
      expect(item.getBoundingClientRect().top).toBeGreaterThan(high.getBoundingClientRect().bottom),
    )
  },
}

function isInView(item: Element): boolean {
  const { top, bottom } = item.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

export const InALowWindow: Story = {
  name: 'Where toasts are higher than the window they scroll, the newest in view',
  play: async () => {
    const items = await goTo(...Array.from({ length: 14 }, (_, number) => `Not saved ${number}`))
    await waitFor(() => expect(isInView(items.at(-1)!)).toBe(true))
    await expect(isInView(items[0]!)).toBe(false)
    items[0]!.focus()
    await waitFor(() => expect(isInView(items[0]!)).toBe(true))
  },
}

/** Shows toasts that stay, the newest last, and focuses them. */
async function goTo(...titles: string[]): Promise<HTMLElement[]> {
  screen.getByRole('button', { name: 'Before' }).focus()
  titles.forEach((title) =>
    toast({ title, tone: 'error', action: { label: 'Undo', onClick: undo } }),
  )
  const items = await Promise.all(titles.map(shown))
  await userEvent.keyboard('[F8]')
  return items
}
const undo = fn()

export const TabOrder: Story = {
  name: 'Tab moves from the newest toast to the oldest',
  play: async () => {
    const [oldest, newest] = await goTo('First', 'Second')
    for (const item of [newest!, oldest!]) {
      await userEvent.tab()
      await expect(item).toHaveFocus()
      await userEvent.tab()
      await expect(within(item).getByRole('button', { name: 'Close' })).toHaveFocus()
      await userEvent.tab()
      await expect(within(item).getByRole('button', { name: 'Undo' })).toHaveFocus()
    }
  },
}

export const PressedByKeys: Story = {
  name: 'Enter and Space press the focused button; after the last toast the focus returns',
  beforeEach: () => void undo.mockClear(),
  play: async ({ canvas }) => {
    const [first, second] = await goTo('First', 'Second')
    within(second!).getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(second).not.toBeInTheDocument())
    within(first!).getByRole('button', { name: 'Close' }).focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus()
  },
}

export const Roles: Story = {
  name: 'The region contains a list named by the number of toasts, each named by its title and description',
  play: async () => {
    toast({ title: 'Saved', description: 'Your name is changed.' })
    const item = await shown('Saved')
    const region = screen.getByRole('region', { name: 'Notifications (F8)' })
    await expect(within(region).getByRole('list', { name: '1\u00a0notification' })).toBeVisible()
    await expect(within(region).getByRole('listitem', { name: 'Saved' })).toBe(item)
    await expect(item).toHaveAccessibleDescription('Your name is changed.')
    await expect(item).toHaveAttribute('data-state', 'open')
    await expect(item).toHaveAttribute('data-tone', 'success')
  },
}
