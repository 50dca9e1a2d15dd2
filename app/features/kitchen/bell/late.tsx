import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { openTimers } from '../sessions/kitchen.ts'
import { useLiveSessions } from '../use-kitchen.ts'
import type { AskBellProps } from './ask-bell.tsx'
import type { BellStatusProps } from './bell-status.tsx'
import type { LateNoteProps } from './ring-late-note.tsx'

const AskBell = lateComponent<AskBellProps>(
  async () => (await withAreas(['bell'], import('./ask-bell.tsx'))).AskBell,
)

const BellOfDevice = lateComponent(
  async () => (await withAreas(['bell'], import('./bell-of-device.tsx'))).BellOfDevice,
)

const LateNote = lateComponent<LateNoteProps>(
  async () => (await withAreas(['bell'], import('./ring-late-note.tsx'))).LateNote,
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

/** Says in a ring that it is late, on devices that ring while the page is closed. */
export function LateRingNote(props: LateNoteProps) {
  const choice = bellChoice.use()
  return choice !== null && <LateNote {...props} />
}
