import { useCallback, useRef, useState } from 'react'
import { toast } from '#design-system/toast/toast-store.ts'
import { reportFailure } from '#app/data/report-failure.ts'
import { useWords } from '#app/words/words-provider.tsx'

/** Code that is fetched when somebody asks for it. */
export interface OnDemand<Code> {
  /** Undefined until it has been asked for and is there. */
  code: Code | undefined
  /** It has been asked for and is on its way. */
  isPending: boolean
  /** Fetches it, once; a failure is told in a toast, and asking again tries again. */
  ask: () => void
}

/**
 * Keeps code out of a page until it is asked for, by a press for example.
 *
 * @param load a function of a module, so that it stays the same; imports the code
 */
export function useOnDemand<Code>(load: () => Promise<Code>): OnDemand<Code> {
  const { t } = useWords()
  const [code, setCode] = useState<Code>()
  const [isPending, setPending] = useState(false)
  const isAsked = useRef(false)
  const ask = useCallback(async () => {
    if (isAsked.current) return
    isAsked.current = true
    setPending(true)
    try {
      const loaded = await load()
      setCode(() => loaded)
    } catch (error) {
      isAsked.current = false
      reportFailure(error)
      toast({ tone: 'error', title: t('errors.title'), description: t('errors.text') })
    }
    setPending(false)
  }, [load, t])
  return { code, isPending, ask: useCallback(() => void ask(), [ask]) }
}
