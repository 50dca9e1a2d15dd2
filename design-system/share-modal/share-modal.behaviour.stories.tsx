import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { COOKBOOK, Sharing } from '#design-system/share-modal/share-modal.fixture.tsx'
import { fakeClipboard } from '../../.storybook/mocks/clipboard.ts'
import { fakeFinger, fakeShareSheet } from '../../.storybook/mocks/share.ts'

const granted = () => Promise.resolve()
const rejects = (name: string) => () => Promise.reject(new DOMException('no', name))

/** Reverts several mocks after a story. */
const all =
  (...undo: (() => void)[]) =>
  () =>
    undo.forEach((it) => it())

/** Presses Share on the page and waits for the dialog. */
async function opened(canvas: { getByRole: typeof screen.getByRole }) {
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
  return screen.findByRole('dialog', { name: 'Share', description: COOKBOOK.title })
}

const meta = {
  title: 'Components/ShareModal/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: Sharing,
  tags: ['!autodocs'],
  args: { content: COOKBOOK },
} satisfies Meta<typeof Sharing>
export default meta
type Story = StoryObj<typeof meta>

export const Networks: Story = {
  name: 'SHR-03 SHR-04 it offers five networks in new tabs, and e-mail',
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    const list = within(dialog).getByRole('list', { name: 'Share on' })
    const links = within(list).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([
      'Facebook(opens in a new tab)',
      'X(opens in a new tab)',
      'WhatsApp(opens in a new tab)',
      'Pinterest(opens in a new tab)',
      'Telegram(opens in a new tab)',
      'E-mail',
    ])
    for (const link of links.slice(0, 5)) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
    await expect(links[5]).not.toHaveAttribute('target')
    await expect(links[5]).toHaveAttribute(
      'href',
      'mailto:?subject=Bowls%20and%20Broths&body=https%3A%2F%2Fsimmer.example%2Fcookbooks%2F7',
    )
  },
}

export const Keyboard: Story = {
  name: 'SHR-06 the focus is trapped, Escape closes, and the focus returns to the button',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Share' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Share' })
    const inside = within(dialog)
    const round = [
      inside.getByRole('textbox', { name: 'Link' }),
      inside.getByRole('button', { name: 'Copy' }),
      ...inside.getAllByRole('link'),
      inside.getByRole('button', { name: 'Close' }),
    ]
    for (const stop of round) {
      await expect(stop).toHaveFocus()
      await userEvent.tab()
    }
    await expect(round[0]).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(round.at(-1)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

const written = fn(granted)

/** The last announcement of the page. */
function announced(): string {
  return screen
    .getAllByRole('log')
    .map((region) => region.lastChild?.textContent ?? '')
    .join('')
}

export const Copies: Story = {
  name: 'SHR-01 Copy writes the URL, shows it in the dialog, keeps the focus and is ready again',
  args: { copiedFor: 300 },
  beforeEach: () => {
    written.mockClear()
    return fakeClipboard(written)
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    const button = within(dialog).getByRole('button', { name: 'Copy' })
    button.focus()
    await userEvent.keyboard(' ')
    await expect(written).toHaveBeenCalledWith(COOKBOOK.url)
    await waitFor(() => expect(dialog).toHaveAttribute('data-copy', 'done'))
    await waitFor(() => expect(announced()).toBe('Link copied'))
    await expect(button).toHaveTextContent('Copied')
    await expect(button).toHaveFocus()
    await waitFor(() => expect(button).toHaveTextContent('Copy'))
    await expect(dialog).toHaveAttribute('data-copy', 'idle')
    await userEvent.keyboard('{Enter}')
    await expect(written).toHaveBeenCalledTimes(2)
  },
}

const copyFails: Story['play'] = async ({ canvas }) => {
  const dialog = await opened(canvas)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(dialog).toHaveAttribute('data-copy', 'failed'))
  await expect(within(dialog).getByText('The link is selected. Press Ctrl+C.')).toBeVisible()
  await waitFor(() => expect(announced()).toBe('The link is selected. Press Ctrl+C.'))
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Link' })
  await expect(field).toHaveFocus()
  await expect(field.selectionStart).toBe(0)
  await expect(field.selectionEnd).toBe(COOKBOOK.url.length)
}

