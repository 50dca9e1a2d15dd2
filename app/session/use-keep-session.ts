import { useEffect } from 'react'
import useSWR from 'swr'
import { UNAUTHORIZED } from '#app/data/api-client.ts'
import { ApiError } from '#app/data/api-error.ts'
import { keys } from '#app/data/keys.ts'
import { reportFailure } from '#app/data/report-failure.ts'
import { useIsSignedIn, writeToken } from '#app/session/token.ts'

/** How often reading the member is tried again before giving up (D-19). */
const RETRIES = 3
/** Milliseconds before the first retry; each further one waits twice as long. */
const FIRST_WAIT = 500

/** Whether the server says by itself that the token is no good. Too many calls say nothing of it. */
const isRefused = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429

/**
 * Reads the member and signs out when the server refuses the token or fails for good (STA-02,
 * D-19); no answer at all keeps the session. Another call that is refused lets it look at once.
 * Once, around all screens of a member.
 */
export function useKeepSession(): void {
  const isSignedIn = useIsSignedIn()
  const { mutate } = useSWR<unknown, unknown>(isSignedIn ? keys.me() : null, {
    onError: reportFailure,
    onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
      if (!(error instanceof ApiError)) return
      const isOver = retryCount > RETRIES && error.status !== 0
      if (isRefused(error) || isOver) writeToken(null)
      else setTimeout(() => void revalidate({ retryCount }), FIRST_WAIT * 2 ** (retryCount - 1))
    },
  })
  useEffect(() => {
    const look = () => void mutate().catch(() => undefined)
    addEventListener(UNAUTHORIZED, look)
    return () => removeEventListener(UNAUTHORIZED, look)
  }, [mutate])
}
