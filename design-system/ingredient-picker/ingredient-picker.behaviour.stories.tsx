import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import {
  BASIL,
  CHICKPEAS,
  LARDER,
  SearchingPicker,
  TOMATO,
  type SearchingPickerProps,
} from '#design-system/ingredient-picker/ingredient-picker.fixture.tsx'

const submit = fn()

const meta = {
  title: 'Components/IngredientPicker/Behaviour',
  parameters: { chromatic: { disableSnapshot: true } },
  component: SearchingPicker,
  tags: ['!autodocs'],
  args: {
    label: 'With these ingredients',
    larder: LARDER,
    onSearch: fn(),
    onValueChange: fn(),
  },
  beforeEach: () => void submit.mockClear(),
  render: (args) => (
    <form
      className="max-w-74"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <SearchingPicker {...args} />
      <button type="submit">Apply</button>
    </form>
  ),
} satisfies Meta<typeof SearchingPicker>
export default meta
type Story = StoryObj<typeof meta>

/** The current announcements. */
function spoken(): string {
  return screen
    .getAllByRole('log', { hidden: true })
    .map((region) => region.textContent ?? '')
    .join('')
}

/** Opens the panel and focuses its field. */
async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: /^With these/u, expanded: false }))
  const field = screen.getByRole('combobox', { name: 'Find an ingredient' })
  await userEvent.click(field)
  return field
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const chosen = () =>
  within(screen.getByRole('list', { name: /^With these ingredients/u }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

export const Empty: Story = {
  name: 'RCL-23 with nothing chosen the button is labelled "Add ingredient"',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'With these ingredients: Add ingredient' })
    await expect(canvas.getByText('Add ingredient')).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const WholeName: Story = {
  name: 'The name of the button includes everything that is chosen, also where its text is shortened',
  args: { defaultValue: [TOMATO, BASIL, CHICKPEAS], summary: 'Tomato, Ba…' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', {
      name: 'With these ingredients: Tomato, Basil, Chickpeas',
    })
    await expect(within(button).getByText('Tomato, Ba…')).toBeVisible()
  },
}

export const Suggests: Story = {
  name: 'RCL-15 typing shows a list of suggestions, without what is chosen',
  args: { defaultValue: [LARDER[4]!] },
  play: async ({ args }) => {
    const field = await open()
    await expect(options()).toEqual([])
    await userEvent.type(field, ' lem')
    await expect(args.onSearch).toHaveBeenLastCalledWith('lem')
    await expect(options()).toEqual([])
    await userEvent.clear(field)
    await userEvent.type(field, 'mon')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(options()).toEqual(['Cinnamon', 'Salmon'])
    await waitFor(() => expect(spoken()).toContain('2\u00a0suggestions'))
  },
}

export const Picks: Story = {
  name: 'RCL-17 RCL-20 a clicked suggestion is chosen, with picture and remove control',
  play: async ({ args, canvas, canvasElement }) => {
    const field = await open()
    await userEvent.type(field, 'bas')
    await userEvent.click(canvas.getByRole('option', { name: 'Basil' }))
    await expect(args.onValueChange).toHaveBeenCalledWith([BASIL])
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
    await expect(options()).toEqual([])
    await expect(chosen()).toEqual(['Basil'])
    await expect(canvas.getByRole('button', { name: 'Remove Basil' })).toBeVisible()
    await expect(canvasElement.querySelector('li img')).toHaveAttribute('src', BASIL.picture)
    await waitFor(() => expect(spoken()).toContain('Basil added, 1\u00a0ingredient'))
  },
}

export const Arrows: Story = {
  name: 'Arrows highlight and wrap, Enter picks what is highlighted and submits no form',
  play: async ({ args, canvas }) => {
    const field = await open()
    await userEvent.type(field, 'm')
    const [first] = canvas.getAllByRole('option')
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', first!.id)
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      canvas.getAllByRole('option').at(-1)!.id,
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith([TOMATO])
    await expect(submit).not.toHaveBeenCalled()
  },
}

export const AltArrows: Story = {
  name: 'Alt and an arrow close and open the list, with nothing highlighted',
  play: async () => {
    const field = await open()
    await userEvent.type(field, 'on')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
  },
}

