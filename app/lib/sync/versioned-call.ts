import { openCall } from '#app/lib/api/api-client.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import type { Key } from '#app/lib/api/keys.ts'
import { FORMAT_HEADER, LIST_FORMAT, VERSION_HEADER } from '#contract/shopping/sync.ts'

/** A response, and the version of lists and week that it includes at least. */
export interface Versioned<Data> {
  readonly data: Data
  readonly version: number
}

/**
 * Makes a call of the shopping list or the week.
 *
 * @throws {ApiError} as `openCall`, and for a response without a version
 */
export async function call(url: string, init: RequestInit): Promise<Versioned<unknown>> {
  const headers = new Headers(init.headers)
  headers.set(FORMAT_HEADER, String(LIST_FORMAT))
  const response = await openCall(url, { ...init, headers })
  const version = response.headers.get(VERSION_HEADER)
  // The captive portal of a shop's network may respond with success.
  if (version === null) throw new ApiError(response.status, 'Not a response of the list.')
  return { data: await response.json(), version: Number(version) }
}

/** Fetches a key of the shopping list or the week, see {@link call}. */
export const fetchVersioned = <Data>(key: Key<Data>, signal: AbortSignal) =>
  call(key, { signal }) as Promise<Versioned<Data>>
