import type { FastifyInstance, RouteOptions } from 'fastify'

/**
 * Matches query and form names case-insensitively. Before validation, names are changed to
 * the spelling of the route's schema. Values of several spellings are merged.
 */
export function matchNamesAnyCase(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const query = namesOf(route.schema?.querystring)
    const body = namesOf(route.schema?.body)
    if (query.size === 0 && body.size === 0) return
    const match: NonNullable<RouteOptions['preValidation']> = (request, _reply, done) => {
      rename(request.query, query)
      rename(request.body, body)
      done()
    }
    route.preValidation = [match, route.preValidation ?? []].flat()
  })
}

/** Lower-case name → the schema's name. */
type Names = ReadonlyMap<string, string>

function namesOf(schema: unknown): Names {
  const { properties = {} } = (schema ?? {}) as { properties?: object }
  return new Map(Object.keys(properties).map((name) => [name.toLowerCase(), name]))
}

function rename(values: unknown, names: Names): void {
  if (typeof values !== 'object' || values === null) return
  const fields = values as Record<string, unknown>
  for (const given of Object.keys(fields)) {
    const name = names.get(given.toLowerCase())
    if (name === undefined || name === given) continue
    const value = fields[given]
    delete fields[given]
    fields[name] = name in fields ? [fields[name], value].flat() : value
  }
}

/** Digits that a double represents exactly; no limit of a call is longer. */
const WHOLE_NUMBER = /^-?\d{1,15}$/

/**
 * Accepts only digits as a whole number, and in JSON a number. Ajv coerces "Infinity" and "1e999"
 * to numbers without checking minimum or maximum, and null and false to 0. Here they become values
 * that Ajv refuses for that field.
 */
export function takeOnlyDigits(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { params, querystring, body } = route.schema ?? {}
    const names = [params, querystring, body].map(wholeNumbersOf)
    if (names.every(({ length }) => length === 0)) return
    const check: NonNullable<RouteOptions['preValidation']> = (request, _reply, done) => {
      const parts = [request.params, request.query, request.body]
      for (const [index, part] of parts.entries()) refuseOthers(part, names[index] ?? [])
      done()
    }
    route.preValidation = [route.preValidation ?? [], check].flat()
  })
}

function wholeNumbersOf(schema: unknown): string[] {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, Property> }
  return Object.entries(properties)
    .filter(([, { type, items }]) => type === 'integer' || items?.type === 'integer')
    .map(([name]) => name)
}

interface Property {
  type?: string
  items?: { type?: string }
}

function refuseOthers(part: unknown, names: readonly string[]): void {
  if (typeof part !== 'object' || part === null) return
  const fields = part as Record<string, unknown>
  for (const name of names) {
    const value = fields[name]
    if (Array.isArray(value)) fields[name] = value.map(checked)
    else if (value !== undefined) fields[name] = checked(value)
  }
}

function checked(value: unknown): unknown {
  if (typeof value === 'number') return value
  return typeof value === 'string' && WHOLE_NUMBER.test(value) ? value : 'NaN'
}
