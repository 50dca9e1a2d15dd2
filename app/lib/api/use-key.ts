import useSWR from 'swr'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Key } from './keys.ts'
import { useOnScreen } from './on-screen.ts'

/** The state of one key. Hooks rename `data` to what it is. */
export interface KeyState<Data> {
  /** Undefined before the first response; null where the API returns null. */
  data: Data | undefined
  /** Why there is no data. While data is shown, failures are only logged. */
  error: unknown
  /** Neither data nor an error yet. Revalidation does not set it. */
  isPending: boolean
  /** Fetches again. Resolves when that has settled. */
  retry: () => Promise<unknown>
}

/**
 * Reads one key of `app/lib/api/keys.ts`. Failures are logged.
 *
 * @param key null while it is not known, or when there is nothing to read
 */
export function useKey<Data>(key: Key<Data> | null): KeyState<Data> {
  const { data, error, mutate } = useSWR<Data, unknown>(key, { onError: reportFailure })
  useOnScreen(key)
  return {
    data,
    error: data === undefined ? error : undefined,
    isPending: key !== null && data === undefined && error === undefined,
    retry: () => mutate().catch(() => undefined),
  }
}
