import { callApi } from './api-client.ts'
import { callUrl, searchParams, type Changes } from './call.ts'

/** The request of a call, as `fetch` takes it. */
export interface CallRequest {
  url: string
  init: RequestInit
}

/** The request of a call that changes something. Its fields go as a form. */
export function requestOf<Name extends keyof Changes>(
  name: Name,
  input: Changes[Name]['input'],
): CallRequest {
  const [method = '', path = ''] = name.split(' ')
  const { params, fields }: { params?: object; fields?: object } = input
  const body = fields instanceof FormData ? fields : fields && searchParams(fields)
  return { url: callUrl(path, params), init: { method, ...(body && { body }) } }
}

/**
 * Makes a call that takes JSON.
 *
 * @param name method and path of the call in the contract
 * @throws {ApiError} as {@link send}
 */
export async function sendJson<Name extends keyof Changes>(
  name: Name,
  input: Changes[Name]['input'],
): Promise<Changes[Name]['data']> {
  const { fields, ...rest } = input as { fields?: object }
  const { url, init } = requestOf(name, rest as Changes[Name]['input'])
  const headers = { 'Content-Type': 'application/json' }
  const json = { ...init, headers, body: JSON.stringify(fields) }
  return (await callApi(url, json)) as Changes[Name]['data']
}

/**
 * Makes a call that changes something.
 *
 * @param name method and path of the call in the contract
 * @throws {ApiError} for every status but 200 and 201, and with status 0 without a response
 */
export async function send<Name extends keyof Changes>(
  name: Name,
  input: Changes[Name]['input'],
): Promise<Changes[Name]['data']> {
  const { url, init } = requestOf(name, input)
  return (await callApi(url, init)) as Changes[Name]['data']
}
