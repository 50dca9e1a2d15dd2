import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Trash2 } from '#design-system/icon/lucide.ts'
import { Select } from '#design-system/select/select.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ItemEdits } from '#contract/own-items.ts'
import { AMOUNT_MAX } from '#contract/food-line.ts'
import { NOTE_MAX } from '#contract/limits.ts'
import type { ShoppingNote } from '#contract/shopping.ts'
import { UNIT_WORDS } from '#contract/unit-words.ts'
import { UNITS } from '#contract/units.ts'
import type { Actions } from './use-actions.ts'

/** Props of {@link ItemSheet}. */
export interface ItemSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  item: ShoppingNote
  actions: Actions
}

/** A number above 0 as it was typed with a comma or a point; null for none. */
function amountOf(text: string): number | null {
  const amount = Number(text.replace(',', '.'))
  return amount > 0 && amount <= AMOUNT_MAX ? amount : null
}

/** Edits one item that the member wrote: how much, a note, and where it is bought. */
export function ItemSheet({ open, onOpenChange, item, actions }: ItemSheetProps) {
  const { t } = useWords()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={<bdi>{item.Label}</bdi>}>
      <Fields item={item} actions={actions} onClose={() => onOpenChange(false)} />
      <p className="mt-4 text-caption text-ink-soft">
        {t('shopping.typedAs', { name: item.Name })}
      </p>
    </Dialog>
  )
}

function Fields({
  item,
  actions,
  onClose,
}: Pick<ItemSheetProps, 'item' | 'actions'> & { onClose: () => void }) {
  const { t, language } = useWords()
  const [amount, setAmount] = useState(item.Amount === undefined ? '' : String(item.Amount))
  const [unit, setUnit] = useState(String(item.Unit ?? 0))
  const [note, setNote] = useState(item.Note ?? '')
  const [place, setPlace] = useState(String(item.DepartementId ?? 0))
  const save = () => {
    const edits: ItemEdits = {
      Amount: amountOf(amount),
      Unit: Number(unit),
      Note: note,
      ...(place !== '0' && { DepartementId: Number(place) }),
    }
    void actions.editItem(item, edits)
    onClose()
  }
  const places = actions.places.map(({ DepartementId, DepartementName }) => ({
    value: String(DepartementId),
    label: DepartementName,
  }))
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('shopping.amount')}
          inputMode="decimal"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <Select
          label={t('shopping.unit')}
          value={unit}
          onValueChange={setUnit}
          options={UNITS.map((key, code) => ({
            value: String(code),
            label: UNIT_WORDS[language][key].label,
          }))}
        />
      </div>
      <TextField
        label={t('shopping.itemNote')}
        value={note}
        maxLength={NOTE_MAX}
        onChange={({ target }) => setNote(target.value)}
      />
      <Select
        label={t('shopping.department')}
        hint={t('shopping.departmentHint')}
        value={place}
        onValueChange={setPlace}
        options={[{ value: '0', label: t('shopping.otherDepartment'), disabled: true }, ...places]}
      />
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          icon={Trash2}
          onClick={() => {
            void actions.removeItem(item)
            onClose()
          }}
        >
          {t('shopping.yes')}
        </Button>
        <Button variant="primary" type="submit">
          {t('shopping.done')}
        </Button>
      </div>
    </form>
  )
}
