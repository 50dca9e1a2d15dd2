import { TimerSheet } from '#design-system/cook-mode/index.ts'
import { shownTimer, useKitchen } from '#app/features/kitchen/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Scene } from './use-scene.ts'
import type { StoppedTimer } from './use-stopped.ts'

/** Props of {@link OpenTimer}. */
export interface OpenTimerProps {
  scene: Scene
  stopped: StoppedTimer
  /** The timer that is open; nothing is shown once it has ended, here or on another device. */
  id: string | undefined
  onClose: () => void
}

/** A timer of this recipe, opened: more or less time, pause, another name, stop. */
export function OpenTimer({ scene, stopped, id, onClose }: OpenTimerProps) {
  const { t, language } = useWords()
  const { act } = useKitchen()
  const { session, steps, now } = scene
  const timer = session.timers.find((known) => known.id === id && known.endedAt === null)
  if (!timer) return null
  const picture = steps.find(({ number }) => number === timer.step)?.picture ?? { src: null }
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
