import { useCallback, useRef, useState } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'

/** The state of code that is fetched on demand. */
export interface OnDemand<Code> {
  /** Undefined until it has loaded. */
  code: Code | undefined
  isPending: boolean
  /** Whether the last attempt failed. */
  hasFailed: boolean
  /** Fetches the code unless it is loading or loaded. */
  ask: () => void
}

/**
 * Fetches code on demand, for example when a button is pressed.
 *
 * @param load imports the code; has to be a stable function
 */
export function useOnDemand<Code>(load: () => Promise<Code>): OnDemand<Code> {
  const [code, setCode] = useState<Code>()
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')
  const isAsked = useRef(false)
  const ask = useCallback(async () => {
    if (isAsked.current) return
    isAsked.current = true
    setState('pending')
    try {
      const loaded = await load()
      setCode(() => loaded)
      setState('idle')
    } catch (error) {
      isAsked.current = false
      reportFailure(error)
      setState('failed')
    }
  }, [load])
  return {
    code,
    isPending: state === 'pending',
    hasFailed: state === 'failed',
    ask: useCallback(() => void ask(), [ask]),
  }
}
