import { useEffect, useState } from 'react'
import { useKitchen, type KitchenTimer } from '#app/features/kitchen/index.ts'

/** How long a stopped timer can be undone in its place. */
const UNDO_MS = 10_000

/** A timer that was stopped a moment ago. */
export interface StoppedTimer {
  /** Undefined where none was. */
  readonly timer: KitchenTimer | undefined
  /** Stops a timer, which can be undone for ten seconds. */
  readonly stop: (sessionId: string, timer: KitchenTimer) => void
  readonly undo: () => void
}

/** Stops timers, and takes that back. */
export function useStopped(): StoppedTimer {
  const { act, undoStop } = useKitchen()
  const [stopped, setStopped] = useState<{ sessionId: string; timer: KitchenTimer }>()
  useEffect(() => {
    if (!stopped) return undefined
    const timeout = setTimeout(() => setStopped(undefined), UNDO_MS)
    return () => clearTimeout(timeout)
  }, [stopped])
  return {
    timer: stopped && { ...stopped.timer, endedAt: stopped.timer.endsAt ?? 0 },
    stop: (sessionId, timer) => {
      act(sessionId, { kind: 'stopTimer', timer: timer.id })
      setStopped({ sessionId, timer })
    },
    undo: () => {
      if (stopped) undoStop(stopped.sessionId, stopped.timer.id)
      setStopped(undefined)
    },
  }
}
