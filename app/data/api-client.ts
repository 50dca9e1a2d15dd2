import { ApiError } from '#app/data/api-error.ts'
import { readToken } from '#app/session/token.ts'

/** Statuses that count as success (API-04, D-22). */
const SUCCESS = new Set([200, 201])

/** Fired on the window when a call is refused that carried a token (D-19). */
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
 * Calls the API with the stored token, if there is one (API-02).
 *
 * @param path a key of `app/data/keys.ts`
 * @throws {ApiError} for every answer but 200 and 201, and with status 0 when there is none
 */
export async function callApi<Data>(path: string, init: RequestInit = {}): Promise<Data> {
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
  const body = await readBody(response)
  if (SUCCESS.has(response.status) && body !== undefined) return body as Data
  if (response.status === 401 && token !== null) dispatchEvent(new Event(UNAUTHORIZED))
  const { Message, Code, error_description } = (body ?? {}) as ErrorBody
  throw new ApiError(response.status, Message ?? error_description ?? response.statusText, Code)
}

/** Reads a key: the one fetcher of every SWR hook. */
export function fetchKey<Data>(key: string): Promise<Data> {
  return callApi<Data>(key)
}
