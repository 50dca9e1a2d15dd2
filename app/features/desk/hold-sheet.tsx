import { useState, type RefObject } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { TextArea } from '#design-system/text-field/text-area.tsx'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { oneLine } from '#app/lib/one-line.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { DESK_TEXT_MAX } from '#contract/desk/limits.ts'
import type { DeskMember } from '#contract/desk/members.ts'
import { DAY_MS } from '#contract/durations.ts'
import { useMemberDecisions } from './use-desk.ts'

/** Days that somebody may be put on hold for; 0 is without end. */
const DAYS = [1, 7, 30, 0] as const
/** The days that are chosen at first. */
const USUAL_DAYS = 7

/** When so many days are over; undefined for without end. */
const untilAfter = (days: number) =>
  days === 0 ? undefined : new Date(Date.now() + days * DAY_MS).toISOString()

/** Props of {@link HoldSheet}. */
export interface HoldSheetProps {
  onOpenChange: (open: boolean) => void
  member: Pick<DeskMember, 'Id' | 'Name' | 'OnHold'>
  /** Receives the focus when it closed after another sheet. */
  returnFocus: RefObject<HTMLElement | null>
}

/** Asks for how long a member is put on hold, and why. */
export function HoldSheet({ onOpenChange, member, returnFocus }: HoldSheetProps) {
  const { t } = useWords()
  const { hold } = useMemberDecisions()
  const { isPending, change } = useChange()
  const [days, setDays] = useState<number>(USUAL_DAYS)
  const [reason, setReason] = useState(member.OnHold?.Reason ?? '')
  const [isMissing, setMissing] = useState(false)
  const name = { name: member.Name }
  const submit = async () => {
    const said = oneLine(reason)
    setMissing(said === '')
    if (said === '') return
    const failed = t('desk.hold.failed', name)
    if (!(await change(failed, () => hold(member.Id, said, untilAfter(days))))) return
    onOpenChange(false)
    toast({ title: t('desk.hold.done', name) })
  }
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      returnFocus={returnFocus}
      title={t('desk.hold.title', name)}
      description={t('desk.hold.text', name)}
      footer={
        <Button variant="primary" pending={isPending} onClick={() => void submit()}>
          {t('desk.hold.confirm')}
        </Button>
      }
    >
      <RadioGroup
        label={t('desk.hold.howLong')}
        value={days}
        onValueChange={setDays}
        options={DAYS.map((count) => ({
          value: count as number,
          label: count === 0 ? t('desk.hold.noEnd') : t('desk.hold.days', { count }),
        }))}
      />
      <TextArea
        className="mt-4"
        label={t('desk.hold.reason')}
        hint={t('desk.hold.reasonHint', name)}
        rows={3}
        maxLength={DESK_TEXT_MAX}
        required
        value={reason}
        error={isMissing && oneLine(reason) === '' ? t('desk.hold.required') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  )
}
