import { useEffect, useMemo, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { itemReader } from '#cooking/items/item-reader.ts'
import {
  ACTIONS,
  FOODS,
  LIST,
  items,
  DEPARTMENTS,
  shoppingWith,
} from '../../../../../.storybook/data/shopping.ts'
import { listCard } from '../../../../../.storybook/data/household.ts'
import { inApp } from '../../../../../.storybook/decorators/app.tsx'
import { at } from '../../../../../.storybook/viewports.ts'
import { ListItem } from './list-item.tsx'
import type { Actions } from '../actions/use-actions.ts'
import { ListPeopleProvider } from './row-person.tsx'
import { RowNewsProvider } from './row-news.tsx'
import { RowSheets } from './row-sheets.tsx'
import { WithListKeys } from '../with-list-keys.tsx'

const [candle] = items(1)
const ITEMS = [
  { ...candle!, Key: 'long', Label: 'Geschirrspülmaschinentabs, parfümfrei', Amount: 2, Unit: 13 },
  { ...candle!, Key: 'milk', Label: 'Milk', Name: '2 l milk', Amount: 2, Unit: 7 },
]
const { arranged } = shoppingWith({
  list: { ...LIST, places: DEPARTMENTS, items: ITEMS },
  reader: itemReader(FOODS),
})
const rows = arranged.departments.flatMap((department) => department.rows)

const LISTS = [listCard(), listCard({ Id: 2, Name: 'Market', IsDefault: false })]

const SARA = { Id: 2, Name: 'Sara', Initials: 'SL', PhotoPath: null }
const PEOPLE = [SARA]
const [, MILK] = ITEMS
const HERS = { ...MILK!, Id: 9, Key: 'hers', Name: '1 l milk', Amount: 1, AddedBy: SARA.Id }

/** A row of which Sara writes more when the button is pressed. */
function SharedRow() {
  const [isMore, setMore] = useState(false)
  const { arranged: shared } = useMemo(
    () =>
      shoppingWith({
        list: { ...LIST, recipes: [], items: isMore ? [MILK!, HERS] : [MILK!] },
        reader: itemReader(FOODS),
      }),
    [isMore],
  )
  return (
    <ListPeopleProvider people={PEOPLE}>
      <RowNewsProvider arranged={shared} people={PEOPLE}>
        <button type="button" onClick={() => setMore(true)}>
          Sara writes
        </button>
        {shared.departments.flatMap((department) =>
          department.rows.map((row) => <ListItem key={row.key} row={row} actions={ACTIONS} />),
        )}
      </RowNewsProvider>
    </ListPeopleProvider>
  )
}

/** Removes the milk, as another device does. */
let removeElsewhere = () => undefined as void

/** Rows of which the milk is removed elsewhere. */
function LeavingRow({ actions }: { actions: Actions }) {
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    removeElsewhere = () => setLeft(true)
  }, [])
  const left = rows.filter(({ items }) => !isLeft || items[0]?.Key !== 'milk')
  return (
    <div className="max-w-124">
      <RowSheets rows={left} isKnown actions={actions}>
        <WithListKeys onField={toField}>
          {left.map((row) => (
            <ListItem key={row.key} row={row} actions={actions} />
          ))}
        </WithListKeys>
      </RowSheets>
    </div>
  )
}

const meta = {
  title: 'Screens/Shopping/Row',
  component: ListItem,
  decorators: [inApp],
  args: {
    row: rows[0]!,
    actions: {
      ...ACTIONS,
      lists: LISTS,
      card: LISTS[0],
      moveTo: fn(),
      moveFood: fn(),
      editItem: fn(),
      addItem: fn(),
      moveItems: fn(),
      putBack: fn(),
    },
  },
  render: ({ actions }) => (
    <div className="max-w-124">
      <RowSheets rows={rows} isKnown actions={actions}>
        <WithListKeys onField={toField}>
          {rows.map((row) => (
            <ListItem key={row.key} row={row} actions={actions} />
          ))}
        </WithListKeys>
      </RowSheets>
    </div>
  ),
} satisfies Meta<typeof ListItem>
export default meta
type Story = StoryObj<typeof meta>

const toField = fn()

export const Rows: Story = {}

export const RowsGerman: Story = { globals: { language: 'de' } }

export const Narrow: Story = {
  name: 'A narrow list has no pictures',
  render: ({ actions }) => (
    <div className="w-72">
      {rows.map((row) => (
        <ListItem key={row.key} row={row} actions={actions} />
      ))}
    </div>
  ),
}

