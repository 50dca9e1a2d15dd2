import { useState } from 'react'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { withEdits, type ItemEdits } from '#cooking/items/understood.ts'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { typedAmount } from './amount-field.tsx'
import { purchaseLine } from './line.ts'
import { ownAmount, rowAmount } from './row-amount.ts'
import type { Actions } from '../actions/use-actions.ts'
import { writtenAmount, writtenLine } from './written-line.ts'

/** What the sheet of a row is filled in with, until it is saved. */
export function useRowDraft(row: ListRow, actions: Actions) {
  const { language } = useWords()
  const [start] = useState(() => rowAmount(row))
  const [first] = start.item ? [start.item] : row.items
  // In a copy of the list the same item has another id.
  const item = row.items.find(({ Key }) => Key === first?.Key) ?? first
  const here = String(actions.card?.Id ?? '')
  const [department, setDepartment] = useState(String(row.departmentId))
  const [amount, setAmount] = useState(() => writtenAmount(start.amount, language))
  const [unit, setUnit] = useState(String(start.unit))
  const [note, setNote] = useState(item?.Note ?? '')
  const [chosen, setList] = useState<string>()
  const list = chosen ?? here
  const name = purchaseLine(row, { language }).name
  const DepartementId = department === String(row.departmentId) ? undefined : Number(department)

  const editsOf = (own: number | null): ItemEdits => ({
    Amount: own,
    Unit: Number(unit),
    Note: note.trim(),
    DepartementId,
  })
  const saveItem = (of: ShoppingItem, own: number | null) => {
    const edits = editsOf(own)
    const isGone = start.of === 'all' && own === null && edits.Note === ''
    const to = actions.lists.find(({ Id }) => String(Id) === list && list !== here)
    if (to) {
      const after = row.items.map((one) => (one.Key === of.Key ? withEdits(one, edits) : one))
      void actions.moveItems(row, after, to)
    } else if (isGone) void actions.removeItems([of])
    else if (isChanged(of, edits)) void actions.editItem(of, edits)
  }
  const saveNeed = (own: number | null) => {
    const line = own === null ? row.one : writtenLine(row, own, Number(unit), language)
    if (own !== null || note.trim() !== '') void actions.addItem(line, note.trim())
    if (DepartementId !== undefined) void actions.moveFood(row, name, DepartementId)
  }
  return {
    /** What the amount is. */
    start,
    /** The member's own item that is edited, if there is one. */
    item,
    name,
    amount: { value: amount, onValueChange: setAmount },
    unit: { value: unit, onValueChange: setUnit },
    department: { value: department, onValueChange: setDepartment },
    list: { value: list, onValueChange: setList },
    note,
    setNote,
    /** Puts it back on the list as it is filled in, after somebody has taken it off. */
    putBack: () => {
      const typed = typedAmount(amount)
      if (item) void actions.putBack(row.items, item.Key, editsOf(typed))
      else {
        const line = typed === null ? row.one : writtenLine(row, typed, Number(unit), language)
        void actions.addItem(line, note.trim())
      }
    },
    save: () => {
      const own = ownAmount(start, typedAmount(amount))
      if (item) saveItem(item, own)
      else saveNeed(own)
    },
  }
}

function isChanged(item: ShoppingItem, { Amount, Unit, Note, DepartementId }: ItemEdits): boolean {
  const { Amount: amount = null, Unit: unit = 0, Note: note = '' } = item
  if (DepartementId !== undefined) return true
  return Amount !== amount || (Amount !== null && Unit !== unit) || Note !== note
}
