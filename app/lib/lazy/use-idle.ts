import { useEffect, useState } from 'react'
import { idle } from './when-idle.ts'

/** Whether the page had nothing more urgent to do after its first render: then late code is fetched. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => void idle().then(() => setIdle(true)), [])
  return isIdle
}
