import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '#design-system/lib/store.ts'

const isShown = createStore(false)

/** Marks the stage as shown while the calling component is mounted. The stage rings by itself. */
export function useShowStage(): void {
  useEffect(() => {
    isShown.set(true)
    return () => isShown.set(false)
  }, [])
}

/** Whether the stage of a kitchen is on screen. */
export function useIsStageShown(): boolean {
  return useSyncExternalStore(isShown.subscribe, isShown.get, () => false)
}
