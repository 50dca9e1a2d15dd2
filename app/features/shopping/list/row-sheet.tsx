import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { House, Trash2 } from '#design-system/icon/lucide.ts'
import { Select } from '#design-system/select/select.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import type { ListRow } from '#app/features/shopping/list-row.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ItemEdits } from '#contract/own-items.ts'
import { AMOUNT_MAX } from '#contract/food-line.ts'
import type { Language } from '#contract/languages.ts'
import { NOTE_MAX } from '#contract/shopping-limits.ts'
import type { ShoppingNote } from '#contract/shopping.ts'
import { UNIT_WORDS } from '#contract/unit-words.ts'
import { UNITS } from '#contract/units.ts'
import { purchaseLine } from './line.ts'
import { RowNeeds } from './row-needs.tsx'
import type { Actions } from './use-actions.ts'

/** Props of {@link RowSheet}. */
export interface RowSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  row: ListRow
  actions: Actions
}

/** A number above 0 as it was typed with a comma or a point; null for none. */
function amountOf(text: string): number | null {
  const amount = Number(text.replace(',', '.'))
  return amount > 0 && amount <= AMOUNT_MAX ? amount : null
}

/** An item as somebody would write it: "2 l milk". */
function writtenLine(amount: number, unit: number, food: string, language: Language): string {
  const words = UNIT_WORDS[language][UNITS[unit] ?? 'piece']
  const word = unit === 0 ? '' : words[amount > 1 ? 'other' : 'one']
  const written = new Intl.NumberFormat(language, { useGrouping: false }).format(amount)
  return [written, word, food].filter(Boolean).join(' ')
}

/** The sheet of a row: what it is for, how much of the member's own, a note, and where it is bought. */
export function RowSheet({ open, onOpenChange, row, actions }: RowSheetProps) {
  const { language } = useWords()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<bdi>{purchaseLine(row, { language }).name}</bdi>}
    >
      <Fields row={row} actions={actions} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

interface FieldsProps extends Pick<RowSheetProps, 'row' | 'actions'> {
  onClose: () => void
}

function Fields({ row, actions, onClose }: FieldsProps) {
  const { t, language } = useWords()
  const [item] = row.items
  const [place, setPlace] = useState(String(row.placeId))
  const [amount, setAmount] = useState(item?.Amount === undefined ? '' : String(item.Amount))
  const [unit, setUnit] = useState(String(item?.Unit ?? 0))
  const [note, setNote] = useState(item?.Note ?? '')
  const name = purchaseLine(row, { language }).name
  const save = () => {
    const DepartementId = place === String(row.placeId) ? undefined : Number(place)
    if (item) {
      const edits: ItemEdits = { Amount: amountOf(amount), Unit: Number(unit), Note: note }
      if (isChanged(item, edits) || DepartementId !== undefined) {
        void actions.editItem(item, { ...edits, ...(DepartementId && { DepartementId }) })
      }
    } else {
      const more = amountOf(amount)
      if (more !== null) void actions.addItem(writtenLine(more, Number(unit), row.one, language))
      if (DepartementId !== undefined) void actions.moveFood(row, name, DepartementId)
    }
    onClose()
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {(row.needs.length > 0 || row.items.length > 1) && (
        <section>
          <h3 className="mb-1.5 text-label font-semibold">{t('shopping.whatFor')}</h3>
          <RowNeeds row={row} />
        </section>
      )}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t(item ? 'shopping.amount' : 'shopping.buyMore')}
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
      {item && (
        <TextField
          label={t('shopping.itemNote')}
          placeholder={t('shopping.noteHint')}
          value={note}
          maxLength={NOTE_MAX}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      {(item ?? row.foodId) !== undefined && (
        <Select
          label={t('shopping.department')}
          hint={t('shopping.departmentHint')}
          value={place}
          onValueChange={setPlace}
          options={[
            { value: '0', label: t('shopping.otherDepartment'), disabled: true },
            ...actions.places.map(({ DepartementId, DepartementName }) => ({
              value: String(DepartementId),
              label: DepartementName,
            })),
          ]}
        />
      )}
      {item && row.items.length === 1 && (
        <p className="text-caption wrap-anywhere text-ink-soft">
          {t('shopping.typedAs', { name: item.Name })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={House}
          aria-pressed={row.isAtHome}
          className="pressed:bg-tint"
          onClick={() => {
            void actions.place(row, name, row.isAtHome ? 'open' : 'home')
            onClose()
          }}
        >
          {t('shopping.isThere')}
        </Button>
        {item && (
          <Button
            icon={Trash2}
            onClick={() => {
              void actions.removeItems(row.items)
              onClose()
            }}
          >
            {t('shopping.yes')}
          </Button>
        )}
        <Button variant="primary" type="submit" className="grow">
          {t('shopping.done')}
        </Button>
      </div>
    </form>
  )
}

function isChanged(item: ShoppingNote, { Amount, Unit, Note }: ItemEdits): boolean {
  const { Amount: amount = null, Unit: unit = 0, Note: note = '' } = item
  return Amount !== amount || (Amount !== null && Unit !== unit) || Note !== note
}
