import { toast } from '#design-system/toast/toast-store.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { KitchenSession } from './session.ts'
import { useKitchen } from './use-kitchen.ts'

/** Ends a session with all of its timers; for a while a toast offers to undo it. */
export function useStopCooking(): (session: KitchenSession) => void {
  const { t } = useWords()
  const { act, restore } = useKitchen()
  return (session) => {
    act(session.id, { kind: 'end' })
    toast({
      title: t('kitchen.stopped', { name: session.recipeName }),
      action: { label: t('kitchen.undo'), onPress: () => restore(session) },
    })
  }
}