export const Keys: Story = {
  name: 'N, H, E, Space and the arrows act on the row that has the focus',
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('checkbox')
    first!.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('h')
    await expect(args.actions.moveTo).toHaveBeenLastCalledWith(rows[0], expect.anything(), 'home')
    await userEvent.keyboard(' ')
    await expect(args.actions.moveTo).toHaveBeenLastCalledWith(
      rows[0],
      expect.anything(),
      'trolley',
    )
    await userEvent.keyboard('n')
    await expect(toField).toHaveBeenCalled()
    await userEvent.keyboard('e')
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Need: Story = {
  name: 'The sheet of what only recipes need tells what for, and moves it',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /Edit$/ })[0]!)
    const department = await screen.findByRole('combobox', { name: /^Department/ })
    await userEvent.selectOptions(department, 'Household')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await expect(args.actions.moveFood).toHaveBeenCalledWith(rows[0], expect.anything(), 3)
    await waitFor(() => expect(department).not.toBeInTheDocument())
  },
}

export const More: Story = {
  name: 'More than recipes need becomes an item; fewer cannot be chosen',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tomatoes.*Edit$/ }))
    const field = await screen.findByRole('textbox', { name: 'To buy' })
    await expect(field).toHaveValue('3')
    await expect(screen.getByRole('button', { name: 'Less' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await expect(field).toHaveValue('4')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await expect(args.actions.addItem).toHaveBeenCalledWith('1 tin Tomatoes', '')
    await waitFor(() => expect(field).not.toBeInTheDocument())
  },
}

export const Note: Story = {
  name: 'A note for what only recipes need becomes an item without an amount',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tomatoes.*Edit$/ }))
    const field = await screen.findByRole('textbox', { name: 'Note' })
    await userEvent.type(field, ' peeled ')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await expect(args.actions.addItem).toHaveBeenCalledWith('Tomatoes', 'peeled')
    await waitFor(() => expect(field).not.toBeInTheDocument())
  },
}

export const OtherList: Story = {
  name: 'The sheet puts an item on another list, with what was changed of it',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Milk.*Edit$/ }))
    const list = await screen.findByRole('combobox', { name: 'List' })
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'fresh')
    await userEvent.selectOptions(list, 'Market')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await expect(args.actions.moveItems).toHaveBeenCalledWith(
      expect.anything(),
      [expect.objectContaining({ Key: 'milk', Note: 'fresh' })],
      LISTS[1],
    )
    await expect(args.actions.editItem).not.toHaveBeenCalled()
    await waitFor(() => expect(list).not.toBeInTheDocument())
  },
}

export const ChangedByOthers: Story = {
  name: 'What somebody else has written of a row stands below its name until it was seen',
  render: () => <SharedRow />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sara writes' }))
    await expect(await canvas.findByText('Sara: 2 l → 3 l')).toBeVisible()
  },
}

export const Gone: Story = {
  name: 'The sheet stays with what was typed when somebody removes its row, and puts it back',
  render: ({ actions }) => <LeavingRow actions={actions} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Milk.*Edit$/ }))
    const note = await screen.findByRole('textbox', { name: 'Note' })
    await userEvent.type(note, 'fresh')
    removeElsewhere()
    await expect(await screen.findByText('This is no longer on the list')).toBeVisible()
    await expect(note).toHaveValue('fresh')
    await userEvent.click(screen.getByRole('button', { name: 'Put it back on the list' }))
    await expect(args.actions.putBack).toHaveBeenCalledWith(
      [expect.objectContaining({ Key: 'milk' })],
      'milk',
      expect.objectContaining({ Amount: 2, Unit: 7, Note: 'fresh' }),
    )
    await waitFor(() => expect(note).not.toBeInTheDocument())
    // The row that the focus would return to has left.
    await waitFor(() => expect(document.activeElement?.closest('[data-row]')).not.toBeNull())
  },
}

export const GoneGerman: Story = {
  render: Gone.render!,
  globals: { language: 'de', ...at(375) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Milk.*Ändern$/ }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Notiz' }), 'frische')
    removeElsewhere()
    await expect(await screen.findByRole('button', { name: 'Wieder auf die Liste' })).toBeVisible()
  },
}

export const Edit: Story = {
  name: 'The sheet of an item changes its amount',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Milk.*Edit$/ }))
    const field = await screen.findByRole('textbox', { name: 'How much' })
    await userEvent.clear(field)
    await userEvent.type(field, '1,5')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await expect(args.actions.editItem).toHaveBeenCalledWith(
      expect.objectContaining({ Key: 'milk' }),
      expect.objectContaining({ Amount: 1.5, Unit: 7 }),
    )
    await waitFor(() => expect(field).not.toBeInTheDocument())
  },
}

export const EditGerman: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Milk.*Ändern$/ }))
    await expect(await screen.findByRole('textbox', { name: 'Wie viel' })).toBeVisible()
  },
}
