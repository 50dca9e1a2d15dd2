import { useState } from 'react'
import { BellLine } from '#design-system/kitchen/index.ts'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { allowBell } from './allow-bell.ts'
import { BellWhy } from './bell-why.tsx'
import { lineOf } from './line-of.ts'
import { isComputer } from './system.ts'
import { useDeviceBell, type BellOf } from './use-device-bell.ts'

/** Props of {@link BellStatus}. */
export interface BellStatusProps {
  /** The step that the cook is at. */
  step: number
}

/** States in which a press opens the sheet that explains the bell. */
const SHEETS: ReadonlySet<BellOf> = new Set(['on', 'blocked', 'home'])

/** The state of the bell of this device, and a button if the cook can change it. */
export function BellStatus({ step }: BellStatusProps) {
  const { t } = useWords()
  const of = useDeviceBell()
  const [isOpen, setOpen] = useState(false)
  const hasLock = !isComputer(navigator)
  const press = () => {
    if (SHEETS.has(of)) setOpen(true)
    else if (of === 'quiet') bellChoice.write('yes')
    // If the cook denies the permission, the sheet explains how to allow it in the browser.
    else
      allowBell()
        .then(() => setOpen(Notification.permission === 'denied'))
        .catch(reportFailure)
  }
  return (
    <>
      <BellLine
        of={of}
        text={t(`bell.lines.${lineOf(of, navigator)}`)}
        action={actionOf(of, hasLock, t)}
        {...(of in CAN_DO && { onClick: press })}
      />
      <BellWhy of={of} step={step} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const CAN_DO = {
  on: '',
  unasked: '',
  refused: '',
  blocked: '',
  home: '',
  quiet: '',
  ended: '',
} as const

function actionOf(
  of: BellOf,
  hasLock: boolean,
  t: ReturnType<typeof useWords>['t'],
): string | undefined {
  if (!(of in CAN_DO) || of === 'on') return undefined
  if (of === 'unasked' && !hasLock) return t('bell.acts.unaskedComputer')
  return t(`bell.acts.${of as Exclude<keyof typeof CAN_DO, 'on'>}`)
}
