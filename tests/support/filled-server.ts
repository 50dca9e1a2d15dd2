import type { Static } from 'typebox'
import { Value } from 'typebox/value'
import { afterAll, expect } from 'vitest'
import type { Call } from '#contract/calls/call.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { SlugKind } from '#server/db/tables/catalogue.ts'
import type { App } from '#server/http/app-type.ts'
import { makeTestDatabase, type TestDatabase } from './database.ts'
import { NO_BOUNDS, NO_LIMITS } from './no-limits.ts'

/** A read-only server with the demo catalogue, shared by the tests of a file. */
export interface FilledServer {
  app: App
  database: TestDatabase
  /** Makes a GET call as a visitor, and returns its response, which matches the contract. */
  read: <C extends Call>(call: C, request?: CallRequest) => Promise<Static<C['response']>>
  /** The id of an entity of the catalogue by its slug. */
  idOf: (kind: SlugKind, slug: string) => Promise<number>
}

/** Parameters of a call. */
export interface CallRequest {
  id?: number
  /** A parameter with several values is repeated. */
  query?: Record<string, string | number | boolean | readonly (string | number)[]>
}

/** One filled server per engine for the whole test file, started on first use. */
export function filledServers(): (engine: EngineName) => Promise<FilledServer> {
  const started = new Map<EngineName, Promise<FilledServer>>()
  afterAll(async () => {
    for (const server of started.values()) {
      const { app, database } = await server
      await app.close()
      await database.close()
    }
  })
  return async (engine) => {
    const server = started.get(engine) ?? start(engine)
    started.set(engine, server)
    return await server
  }
}

async function start(engine: EngineName): Promise<FilledServer> {
  const database = await makeTestDatabase(engine, { filled: true })
  const config = readConfig({ LOG_LEVEL: 'silent', ...database.config })
  const app = await buildApp({ config, database, limits: NO_LIMITS, overload: NO_BOUNDS })
  return {
    app,
    database,
    read: (call, request) => readCall(app, call, request),
    idOf: async (kind, slug) => {
      const row = await database.db
        .selectFrom('slugs')
        .select('id')
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
      return row.id
    },
  }
}

/** Makes a GET call as a visitor; the response matches the contract. */
export async function readCall<C extends Call>(
  app: App,
  call: C,
  request: CallRequest = {},
): Promise<Static<C['response']>> {
  const url = addressOf(call, request)
  const answer = await app.inject({ url })
  expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 })
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const body = answer.json<Static<C['response']>>()
  expect(Value.Errors(call.response, body)).toEqual([])
  return body
}

/** The address of a call under the default base. */
export function addressOf(call: Call, { id, query = {} }: CallRequest = {}): string {
  const parameters = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, String(value)]),
  )
  return `/api${call.path.replace(':id', String(id))}?${new URLSearchParams(parameters)}`
}
