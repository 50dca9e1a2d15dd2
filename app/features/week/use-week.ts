import { useEffect, useSyncExternalStore } from 'react'
import { useUsername } from '#app/features/shopping/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { weekStore } from './sync/stores.ts'

const never = () => () => undefined
const nothing = () => undefined

/** The week of the member as this device has it, and its store; both undefined while nobody is known. */
export function useWeek() {
  const { langId } = useWords()
  const store = weekStore(useUsername())
  const state = useSyncExternalStore(store?.subscribe ?? never, store?.state ?? nothing, nothing)
  useEffect(() => store?.follow(langId), [store, langId])
  return { store, state }
}
