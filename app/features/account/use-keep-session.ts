import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import { UNAUTHORIZED } from '#app/lib/api/api-client.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { keys } from '#app/lib/api/keys.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useIsSignedIn, writeToken } from '#app/lib/storage/token.ts'

/** How often reading the member is tried again before giving up (D-19). */
const RETRIES = 3
/** Milliseconds before the first retry; each further one waits twice as long. */
const FIRST_WAIT = 500
/** Longest wait in milliseconds, while there is no connection. */
const LAST_WAIT = 8000

/** Whether the server says by itself that the token is no good. Too many calls say nothing of it. */
const isRefused = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429

/**
 * Reads the member and signs out when the server refuses the token, or fails for good to say who it
 * is (STA-02, D-19). No answer at all keeps the session, and so does a failure behind a member who
 * is known (D-60): a server that is broken for a while takes nobody's list away. Another call that
 * is refused lets it look at once. Once, around all screens of a member.
 */
export function useKeepSession(): void {
  const isSignedIn = useIsSignedIn()
  // The state decides, not a callback: that is told to one of several readers of a key only.
  const { data, error, mutate } = useSWR<unknown, unknown>(isSignedIn ? keys.me() : null, {
    onError: reportFailure,
  })
  const isKnown = data !== undefined
  const failures = useRef(0)
  useEffect(() => {
    if (!(error instanceof ApiError)) {
      failures.current = 0
      return undefined
    }
    const isOver = failures.current >= RETRIES && error.status !== 0 && !isKnown
    if (isRefused(error) || isOver) {
      writeToken(null)
      return undefined
    }
    const wait = Math.min(FIRST_WAIT * 2 ** failures.current, LAST_WAIT)
    failures.current += 1
    const timer = setTimeout(() => void mutate().catch(() => undefined), wait)
    return () => clearTimeout(timer)
  }, [error, isKnown, mutate])
  useEffect(() => {
    const look = () => void mutate().catch(() => undefined)
    addEventListener(UNAUTHORIZED, look)
    return () => removeEventListener(UNAUTHORIZED, look)
  }, [mutate])
}
