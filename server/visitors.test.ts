import { expect, test } from 'vitest'
import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/calls.ts'
import { databases } from '#tests/support/database.ts'
import { addressOf, filledServers } from '#tests/support/filled-server.ts'

const server = filledServers()

/** What some calls need; the others do not read it. */
const query = { term: 'a', Tag: 'Vegan', Ids: 1, StepId: 1 }
/** Without those that only whoever has a secret link may make, and what tells of a withdrawn cookbook or of one comment. */
const reads = Object.values<Call>(calls).filter(
  ({ method, auth, path }) =>
    method === 'GET' && auth !== 'yes' && !/:token|:commentId|\/withdrawn$/.test(path),
)

test.for(databases)(
  'ROL-01 a visitor may make every call that reads, even with an invalid token (%s)',
  async (engine) => {
    const { app } = await server(engine)
    expect(reads.length).toBeGreaterThan(15)
    for (const call of reads) {
      const url = addressOf(call, { id: 1, query })
      for (const headers of [{}, { authorization: 'Bearer nobody' }]) {
        const answer = await app.inject({ url, headers })
        expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 })
      }
    }
  },
)

test.for(databases)(
  'what is served is what the contract has, and no call of it writes the catalogue (%s)',
  async (engine) => {
    const { app } = await server(engine)
    const description = await app.inject({ url: '/api/openapi.json' })
    const { paths } = description.json<{ paths: Record<string, Record<string, unknown>> }>()
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const known = Object.values<Call>(calls).map(
      ({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    // Of whoever runs the server, not of the app.
    known.push('GET /api/health', 'GET /api/live')
    expect(served).not.toHaveLength(0)
    for (const call of served) expect(known).toContain(call)
    const writesContent = served.filter((call) =>
      /^(POST|PUT|PATCH|DELETE) \/api\/(recipe|book|author|ingredient|tool|tag|video)s?(\/\{\w+\})?$/.test(
        call,
      ),
    )
    expect(writesContent).toEqual([])
  },
)
