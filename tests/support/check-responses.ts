import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/calls.ts'
import type { App } from '#server/http/app-type.ts'

/** A call with a pattern of its path. */
interface Known {
  readonly method: string
  readonly path: RegExp
  /** Parameters of the path; of two calls that match, the one with fewer is meant. */
  readonly parameters: number
  readonly response: TSchema
}

const KNOWN: Known[] = Object.values<Call>(calls).map(({ method, path, response }) => ({
  method,
  path: new RegExp(`^/api${path.replace(/:\w+\?/gu, '[^/]*').replace(/:\w+/gu, '[^/]+')}/?$`, 'iu'),
  parameters: path.split(':').length,
  response,
}))

function callOf(method: string, url: string): Known | undefined {
  const path = url.split('?', 1)[0] ?? ''
  return KNOWN.filter((known) => known.method === method && known.path.test(path)).toSorted(
    (a, b) => a.parameters - b.parameters,
  )[0]
}

/** Paths of the fields of `value` that its schema does not have. */
export function fieldsOutside(schema: TSchema, value: unknown): string[] {
  return missing(value, Value.Clean(schema, Value.Clone(value)), '')
}

function missing(value: unknown, cleaned: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => {
    const at = `${path}/${name}`
    if (typeof cleaned !== 'object' || cleaned === null || !(name in cleaned)) return [at]
    return missing(field, (cleaned as Record<string, unknown>)[name], at)
  })
}

/**
 * Lets each response that a test gets from the API fail it if it holds a field that the contract does
 * not have: responses are written without a serializer that would leave it out.
 */
export function checkResponses(app: App): void {
  const inject = app.inject.bind(app) as unknown as (request: object) => Promise<{
    statusCode: number
    headers: Record<string, unknown>
    body: string
  }>
  const checked = async (request: string | { method?: string; url?: unknown }) => {
    const asked = typeof request === 'string' ? { url: request } : request
    const response = await inject(asked)
    const call = callOf((asked.method ?? 'GET').toUpperCase(), String(asked.url))
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    if (!call || !isJson || response.statusCode >= 300) return response
    const outside = fieldsOutside(call.response, JSON.parse(response.body))
    if (outside.length > 0)
      throw new Error(
        `${String(asked.url)} answers fields outside of its schema: ${outside.join()}`,
      )
    return response
  }
  Object.assign(app, { inject: checked })
}
