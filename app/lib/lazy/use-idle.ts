import { startTransition, useEffect, useState } from 'react'
import { idle } from './when-idle.ts'

/** Whether the page had nothing more urgent to do after its first render: then late code is fetched. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // In slices: several parts of a page come at once.
    void idle().then(() => startTransition(() => setIdle(true)))
  }, [])
  return isIdle
}
