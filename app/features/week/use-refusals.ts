import { useEffect } from 'react'
import { toast } from '#design-system/toast/toast-store.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { WeekOperation } from './sync/operation.ts'
import type { WeekStore } from './sync/week-store.ts'

/** Says once which changes the server does not take. The week is as it was by then. */
export function useRefusals(
  store: WeekStore | undefined,
  refused: readonly WeekOperation[] | undefined,
): void {
  const { t } = useWords()
  useEffect(() => {
    for (const { key, change, refused: description } of refused ?? []) {
      const name = change.kind === 'add' ? (change.recipe?.Name ?? change.meal.Words ?? '') : ''
      toast({
        tone: 'error',
        title: t(`week.refused.${change.kind}`, { name }),
        ...(description !== undefined && { description }),
      })
      store?.dismiss(key)
    }
  }, [store, refused, t])
}
