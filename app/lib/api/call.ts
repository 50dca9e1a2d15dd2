import type { Static, TSchema } from 'typebox'
import type { calls } from '#contract/calls/calls.ts'

/** Base of the API; the address of every call begins with it. */
export const API_BASE = '/api'

type Calls = typeof calls
/** The type of one part of a call; `unknown`, which adds nothing, where the call has no such part. */
type Part<C, Name extends string> =
  C extends Record<Name, infer Schema extends TSchema> ? Static<Schema> : unknown
/** Parameters of a call: those of its path and those of its query. */
type Params<C> = Part<C, 'params'> & Part<C, 'query'>

/** Every GET call by its path, such as `/recipe/:id`. */
export type Reads = {
  [Name in keyof Calls as Calls[Name] extends { method: 'GET' } ? Calls[Name]['path'] : never]: {
    params: Params<Calls[Name]>
    data: Static<Calls[Name]['response']>
  }
}

/** Every other call by its method and path, such as `POST /recipe/:id/rate`. */
export type Changes = {
  [
    Name in keyof Calls as Calls[Name] extends { method: 'GET' }
      ? never
      : `${Calls[Name]['method']} ${Calls[Name]['path']}`
  ]: {
    input: Optional<'params', Params<Calls[Name]>> & Optional<'fields', Fields<Calls[Name]>>
    data: Static<Calls[Name]['response']>
  }
}
/** Fields of a call's form. A call without fields may get a `FormData` with a file. */
type Fields<C> = C extends { body: infer Body extends TSchema }
  ? Static<Body>
  : FormData | undefined
/** A part of the input that may be left out where nothing in it is required. */
type Optional<Name extends string, Value> = unknown extends Value
  ? { [name in Name]?: undefined }
  : object extends Value
    ? { [name in Name]?: Value }
    : undefined extends Value
      ? { [name in Name]?: Value }
      : { [name in Name]: Value }

/** Names and values as a query or a form; arrays repeat their name, undefined is left out. */
export function searchParams(values: object): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const item of [value].flat()) if (item !== undefined) search.append(name, String(item))
  }
  return search
}

/**
 * The address of a call.
 *
 * @param path with `:name` for path parameters
 * @param params path parameters; the others become the query, in their order
 */
export function callUrl(path: string, params: object = {}): string {
  const rest: Record<string, unknown> = { ...params }
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const query = String(searchParams(rest))
  return API_BASE + filled + (query && `?${query}`)
}
