import { ApiError } from '#app/data/api-error.ts'
import { keys } from '#app/data/keys.ts'
import { readToken } from '#app/session/token.ts'

/** Statuses that count as success (API-04, D-22). */
const SUCCESS = new Set([200, 201])

/** Fired on the window when a call other than for the member is refused that carried a token (D-19). */
export const UNAUTHORIZED = 'unauthorized'

interface ErrorBody {
  Code?: ConstructorParameters<typeof ApiError>[2]
  Message?: string
  /** In the place of `Message` when signing in fails (D-23). */
  error_description?: string
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/**
 * Calls the API with the stored token, if there is one (API-02), for whom the body alone is not
 * enough.
 *
 * @param path a key of `app/data/keys.ts`
 * @throws {ApiError} for every answer but 200 and 201, and with status 0 when there is none
 */
export async function openCall(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Accept-Language', document.documentElement.lang)
  const token = readToken()
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  let response: Response
  try {
    response = await fetch(path, { ...init, headers })
  } catch (cause) {
    throw new ApiError(0, String(cause))
  }
  if (SUCCESS.has(response.status)) return response
  if (response.status === 401 && token !== null && path !== keys.me()) {
    dispatchEvent(new Event(UNAUTHORIZED))
  }
  const { Message, Code, error_description } = ((await readBody(response)) ?? {}) as ErrorBody
  throw new ApiError(response.status, Message ?? error_description ?? response.statusText, Code)
}

/**
 * Calls the API and reads the answer.
 *
 * @param path a key of `app/data/keys.ts`
 * @throws {ApiError} as {@link openCall}, and for an answer that is no JSON
 */
export async function callApi<Data>(path: string, init?: RequestInit): Promise<Data> {
  const response = await openCall(path, init)
  const body = await readBody(response)
  if (body === undefined) throw new ApiError(response.status, response.statusText)
  return body as Data
}

/** Reads a key: the one fetcher of every SWR hook. */
export function fetchKey<Data>(key: string): Promise<Data> {
  return callApi<Data>(key)
}
