import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import {
  Finding,
  NAMES,
  type FindingProps,
} from '#design-system/autocomplete/autocomplete.fixture.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'

const sent = fn()

const meta = {
  title: 'Components/Autocomplete/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: Finding,
  tags: ['!autodocs'],
  args: { label: 'Note', names: NAMES, onValueChange: fn(), onPick: fn(), onSubmit: fn() },
  beforeEach: () => void sent.mockClear(),
  render: (args) => (
    <form
      className="max-w-74"
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <Finding {...args} />
      <button type="submit">Add</button>
    </form>
  ),
} satisfies Meta<typeof Finding>
export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.getByRole('combobox', { name: 'Note' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

/** The current announcements. */
function spoken(): string {
  return screen
    .getAllByRole('log', { hidden: true })
    .map((region) => region.textContent ?? '')
    .join('')
}

export const Arrows: Story = {
  name: 'Arrows move through the suggestions and wrap around, the focus stays in the field',
  play: async () => {
    await userEvent.type(field(), 'mon')
    await expect(options()).toEqual(['Cinnamon', 'Lemon', 'Salmon'])
    await expect(field()).toHaveAttribute('aria-expanded', 'true')
    const active = () =>
      document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
    for (const [key, name] of [
      ['{ArrowDown}', 'Cinnamon'],
      ['{ArrowDown}', 'Lemon'],
      ['{ArrowUp}', 'Cinnamon'],
      ['{ArrowUp}', 'Salmon'],
      ['{ArrowDown}', 'Cinnamon'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(active()).toBe(name)
    }
    await expect(field()).toHaveFocus()
  },
}

export const Enter: Story = {
  name: 'Enter picks the highlighted suggestion: it fills the field and submits no form',
  play: async ({ args }) => {
    await userEvent.type(field(), 'salm{ArrowDown}{Enter}')
    await expect(field()).toHaveValue('Salmon')
    await expect(args.onPick).toHaveBeenCalledWith('Salmon')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Salmon')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(options()).toEqual([])
    await expect(sent).not.toHaveBeenCalled()
    await expect(field()).toHaveFocus()
  },
}

export const EnterText: Story = {
  name: 'Enter with nothing highlighted reports the text as typed',
  play: async ({ args }) => {
    await userEvent.type(field(), 'Sea salt, coarse{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('Sea salt, coarse')
    await expect(args.onPick).not.toHaveBeenCalled()
    await expect(sent).not.toHaveBeenCalled()
  },
}

export const Press: Story = {
  name: 'A press on a suggestion picks it, the focus stays in the field',
  play: async ({ args }) => {
    await userEvent.type(field(), 'basil')
    await userEvent.click(screen.getByRole('option', { name: 'Basil' }))
    await expect(args.onPick).toHaveBeenCalledWith('Basil')
    await expect(field()).toHaveValue('Basil')
    await expect(field()).toHaveFocus()
  },
}

export const AltArrows: Story = {
  name: 'Alt and arrow up close the list, Alt and arrow down open it',
  play: async () => {
    await userEvent.type(field(), 'mel')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(options()).toEqual([])
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(options()).toEqual(['Melon'])
  },
}

export const Caret: Story = {
  name: 'Home, End, left, right and Space edit the text',
  play: async () => {
    await userEvent.type(field(), 'spring{Home}{ArrowRight}x{End} o')
    await expect(field()).toHaveValue('sxpring o')
  },
}

export const Tab: Story = {
  name: 'Tab leaves without picking',
  play: async ({ args }) => {
    await userEvent.type(field(), 'mel{ArrowDown}')
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus()
    await expect(options()).toEqual([])
    await expect(field()).toHaveValue('mel')
    await expect(args.onPick).not.toHaveBeenCalled()
  },
}

function InADialog(args: FindingProps) {
  const [open, setOpen] = useState(true)
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Shopping list">
      <Finding {...args} />
    </Dialog>
  )
}

export const Escape: Story = {
  name: 'Escape closes the list, then clears the field, and only then closes the dialog around it',
  render: (args) => <InADialog {...args} />,
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.type(field(), 'mel')
    await userEvent.keyboard('{Escape}')
    await expect(options()).toEqual([])
    await expect(field()).toHaveValue('mel')
    await userEvent.keyboard('{Escape}')
    await expect(field()).toHaveValue('')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const Composing: Story = {
  name: 'While an input method composes, Enter is left to it',
  play: async ({ args }) => {
    await userEvent.type(field(), 'mel{ArrowDown}')
    await fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    await expect(args.onPick).not.toHaveBeenCalled()
    await expect(options()).toEqual(['Melon'])
  },
}

export const Announced: Story = {
  name: 'The number of suggestions is announced after a pause in typing, also when there are none',
  play: async () => {
    await userEvent.type(field(), 'on')
    await waitFor(() => expect(spoken()).toContain('7\u00a0suggestions'), { timeout: 3000 })
    await userEvent.type(field(), 'yx')
    await waitFor(() => expect(spoken()).toContain('No suggestions'), { timeout: 3000 })
    await expect(screen.getByText('No suggestions', { selector: 'p' })).toBeVisible()
  },
}

export const Controlled: Story = {
  name: 'Controlled, it shows the given text until that changes',
  args: { value: 'Flour' },
  play: async ({ args }) => {
    await userEvent.type(field(), 's')
    await expect(args.onValueChange).toHaveBeenCalledWith('Flours')
    await expect(field()).toHaveValue('Flour')
  },
}

export const FormReset: Story = {
  name: 'A reset of its form restores the initial text and closes the list',
  args: { name: 'note', defaultValue: 'salt' },
  render: (args) => (
    <form>
      <Finding {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.clear(field())
    await userEvent.type(field(), 'mon')
    await expect(options()).toEqual(['Cinnamon', 'Lemon', 'Salmon'])
    canvasElement.querySelector('form')!.reset()
    await waitFor(() => expect(field()).toHaveValue('salt'))
    await expect(options()).toEqual([])
    await userEvent.type(field(), 'y')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(field()).toHaveValue('salt')
  },
}

export const GuestHandlers: Story = {
  name: 'Handlers of a guest are called, and leaving the field still closes the list',
  args: { onBlur: fn(), onChange: fn(), onKeyDown: fn() },
  play: async ({ args }) => {
    await userEvent.type(field(), 'mon')
    await expect(options()).toHaveLength(3)
    await userEvent.tab()
    await expect(options()).toEqual([])
    for (const handler of [args.onBlur, args.onChange, args.onKeyDown])
      await expect(handler).toHaveBeenCalled()
  },
}
