import { useRef, useState } from 'react'
import { useFailureToast } from '#app/lib/api/failure-toast.ts'
import { reportFailure } from '#app/lib/report-failure.ts'

/** Makes one change at a time on the server. */
export interface Changing {
  /** Whether one is being made. */
  isPending: boolean
  /**
   * Makes a change; a failure is shown in a toast and logged. A second press meanwhile has no effect.
   *
   * @param failed what to say when it fails
   * @returns whether the server has made it
   */
  change: (failed: string, make: () => Promise<unknown>) => Promise<boolean>
}

/** Makes changes that need the server, each once. */
export function useChange(): Changing {
  const [isPending, setPending] = useState(false)
  // The state of the last render would let a double press through.
  const isBusy = useRef(false)
  const showFailure = useFailureToast()
  const change: Changing['change'] = async (failed, make) => {
    if (isBusy.current) return false
    isBusy.current = true
    setPending(true)
    try {
      await make()
      return true
    } catch (error) {
      reportFailure(error)
      showFailure({ error, title: failed })
      return false
    } finally {
      isBusy.current = false
      setPending(false)
    }
  }
  return { isPending, change }
}
