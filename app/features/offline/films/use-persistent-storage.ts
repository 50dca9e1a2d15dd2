import { useCallback, useEffect, useState } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'

/** Whether the browser has promised to remove nothing of this site by itself. */
export interface PromiseToKeep {
  /** Undefined while nobody has looked. */
  readonly isGiven: boolean | undefined
  /** Asks for it; the browser may ask the cook. Resolves with whether it is given. */
  readonly ask: () => Promise<boolean>
}

/** The browser's promise to keep what this site has stored, see `navigator.storage.persist`. */
export function usePromiseToKeep(): PromiseToKeep {
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
