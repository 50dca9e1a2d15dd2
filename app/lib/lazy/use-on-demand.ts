import { useCallback, useRef, useState } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'

/** Code that is fetched when somebody asks for it. */
export interface OnDemand<Code> {
  /** Undefined until it has been asked for and is there. */
  code: Code | undefined
  /** It has been asked for and is on its way. */
  isPending: boolean
  /** It did not come, and nobody has asked again since. */
  hasFailed: boolean
  /** Fetches it, once; after a failure once more. */
  ask: () => void
}

/**
 * Keeps code out of a page until it is asked for, by a press for example.
 *
 * @param load a function of a module, so that it stays the same; imports the code
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
