import useSWR from 'swr'
import { reportFailure } from '#app/data/report-failure.ts'

/** What a screen knows of a key. */
export interface Read<Data> {
  data: Data | undefined
  /** Why there is no data; a failure behind data on screen is only logged (D-60). */
  error: unknown
  /** The answer is on its way and nothing can be shown yet. */
  isPending: boolean
  /** Asks again; resolves when the answer is there, whatever it is. */
  retry: () => Promise<unknown>
}

/**
 * Reads a key of `app/data/keys.ts`. Failures are logged (ERR-28).
 *
 * @param key null reads nothing
 */
export function useRead<Data>(key: string | null): Read<Data> {
  const { data, error, mutate } = useSWR<Data, unknown>(key, { onError: reportFailure })
  return {
    data,
    error: data === undefined ? error : undefined,
    isPending: key !== null && data === undefined && error === undefined,
    retry: () => mutate().catch(() => undefined),
  }
}
