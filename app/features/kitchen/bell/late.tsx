import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { openTimers } from '../sessions/kitchen.ts'
import { useLiveSessions } from '../use-kitchen.ts'
import type { AskBellProps } from './ask-bell.tsx'
import type { BellStatusProps } from './bell-status.tsx'
import type { OverdueNoteProps } from './overdue-note.tsx'

const AskBell = lateComponent<AskBellProps>(
  async () => (await withAreas(['bell'], import('./ask-bell.tsx'))).AskBell,
)

const BellOfDevice = lateComponent(
  async () => (await withAreas(['bell'], import('./bell-of-device.tsx'))).BellOfDevice,
)

const OverdueNote = lateComponent<OverdueNoteProps>(
  async () => (await withAreas(['bell'], import('./overdue-note.tsx'))).OverdueNote,
)

/** The state of the bell of this device, with a button where the cook can change it. */
export const LateBellStatus = lateComponent<BellStatusProps>(
  async () => (await withAreas(['bell'], import('./bell-status.tsx'))).BellStatus,
)

/** Asks about the bell when the first timer runs, unless the cook has answered. */
export function LateAskBell() {
  const choice = bellChoice.use()
  const [first] = openTimers(useLiveSessions())
  return choice === null && first !== undefined && <AskBell timer={first.timer.name} />
}

/** Lets timers ring while the page is closed, once the cook has answered. */
export function LateBell() {
  const choice = bellChoice.use()
  return choice !== null && <BellOfDevice />
}

/** Shows in a ring that it is overdue, on devices that ring while the page is closed. */
export function LateOverdueNote(props: OverdueNoteProps) {
  const choice = bellChoice.use()
  return choice !== null && <OverdueNote {...props} />
}
