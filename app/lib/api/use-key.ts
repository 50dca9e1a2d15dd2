import useSWR from 'swr'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Key } from './keys.ts'

/** The state of one key; hooks give `data` its own name. */
export interface Answer<Data> {
  /** Undefined while nothing has arrived; null where the API says that there is nothing. */
  data: Data | undefined
  /** Why there is no data; a failure behind data on screen is only logged (D-60). */
  error: unknown
  /** Neither data nor a failure yet. The only sign of waiting that screens show. */
  isPending: boolean
  /** Asks again; resolves when the answer or the failure is there. */
  retry: () => Promise<unknown>
}

/**
 * Reads one key of `app/lib/api/keys.ts`. Every hook is one line over it. Failures are
 * logged (ERR-28).
 *
 * @param key null while it is not known, or when there is nothing to read
 */
export function useKey<Data>(key: Key<Data> | null): Answer<Data> {
  const { data, error, mutate } = useSWR<Data, unknown>(key, { onError: reportFailure })
  return {
    data,
    error: data === undefined ? error : undefined,
    isPending: key !== null && data === undefined && error === undefined,
    retry: () => mutate().catch(() => undefined),
  }
}
