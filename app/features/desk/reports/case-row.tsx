import { useState, type RefObject } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { Eye, EyeOff, Info } from '#design-system/icon/lucide.ts'
import { toast } from '#design-system/toast/toast-store.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DeskCase } from '#contract/reports/desk-reports.ts'
import { HoldSheet } from '../hold-sheet.tsx'
import { CaseContent } from './case-content.tsx'
import { HideForm } from './hide-form.tsx'
import { useCaseDecisions } from './use-reports.ts'

/** Props of {@link CaseRow}. */
export interface CaseRowProps {
  of: DeskCase
  /** Begins with the form of a decision: the first one that the reader decides about. */
  isOpen: boolean
  /** Receives the focus when the row is gone. */
  region: RefObject<HTMLElement | null>
}

/** Something that was reported, with what an editor decides about it. */
export function CaseRow({ of, isOpen, region }: CaseRowProps) {
  const isWaiting = of.State === 'open' || of.State === 'changed' || of.State === 'objected'
  return (
    <li className="desk-case">
      <div className="min-w-0">
        <CaseHead of={of} />
        <CaseContent of={of} />
        {isWaiting && of.IsForOthers && <ForOthers />}
      </div>
      {isWaiting && !of.IsForOthers && <Decision of={of} isOpen={isOpen} region={region} />}
    </li>
  )
}

/** Why it is here, and whether others see it. */
function CaseHead({ of }: { of: DeskCase }) {
  const { t } = useWords()
  const { State, HiddenSince, Reasons, DecidedBy } = of
  const name = DecidedBy === null ? '' : (DecidedBy.Name ?? t('desk.reports.former'))
  return (
    <p className="desk-case-head">
      {State === 'objected' && <b>{t('desk.reports.objection')}</b>}
      {State === 'changed' && <b>{t('desk.reports.changed')}</b>}
      {Reasons.map(({ Reason, Count }) => (
        <b key={Reason}>{t(`desk.reports.reasons.${Reason}`, { count: Count })}</b>
      ))}
      <span>
        <Icon of={HiddenSince === null ? Eye : EyeOff} />
        <Standing of={of} name={name} />
      </span>
    </p>
  )
}

function Standing({ of, name }: { of: DeskCase; name: string }) {
  const { t, formatDate } = useWords()
  const { HiddenSince, Decided } = of
  if (HiddenSince === null) {
    if (of.State === 'kept' && Decided !== null)
      return t('desk.reports.keptBy', { name, day: formatDate(Decided) })
    return t('desk.reports.visible')
  }
  if (Decided === null || name === '')
    return t('desk.reports.hiddenSince', { day: formatDate(HiddenSince) })
  return t('desk.reports.hiddenBy', { name, day: formatDate(Decided) })
}

/** Why the reader does not decide about it. */
function ForOthers() {
  const { t } = useWords()
  return (
    <p className="mt-3 flex items-center gap-2 text-caption text-ink-soft">
      <Icon of={Info} />
      {t('desk.reports.forOthers')}
    </p>
  )
}

function Decision({ of, isOpen, region }: CaseRowProps) {
  const { t } = useWords()
  const { keep } = useCaseDecisions()
  const { isPending, change } = useChange()
  const [isHiding, setHiding] = useState(isOpen)
  const [isHolding, setHolding] = useState(false)
  const isHidden = of.HiddenSince !== null
  const show = async (button: HTMLElement) => {
    if (await change(t('desk.reports.keepFailed'), () => keep(of)))
      toast({ title: t(isHidden ? 'desk.reports.shown' : 'desk.reports.kept') })
    // It is gone, too, when somebody was quicker.
    requestAnimationFrame(() => {
      if (!button.isConnected) region.current?.focus({ preventScroll: true })
    })
  }
  const others = (
    <>
      <Button full pending={isPending} onClick={({ currentTarget }) => void show(currentTarget)}>
        {t(isHidden ? 'desk.reports.show' : 'desk.reports.keep')}
      </Button>
      {of.Writer && (
        <Button variant="bare" full onClick={() => setHolding(true)}>
          {t('desk.hold.open')}
        </Button>
      )}
    </>
  )
  return (
    <>
      {isHiding ? (
        <HideForm of={of} region={region}>
          {others}
        </HideForm>
      ) : (
        <div className="desk-case-acts">
          <Button full onClick={() => setHiding(true)}>
            {t(isHidden ? 'desk.reports.keepHidden' : 'desk.reports.hide')}
          </Button>
          {others}
        </div>
      )}
      {isHolding && of.Writer && (
        <HoldSheet
          member={{ ...of.Writer, OnHold: null }}
          onOpenChange={setHolding}
          returnFocus={region}
        />
      )}
    </>
  )
}
