import { toast } from '#design-system/toast/toast-store.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { hasOpenTimers, type KitchenSession } from './sessions/session.ts'
import { useKitchen } from './use-kitchen.ts'

/** Ways to end a session before its last step. For a while a toast offers to undo it. */
export interface StopCooking {
  /** Ends a session with all of its timers. */
  readonly stopCooking: (session: KitchenSession) => void
  /** Ends a session to begin its recipe again; its timers go on. */
  readonly startOver: (session: KitchenSession) => void
}

/** Ends sessions, and takes that back. */
export function useStopCooking(): StopCooking {
  const { t } = useWords()
  const { act, restore } = useKitchen()
  const end = (kind: 'stopCooking' | 'end', session: KitchenSession) => {
    act(session.id, { kind })
    const goesOn = kind === 'end' && hasOpenTimers(session)
    toast({
      title: t(goesOn ? 'kitchen.left' : 'kitchen.stopped', { name: session.recipeName }),
      action: { label: t('kitchen.undo'), onClick: () => restore(session) },
    })
  }
  return {
    stopCooking: (session) => end('stopCooking', session),
    startOver: (session) => end('end', session),
  }
}
