import { callApi, fetchKey } from '#app/lib/api/api-client.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { callUrl } from '#app/lib/api/call.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import type { Kitchen, KitchenChange } from '#contract/kitchen/kitchen.ts'

/** The captive portal of a network may respond with success. */
function checked(answer: unknown): Kitchen {
  const { Version, Now, Records } = (answer ?? {}) as Partial<Kitchen>
  if (Version !== undefined && Now !== undefined && Array.isArray(Records)) {
    return { Version, Now, Records }
  }
  throw new ApiError(200, 'Not a response of the kitchen.')
}

/**
 * Fetches what is newer than a version.
 *
 * @throws {ApiError} when the server does not answer
 */
export async function fetchKitchen(since: number, signal: AbortSignal): Promise<Kitchen> {
  return checked(await fetchKey(keyOf('/kitchen', { Since: since }), { signal }))
}

/**
 * Sends changes; resolves with what stands where they were sent.
 *
 * @throws {ApiError} when the server refuses them or does not answer
 */
export async function sendChanges(
  changes: readonly KitchenChange[],
  signal: AbortSignal,
): Promise<Kitchen> {
  return checked(
    await callApi(callUrl('/kitchen/changes'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ Changes: changes }),
      signal,
    }),
  )
}