export const CopyFails: Story = {
  name: 'When copying is refused, it selects the link and shows which keys copy it',
  beforeEach: () => fakeClipboard(rejects('NotAllowedError')),
  play: copyFails,
}
export const CopyImpossible: Story = {
  name: 'The same without a clipboard',
  beforeEach: () => fakeClipboard(),
  play: copyFails,
}

export const BeginsAnew: Story = {
  name: 'Opened again, it is reset',
  beforeEach: () => fakeClipboard(rejects('NotAllowedError')),
  play: async (context) => {
    await copyFails(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const dialog = await opened(context.canvas)
    await expect(dialog).toHaveAttribute('data-copy', 'idle')
    await expect(within(dialog).queryByText(/Ctrl\+C/)).not.toBeInTheDocument()
  },
}

const sheet = fn(granted)

export const SheetOnTouch: Story = {
  name: 'SHR-01 SHR-02 on touch devices the system sheet shares URL and title',
  beforeEach: () => {
    sheet.mockReset().mockImplementation(granted)
    return all(fakeShareSheet(sheet), fakeFinger())
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(sheet).toHaveBeenCalledWith(COOKBOOK)
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const SheetDismissed: Story = {
  name: 'Closing the sheet is not a failure: nothing opens, and it can be opened again',
  beforeEach: () => {
    sheet.mockReset().mockImplementation(rejects('AbortError'))
    return all(fakeShareSheet(sheet), fakeFinger())
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share' })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(sheet).toHaveBeenCalledTimes(2)
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const SheetRefused: Story = {
  name: 'When the system refuses, the dialog opens, and the focus returns',
  beforeEach: () => all(fakeShareSheet(rejects('NotAllowedError')), fakeFinger()),
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus()
  },
}

export const SheetCannot: Story = {
  name: 'What the sheet does not support is shared by the dialog, which then offers no sheet',
  beforeEach: () => {
    sheet.mockReset()
    return all(
      fakeShareSheet(sheet, () => false),
      fakeFinger(),
    )
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(sheet).not.toHaveBeenCalled()
    await expect(within(dialog).queryByRole('button', { name: 'More options…' })).toBeNull()
  },
}

export const MoreOptions: Story = {
  name: 'With a mouse the dialog opens first and offers the sheet; a refusal is announced',
  beforeEach: () => {
    sheet.mockReset().mockImplementationOnce(granted).mockImplementation(rejects('DataError'))
    return fakeShareSheet(sheet)
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    await expect(sheet).not.toHaveBeenCalled()
    const more = within(dialog).getByRole('button', { name: 'More options…' })
    await userEvent.click(more)
    await expect(sheet).toHaveBeenCalledWith(COOKBOOK)
    await expect(announced()).toBe('')
    await userEvent.click(more)
    const failure = 'Your device couldn’t share it. You can copy the link instead.'
    await expect(await within(dialog).findByText(failure)).toBeVisible()
    await waitFor(() => expect(announced()).toBe(failure))
  },
}

export const German: Story = {
  name: 'In German the result is announced in German',
  globals: { language: 'de' },
  beforeEach: () => fakeClipboard(granted),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    const dialog = await screen.findByRole('dialog', { name: 'Teilen' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Kopieren' }))
    await waitFor(() => expect(announced()).toBe('Link kopiert'))
  },
}

export const LinksByKey: Story = {
  name: 'Enter follows a link; scroll keys scroll the dialog',
  play: async ({ canvas }) => {
    const dialog = await opened(canvas)
    const link = within(dialog).getByRole('link', { name: /^X/u })
    const followed = fn()
    link.addEventListener('click', followed)
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(followed).toHaveBeenCalledTimes(1)
    for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']) {
      await expect(await fireEvent.keyDown(link, { key })).toBe(true)
    }
    await expect(dialog).toHaveAttribute('data-state', 'open')
  },
}
