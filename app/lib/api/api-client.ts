import { readToken } from '#app/lib/storage/token.ts'
import type { Id } from '#contract/common.ts'
import { PREFETCH, PURPOSE_HEADER } from '#contract/purpose.ts'
import { ApiError } from './api-error.ts'
import { keys, type Key } from './keys.ts'

/** Statuses that count as success. */
const SUCCESS = new Set([200, 201])

/** Event on the window: a call with a token was refused. Not sent for the call that reads the member. */
export const UNAUTHORIZED = 'unauthorized'

interface ErrorBody {
  Code?: ConstructorParameters<typeof ApiError>[2]
  Message?: string
  Id?: Id
  /** More exactly why, instead of the code. */
  Reason?: 'Withdrawn'
  /** Instead of `Message` when signing in fails. */
  error_description?: string
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** Milliseconds of the header `Retry-After`, which our server writes in seconds. */
function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('Retry-After') ?? undefined)
  return seconds > 0 ? seconds * 1000 : undefined
}

/**
 * Calls the API with the stored token, if there is one. For callers that need the response
 * itself: its headers, or its body as a stream.
 *
 * @throws {ApiError} for every status but 200 and 201, and with status 0 without a response
 */
export async function openCall(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Accept-Language', document.documentElement.lang)
  const token = readToken()
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  let response: Response
  try {
    // The API redirects nowhere: whoever answers with a redirect is somebody else, such as a login page of a network.
    response = await fetch(url, { redirect: 'error', ...init, headers })
  } catch (cause) {
    throw new ApiError(0, String(cause))
  }
  if (SUCCESS.has(response.status)) return response
  if (response.status === 401 && token !== null && url !== keys.me()) {
    dispatchEvent(new Event(UNAUTHORIZED))
  }
  const {
    Message,
    Code,
    Id: id,
    Reason,
    error_description,
  } = ((await readBody(response)) ?? {}) as ErrorBody
  const message = Message ?? error_description ?? response.statusText
  throw new ApiError(response.status, message, Reason ?? Code, retryAfterOf(response), id)
}

/**
 * Calls the API and reads the JSON of the response.
 *
 * @throws {ApiError} as {@link openCall}, and for a response that is not JSON
 */
export async function callApi(url: string, init?: RequestInit): Promise<unknown> {
  const response = await openCall(url, init)
  const body = await readBody(response)
  if (body === undefined) throw new ApiError(response.status, response.statusText)
  return body
}

/** Reads a key outside of React, where components would use a hook. */
export async function fetchKey<Data>(key: Key<Data>, init?: RequestInit): Promise<Data> {
  return (await callApi(key, init)) as Data
}

/** Headers of a prefetch, which the server does not count as a view. */
export const AHEAD: HeadersInit = { [PURPOSE_HEADER]: PREFETCH }

/** Reads a key ahead of its screen. */
export function fetchAhead(key: string): Promise<unknown> {
  return callApi(key, { headers: AHEAD })
}
