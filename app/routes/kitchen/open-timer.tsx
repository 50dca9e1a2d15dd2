import { TimerSheet } from '#design-system/kitchen/index.ts'
import {
  openTimers,
  shownTimer,
  useKitchen,
  useLiveSessions,
  useNow,
  useStepPicture,
  type SessionTimer,
} from '#app/features/kitchen/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { StoppedTimer } from './use-stopped.ts'

/** Props of {@link OpenTimer}. */
export interface OpenTimerProps {
  stopped: StoppedTimer
  /** The timer that is open; nothing is shown once it has ended, here or on another device. */
  id: string | undefined
  onClose: () => void
}

/** A timer, opened: more or less time, pause, another name, stop. */
export function OpenTimer({ id, ...props }: OpenTimerProps) {
  const found = openTimers(useLiveSessions()).find(({ timer }) => timer.id === id)
  return found ? <Sheet {...found} {...props} /> : null
}

function Sheet({ session, timer, stopped, onClose }: SessionTimer & Omit<OpenTimerProps, 'id'>) {
  const { t, language } = useWords()
  const { act } = useKitchen()
  const now = useNow()
  const picture = useStepPicture({ recipeId: session.recipeId, step: timer.step })
  return (
    <TimerSheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      {...shownTimer(timer, { picture, now, language })}
      place={t('kitchen.timerPlace', { number: timer.step, recipe: session.recipeName })}
      onAdd={(minutes) => act(session.id, { kind: 'addMinutes', timer: timer.id, minutes })}
      onPauseToggle={() =>
        act(session.id, { kind: timer.endsAt === null ? 'resume' : 'pause', timer: timer.id })
      }
      onStop={() => {
        stopped.stop(session.id, timer)
        onClose()
      }}
      onRename={(name) => act(session.id, { kind: 'rename', timer: timer.id, name })}
    />
  )
}
