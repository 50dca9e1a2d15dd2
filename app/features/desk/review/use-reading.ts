import { useEffect, useState } from 'react'
import { ApiError } from '#app/lib/api/api-error.ts'
import { callApi } from '#app/lib/api/api-client.ts'
import { requestOf } from '#app/lib/api/send.ts'
import type { Id } from '#contract/common.ts'
import { READING_MS } from '#contract/publishing/limits.ts'

/** Milliseconds after which an editor says again that they are reading. */
const RENEW_MS = READING_MS / 3

/** Says that a submission is read no longer, also when the page is closed. */
function leave(id: Id): void {
  const { url, init } = requestOf('DELETE /desk/submissions/:id/reading', { params: { id } })
  void callApi(url, { ...init, keepalive: true }).catch(() => undefined)
}

/**
 * Says that a submission is being read for as long as it is on screen, so that others at the desk see it, and
 * brings what has changed about it meanwhile.
 *
 * @param id 0 while nobody is reading, such as before it has been fetched
 * @param read says it once
 * @returns whether the submission is gone
 */
export function useReading(id: Id, read: () => Promise<unknown>): boolean {
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    if (id === 0) return undefined
    const renew = async () => {
      if (document.visibilityState === 'hidden') return
      try {
        await read()
        setGone(false)
      } catch (error) {
        // Anything else may be better the next time.
        if (error instanceof ApiError && error.status === 404) setGone(true)
      }
    }
    const onLeave = () => leave(id)
    const onShow = () => void renew()
    void renew()
    const timer = setInterval(onShow, RENEW_MS)
    addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onShow)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onShow)
      leave(id)
    }
  }, [id, read])
  return isGone
}