export const EnterAddsTyped: Story = {
  name: 'Enter adds the ingredient of exactly the typed name; part of a name adds nothing',
  play: async ({ args }) => {
    const field = await open()
    await userEvent.type(field, 'toma{Enter}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await waitFor(() => expect(spoken()).toContain('Choose one of the suggestions'))
    await userEvent.type(field, 'TO {Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith([TOMATO])
    await expect(submit).not.toHaveBeenCalled()
  },
}

export const PlusAdds: Story = {
  name: 'RCL-16 the plus button adds what is typed',
  play: async ({ args, canvas }) => {
    const field = await open()
    await userEvent.type(field, 'chickpeas')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(args.onValueChange).toHaveBeenCalledWith([CHICKPEAS])
    await expect(field).toHaveFocus()
  },
}

export const NothingTyped: Story = {
  name: 'RCL-19 with nothing typed the plus button adds nothing',
  play: async ({ args, canvas }) => {
    const field = await open()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await userEvent.type(field, '   {Enter}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Duplicates: Story = {
  name: 'RCL-18 an ingredient in the list is not added again, and that is announced',
  args: { defaultValue: [TOMATO] },
  play: async ({ args, canvas }) => {
    const field = await open()
    await userEvent.type(field, 'tomato{Enter}')
    await expect(canvas.getByText('Tomato is already in the list', { selector: 'p' })).toBeVisible()
    await waitFor(() => expect(spoken()).toContain('Tomato is already in the list'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(chosen()).toEqual(['Tomato'])
  },
}

export const NoMatch: Story = {
  name: 'An unknown ingredient is announced after a pause in typing',
  play: async ({ canvas }) => {
    await userEvent.type(await open(), 'quince')
    await expect(canvas.getByText('No ingredient found', { selector: 'p' })).toBeVisible()
    await waitFor(() => expect(spoken()).toBe('No ingredient found'))
  },
}

export const Remove: Story = {
  name: 'RCL-20 Enter, Space and Delete remove, and the focus moves to the next',
  args: { defaultValue: [TOMATO, BASIL, CHICKPEAS] },
  play: async ({ canvas }) => {
    const field = await open()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Tomato' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove Chickpeas' })).toHaveFocus()
    await waitFor(() => expect(spoken()).toContain('Basil removed, 2 left'))
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('button', { name: 'Remove Tomato' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(field).toHaveFocus()
    await expect(canvas.getByRole('button', { name: /Add ingredient$/u })).toBeVisible()
  },
}

export const RemoveWhileSuggesting: Story = {
  name: 'A click on remove works also while the list of suggestions is open above it',
  args: { defaultValue: [TOMATO, BASIL] },
  play: async ({ canvas }) => {
    const field = await open()
    await userEvent.type(field, 'on')
    const user = userEvent.setup()
    await user.pointer({
      keys: '[MouseLeft>]',
      target: canvas.getByRole('button', { name: 'Remove Basil' }),
    })
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await user.pointer({ keys: '[/MouseLeft]' })
    await expect(chosen()).toEqual(['Tomato'])
  },
}

export const TabLeaves: Story = {
  name: 'Tab leaves without picking what is highlighted',
  play: async ({ args, canvas }) => {
    const field = await open()
    await userEvent.type(field, 'on{ArrowDown}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const HomeAndEnd: Story = {
  name: 'Home, End and Space edit the text',
  play: async () => {
    const field = await open()
    await userEvent.type(field, 'on')
    await userEvent.keyboard('{Home}le {End}s')
    await expect(field).toHaveValue('le ons')
  },
}

export const Composing: Story = {
  name: 'Enter and arrows of an input method neither pick nor move',
  play: async ({ args }) => {
    const field = await open()
    await userEvent.type(field, 'tomato')
    for (const key of ['ArrowDown', 'Enter']) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }))
    }
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Heights: Story = {
  name: 'CON-41 CON-43 chosen items scroll above 150 px, suggestions above 200 px',
  args: { defaultValue: LARDER.filter(({ name }) => !/m/iu.test(name)) },
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args: SearchingPickerProps) => (
    <div style={{ width: '15rem' }}>
      <SearchingPicker {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = await open()
    const list = canvas.getByRole('list', { name: /^With these ingredients/u })
    await userEvent.type(field, 'm')
    const suggestions = canvas.getByRole('listbox', { name: 'Suggestions' })
    await expect(options()).toHaveLength(5)
    await expect(suggestions.offsetHeight).toBe(200)
    await expect(suggestions.scrollHeight).toBeGreaterThan(200)
    await expect(list.offsetHeight).toBe(150)
    await expect(list.scrollHeight).toBeGreaterThan(150)
  },
}

function PickerInDialog(args: SearchingPickerProps) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <Button onClick={() => setShown(true)}>Filter</Button>
      <Dialog open={shown} onOpenChange={setShown} title="Filter">
        <SearchingPicker {...args} />
      </Dialog>
    </>
  )
}

export const Escape: Story = {
  name: 'Escape closes the list, clears the field, closes the panel, and then the dialog',
  render: (args) => <PickerInDialog {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    const field = await open()
    await userEvent.type(field, 'on')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue('on')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    await expect(screen.getByRole('button', { name: /^With these/u })).toHaveFocus()
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const Unavailable: Story = {
  name: 'Unavailable, it stays closed and stays in the tab order',
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: /^With these/u })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Roles: Story = {
  name: 'Button, field and list reference what they control, and their states are attributes',
  args: { id: 'picker' },
  play: async ({ canvas, canvasElement }) => {
    const picker = canvasElement.querySelector('#picker')
    await expect(picker).toHaveAttribute('data-state', 'closed')
    const field = await open()
    await expect(picker).toHaveAttribute('data-state', 'open')
    const button = canvas.getByRole('button', { name: /^With these/u, expanded: true })
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    await expect(panel).toContainElement(field)
    await expect(field).toHaveAttribute('aria-autocomplete', 'list')
    await userEvent.type(field, 'on{ArrowDown}')
    const list = canvas.getByRole('listbox', { name: 'Suggestions' })
    await expect(field).toHaveAttribute('aria-controls', list.id)
    const [first, second] = canvas.getAllByRole('option', { selected: false })
    await expect(first).toHaveAttribute('data-highlighted')
    await expect(second).not.toHaveAttribute('data-highlighted')
  },
}

export const Caret: Story = {
  name: 'Left and right move the caret',
  play: async () => {
    const field = await open()
    await userEvent.type(field, 'on')
    await userEvent.keyboard('{ArrowLeft}i{ArrowRight}s')
    await expect(field).toHaveValue('oins')
  },
}
