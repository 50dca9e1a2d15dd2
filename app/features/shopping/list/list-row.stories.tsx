import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { itemReader } from '#contract/own-items.ts'
import {
  ACTIONS,
  FOODS,
  LIST,
  notes,
  PLACES,
  shoppingWith,
} from '../../../../.storybook/data/shopping.ts'
import { inApp } from '../../../../.storybook/decorators/app.tsx'
import { ListItem } from './list-item.tsx'
import { WithListKeys } from './with-list-keys.tsx'

const [candle] = notes(1)
const ITEMS = [
  { ...candle!, Key: 'long', Label: 'Geschirrspülmaschinentabs, parfümfrei', Amount: 2, Unit: 13 },
  { ...candle!, Key: 'milk', Label: 'Milk', Name: '2 l milk', Amount: 2, Unit: 7 },
]
const { arranged } = shoppingWith({
  list: { ...LIST, places: PLACES, items: ITEMS },
  reader: itemReader(FOODS),
})
const rows = arranged.departments.flatMap((department) => department.rows)

const meta = {
  title: 'Screens/Shopping/Row',
  component: ListItem,
  decorators: [inApp],
  args: { row: rows[0]!, actions: { ...ACTIONS, place: fn(), moveFood: fn(), editItem: fn() } },
  render: ({ actions }) => (
    <div className="max-w-124">
      <WithListKeys onField={toField}>
        {rows.map((row) => (
          <ListItem key={row.key} row={row} actions={actions} />
        ))}
      </WithListKeys>
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
    await expect(args.actions.place).toHaveBeenLastCalledWith(rows[0], expect.anything(), 'home')
    await userEvent.keyboard(' ')
    await expect(args.actions.place).toHaveBeenLastCalledWith(rows[0], expect.anything(), 'trolley')
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
    const place = await screen.findByRole('combobox', { name: /^Department/ })
    await userEvent.selectOptions(place, 'Household')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await expect(args.actions.moveFood).toHaveBeenCalledWith(rows[0], expect.anything(), 3)
    await waitFor(() => expect(place).not.toBeInTheDocument())
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
