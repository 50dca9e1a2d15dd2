import { type RefObject, useState } from 'react'
import type { DeskMember } from '#contract/desk/members.ts'
import { HoldSheet } from './hold-sheet.tsx'
import { RightsSheet } from './rights-sheet.tsx'

/** Props of {@link DecisionSheets}. */
export interface DecisionSheetsProps {
  member: DeskMember
  /** Whether the reader gives roles. */
  mayGive: boolean
  /** Receives the focus when the row that opened them is gone. */
  returnFocus: RefObject<HTMLElement | null>
  /** Called when the last of them has closed. */
  onClose: () => void
}

/** The rights of a member, and from there being on hold. They stay while the list below is fetched again. */
export function DecisionSheets({ onClose, ...props }: DecisionSheetsProps) {
  const [sheet, setSheet] = useState<'rights' | 'hold'>('rights')
  const close = (isOpen: boolean) => {
    if (!isOpen) onClose()
  }
  return sheet === 'rights' ? (
    <RightsSheet {...props} onOpenChange={close} onHold={() => setSheet('hold')} />
  ) : (
    <HoldSheet {...props} onOpenChange={close} />
  )
}
