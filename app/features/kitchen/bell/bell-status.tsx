import { useState } from 'react'
import { BellLine } from '#design-system/kitchen/index.ts'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { allowBell } from './allow-bell.ts'
import { BellWhy } from './bell-why.tsx'
import { lineOf } from './line-of.ts'
import { isComputer } from './system.ts'
import { useDeviceBell, type DeviceBellState } from './use-device-bell.ts'

/** Props of {@link BellStatus}. */
export interface BellStatusProps {
  /** The step that the cook is at. */
  step: number
}

/** States in which a press opens the sheet that explains the bell. */
const SHEETS: ReadonlySet<DeviceBellState> = new Set(['on', 'blocked', 'home'])

/** States that the cook can do nothing about. */
type FixedState = 'unable' | 'away' | 'full' | 'left'
const FIXED: ReadonlySet<DeviceBellState> = new Set<FixedState>(['unable', 'away', 'full', 'left'])

function isFixed(state: DeviceBellState): state is FixedState {
  return FIXED.has(state)
}

/** The state of the bell of this device, and a button if the cook can change it. */
export function BellStatus({ step }: BellStatusProps) {
  const { t } = useWords()
  const state = useDeviceBell()
  const [isOpen, setOpen] = useState(false)
  const hasLock = !isComputer(navigator)
  const press = () => {
    if (SHEETS.has(state)) setOpen(true)
    else if (state === 'quiet') bellChoice.write('yes')
    // If the cook denies the permission, the sheet explains how to allow it in the browser.
    else
      allowBell()
        .then(() => setOpen(Notification.permission === 'denied'))
        .catch(reportFailure)
  }
  return (
    <>
      <BellLine
        of={state}
        text={t(`bell.lines.${lineOf(state, navigator)}`)}
        action={buttonTextOf(state, hasLock, t)}
        {...(!isFixed(state) && { onClick: press })}
      />
      <BellWhy state={state} step={step} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

function buttonTextOf(
  state: DeviceBellState,
  hasLock: boolean,
  t: ReturnType<typeof useWords>['t'],
): string | undefined {
  if (state === 'on' || isFixed(state)) return undefined
  if (state === 'unasked' && !hasLock) return t('bell.acts.unaskedComputer')
  return t(`bell.acts.${state}`)
}
