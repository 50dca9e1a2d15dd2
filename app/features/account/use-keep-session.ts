import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import { UNAUTHORIZED } from '#app/lib/api/api-client.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { keys } from '#app/lib/api/keys.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useIsSignedIn, writeToken } from '#app/lib/storage/token.ts'
import { type Backoff, backoffMs } from '#contract/backoff.ts'

/** Number of retries before the member counts as failed. */
const RETRIES = 3
/** Delays between the attempts, the longest while there is no connection. */
const BACKOFF: Backoff = { firstMs: 500, factor: 2, maxMs: 8000 }

/** Whether the server has refused the token; 429 does not mean that. */
const isRefused = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429

/**
 * Reads the member and signs out when the server refuses the token, or when all retries of the first
 * read fail. The session is kept without a connection, and when revalidating a known
 * member fails, so that an outage does not cost anybody their list. A refused call elsewhere
 * triggers a read at once. Called once, around all screens of a member.
 */
export function useKeepSession(): void {
  const isSignedIn = useIsSignedIn()
  // Uses the state, because SWR calls only one of several `onError` callbacks of a key.
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
    failures.current += 1
    const wait = backoffMs(BACKOFF, failures.current)
    const timer = setTimeout(() => void mutate().catch(() => undefined), wait)
    return () => clearTimeout(timer)
  }, [error, isKnown, mutate])
  useEffect(() => {
    const revalidate = () => void mutate().catch(() => undefined)
    addEventListener(UNAUTHORIZED, revalidate)
    return () => removeEventListener(UNAUTHORIZED, revalidate)
  }, [mutate])
}
