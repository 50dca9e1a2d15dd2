import { callApi } from '#app/data/api-client.ts'

/** Fields of a form, by the names of the wire contract. */
export type Fields = Readonly<Record<string, string | number | boolean>>

/**
 * Makes a call that changes something. Its fields go as a form (D-26).
 *
 * @param path a path of `app/data/keys.ts`
 * @throws {ApiError} for every answer but 200 and 201, and with status 0 when there is none
 */
export function send<Data>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  fields?: Fields,
): Promise<Data> {
  if (!fields) return callApi<Data>(path, { method })
  const pairs = Object.entries(fields).map(([name, value]) => [name, String(value)])
  return callApi<Data>(path, { method, body: new URLSearchParams(pairs) })
}
