import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Select } from '#design-system/select/select.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Household } from '#contract/household.ts'
import { useNumberWord } from './number-word.ts'
import '#app/lib/ui/pick-cards.css'

/** Whether a member who leaves keeps copies of the lists, and who becomes the keeper. */
export interface LeaveFields {
  KeepCopies: boolean
  KeeperId?: number
}

/** Props of {@link LeaveSheet}. */
export interface LeaveSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  household: Household
  isPending: boolean
  onLeave: (fields: LeaveFields) => Promise<void>
  /** Label of the leaving button, where leaving is a part of something else. */
  confirmLabel?: string
}

/** Asks what to keep before a household is left, and who becomes its keeper. */
export function LeaveSheet({ open, ...props }: LeaveSheetProps) {
  // Mounted at each opening, which resets the choices.
  return open ? <OpenLeaveSheet {...props} /> : null
}

function OpenLeaveSheet({
  onOpenChange,
  household,
  isPending,
  onLeave,
  confirmLabel,
}: Omit<LeaveSheetProps, 'open'>) {
  const { t } = useWords()
  const numberWord = useNumberWord()
  const [isCopying, setCopying] = useState(true)
  const you = household.Members.find(({ IsYou }) => IsYou)
  const others = household.Members.filter(({ IsYou }) => !IsYou)
  const [keeper, setKeeper] = useState(String(others[0]?.Id ?? ''))
  const handsOver = you?.IsKeeper === true && others.length > 0
  const lists = you?.Lists ?? 0
  const leaveLabel = handsOver ? t('household.leave.confirmKeeper') : t('household.leave.confirm')
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t('household.leave.question', { name: household.Name })}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('household.leave.stay')}</Button>
          <Button
            variant="danger"
            className="grow"
            pending={isPending}
            onClick={() => {
              const successor = handsOver ? { KeeperId: Number(keeper) } : undefined
              void onLeave({ KeepCopies: isCopying, ...successor })
            }}
          >
            {confirmLabel ?? leaveLabel}
          </Button>
        </>
      }
    >
      <p>{others.length === 0 ? t('household.leave.aloneText') : t('household.leave.stays')}</p>
      {lists > 0 && (
        <fieldset className="mt-4">
          <legend className="sr-only">{t('household.leave.along')}</legend>
          <Checkbox
            variant="round"
            className="pick-check"
            checked={isCopying}
            onCheckedChange={setCopying}
            label={
              <b>
                {lists === 1
                  ? t('household.leave.copyOne')
                  : t('household.leave.copyMany', { number: numberWord(lists) })}
              </b>
            }
            hint={t('household.leave.copyText')}
          />
        </fieldset>
      )}
      {handsOver && (
        <Select
          className="mt-4"
          label={t('household.leave.keeper')}
          value={keeper}
          onValueChange={setKeeper}
          options={others.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
        />
      )}
    </Dialog>
  )
}
