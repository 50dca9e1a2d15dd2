import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog, type DialogProps } from '#design-system/dialog/dialog.tsx'
import { House, Trash2 } from '#design-system/icon/lucide.ts'
import { Select } from '#design-system/select/select.tsx'
import { TextField } from '#design-system/text-field/text-field.tsx'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { ITEM_NOTE_MAX } from '#contract/shopping/limits.ts'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { UNIT_WORDS } from '#cooking/amounts/unit-words.ts'
import { UNITS } from '#contract/units.ts'
import { AmountField } from './amount-field.tsx'
import { purchaseLine } from './line.ts'
import { listName } from '../list-name.ts'
import type { RowAmount } from './row-amount.ts'
import { RowNeeds } from './row-needs.tsx'
import { RowPicture } from './row-picture.tsx'
import type { Actions } from '../actions/use-actions.ts'
import { useRowDraft } from './use-row-draft.ts'
import { packWord } from './written-line.ts'

/** Props of {@link RowSheet}. */
export interface RowSheetProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'returnFocus'> {
  /** As it was last on the list. */
  row: ListRow
  /** Somebody has taken it off the list. */
  isGone: boolean
  actions: Actions
}

const LABELS = {
  all: 'shopping.toBuy',
  own: 'shopping.amount',
  more: 'shopping.buyMore',
} as const satisfies Record<RowAmount['of'], string>

/** The sheet of a row: what it is for, how much of the member's own, a note, and where it is bought. */
export function RowSheet({ row, isGone, actions, ...dialog }: RowSheetProps) {
  const { language } = useWords()
  return (
    <Dialog
      {...dialog}
      title={
        <span className="flex items-center gap-3">
          <RowPicture picture={row.picture} size={48} className="size-12" />
          <bdi className="min-w-0 hyphens-auto wrap-anywhere">
            {purchaseLine(row, { language }).name}
          </bdi>
        </span>
      }
    >
      <Fields
        row={row}
        isGone={isGone}
        actions={actions}
        onClose={() => dialog.onOpenChange(false)}
      />
    </Dialog>
  )
}

interface FieldsProps extends Pick<RowSheetProps, 'row' | 'isGone' | 'actions'> {
  onClose: () => void
}

function Fields({ row, isGone, actions, onClose }: FieldsProps) {
  const { t, language } = useWords()
  const { start, item, name, amount, unit, department, list, note, setNote, save, putBack } =
    useRowDraft(row, actions)
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isGone) putBack()
        else save()
        onClose()
      }}
    >
      {isGone && (
        <Banner tone="info" title={t('shopping.rowGone')} announced>
          {t('shopping.rowGoneText')}
        </Banner>
      )}
      {(row.needs.length > 0 || row.items.length > 1) && (
        <section>
          <h3 className="mb-1.5 text-label font-semibold">{t('shopping.whatFor')}</h3>
          <RowNeeds row={row} />
        </section>
      )}
      <div className="grid grid-cols-2 gap-3 max-[23.4375rem]:grid-cols-1">
        <AmountField
          label={t(LABELS[start.of])}
          {...amount}
          least={start.least}
          step={start.step}
        />
        {start.of === 'all' ? (
          <p className="flex min-h-12 items-center self-end">
            {packWord(row, amount.value, language)}
          </p>
        ) : (
          <Select
            label={t('shopping.unit')}
            {...unit}
            options={UNITS.map((key, code) => ({
              value: String(code),
              label: UNIT_WORDS[language][key].label,
            }))}
          />
        )}
      </div>
      <TextField
        label={t('shopping.itemNote')}
        placeholder={t('shopping.noteHint')}
        value={note}
        maxLength={ITEM_NOTE_MAX}
        onChange={({ target }) => setNote(target.value)}
      />
      {(item ?? row.foodId) !== undefined && (
        <Select
          label={t('shopping.department')}
          hint={t('shopping.departmentHint')}
          {...department}
          options={[
            { value: '0', label: t('shopping.otherDepartment'), disabled: true },
            ...actions.departments.map(({ DepartementId, DepartementName }) => ({
              value: String(DepartementId),
              label: DepartementName,
            })),
          ]}
        />
      )}
      {item && actions.lists.length > 1 && (
        <Select
          label={t('shopping.otherLists')}
          {...(row.needs.length > 0 && { hint: t('shopping.staysHere') })}
          {...list}
          options={actions.lists.map((card) => ({
            value: String(card.Id),
            label: listName(card, t),
          }))}
        />
      )}
      {item && row.items.length === 1 && (
        <p className="text-caption wrap-anywhere text-ink-soft">
          {t('shopping.typedAs', { name: item.Name })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isGone ? (
          <Button onClick={onClose}>{t('shopping.leaveOff')}</Button>
        ) : (
          <HomeAndRemove row={row} name={name} item={item} actions={actions} onClose={onClose} />
        )}
        <Button variant="primary" type="submit" className="grow">
          {t(isGone ? 'shopping.addAgain' : 'shopping.done')}
        </Button>
      </div>
    </form>
  )
}

interface HomeAndRemoveProps extends Pick<FieldsProps, 'row' | 'actions' | 'onClose'> {
  name: string
  /** The member's own item, which can be removed. */
  item: ShoppingItem | undefined
}

/** Says that a row is at home, or removes it. */
function HomeAndRemove({ row, name, item, actions, onClose }: HomeAndRemoveProps) {
  const { t } = useWords()
  return (
    <>
      <Button
        icon={House}
        aria-pressed={row.isAtHome}
        className="pressed:bg-tint"
        onClick={() => {
          void actions.moveTo(row, name, row.isAtHome ? 'open' : 'home')
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
    </>
  )
}
