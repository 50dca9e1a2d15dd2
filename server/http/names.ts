import type { FastifyInstance, RouteOptions } from 'fastify'

/**
 * Matches query and form names case-insensitively (D-26). Before validation, names are changed to
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
