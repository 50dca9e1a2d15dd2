import { useCallback, useEffect, useState } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'

/** Whether the storage of this site is persistent. */
export interface PersistentStorage {
  /** Undefined while this is being checked. */
  readonly isGiven: boolean | undefined
  /** Requests it, which may prompt the cook. Resolves with whether it is granted. */
  readonly ask: () => Promise<boolean>
}

/** Reads and requests persistent storage, see `navigator.storage.persist`. */
export function usePersistentStorage(): PersistentStorage {
  const [isGiven, setGiven] = useState<boolean>()
  useEffect(() => {
    navigator.storage.persisted().then(setGiven).catch(reportFailure)
  }, [])
  const ask = useCallback(async () => {
    const given = await navigator.storage.persist()
    setGiven(given)
    return given
  }, [])
  return { isGiven, ask }
}
