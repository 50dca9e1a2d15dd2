import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/lib/api/api-error.ts'
import { fetchKey } from '#app/lib/api/api-client.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import type { LangId } from '#contract/languages.ts'

/** Milliseconds between two readings of a list that is open. */
const READ_MS = 5000

/**
 * A list as whoever has its link sees it. It is read again as long as the page is visible; `error` then
 * says that the link was revoked.
 */
export function useReadList(token: string, langId: LangId) {
  const key = keys.readList(token, langId)
  const { data, error, ...state } = useKey(key)
  const { write } = useCacheEditor()
  const [readAt, setReadAt] = useState(Date.now)
  const [gone, setGone] = useState<unknown>()
  const isBusy = useRef(false)
  const isRead = data !== undefined
  useEffect(() => {
    if (!isRead) return undefined
    setReadAt(Date.now())
    const again = async () => {
      if (document.hidden || isBusy.current) return
      isBusy.current = true
      try {
        await write(key, await fetchKey(keys.readList(token, langId, true)))
        setReadAt(Date.now())
      } catch (failure) {
        // Without a connection the list stays, with the time of the last reading.
        if (failure instanceof ApiError && failure.status === 404) setGone(failure)
      } finally {
        isBusy.current = false
      }
    }
    const timer = setInterval(() => void again(), READ_MS)
    const onReturn = () => void again()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `write` is another one each time
  }, [isRead, key])
  const isGone = gone !== undefined
  return { list: isGone ? undefined : data, error: gone ?? error, readAt, ...state }
}
