import type { TSchema } from 'typebox'
import { expect, test } from 'vitest'
import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/calls.ts'
import { adminCommand } from '#server/desk/admin-command.ts'
import { databases } from './support/database.ts'
import { addOwn, CRUMBLE, startOwn } from './support/own-recipes.ts'
import { sampleOf, type Shape } from './support/sample-of.ts'

const NUL = 'a\0b'
/** SQLite takes NUL characters. */
const onPostgres = databases.filter((engine) => engine === 'postgres')

/** The parts with another value for one of them. */
const withPart = (parts: object, name: string, value: unknown) => ({ ...parts, [name]: value })

/** Values in which one text after the other has a NUL. */
function withNul(schema: Shape | undefined): unknown[] {
  if (!schema) return []
  const { type, properties, items, anyOf } = schema
  if (anyOf) return anyOf.flatMap(withNul)
  if (properties) {
    const whole = sampleOf(schema) as Record<string, unknown>
    return Object.entries(properties).flatMap(([name, one]) =>
      withNul(one).map((value) => withPart(whole, name, value)),
    )
  }
  if (items) return withNul(items).map((value) => [value])
  return type === 'string' ? [NUL] : []
}

const pairsOf = (parts: unknown) =>
  new URLSearchParams(
    Object.entries((parts ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, String(one)]),
    ),
  ).toString()

/** Requests of a call, in each of which one text has a NUL. */
function requestsOf({ params, query, body }: Call) {
  const parts = { params, query, body } as Record<string, TSchema | undefined>
  const plain = Object.fromEntries(
    Object.entries(parts).map(([part, schema]) => [part, schema && sampleOf(schema as Shape)]),
  )
  return Object.entries(parts).flatMap(([part, schema]) =>
    withNul(schema).map((value) => withPart(plain, part, value)),
  ) as { params?: Record<string, string | number>; query?: unknown; body?: object }[]
}

test.for(onPostgres)(
  'no call fails in the server when a text has a NUL character (%s)',
  async (engine) => {
    const { app, ada, database } = await startOwn(engine)
    for (const role of ['admin', 'author']) {
      await adminCommand(database.db, ['grant', 'ada@simmer.example', role])
    }
    const failed: string[] = []
    let count = 0
    for (const call of Object.values(calls) as Call[]) {
      for (const { params = {}, query, body } of requestsOf(call)) {
        const path = call.path.replaceAll(/:(\w+)/gu, (_, name: string) =>
          encodeURIComponent(String(params[name] ?? '1')),
        )
        const { statusCode } = await app.inject({
          method: call.method,
          url: `/api${path}?${pairsOf(query)}`,
          headers: call.auth === 'no' ? {} : ada,
          ...(body && { payload: body }),
        })
        count += 1
        if (statusCode >= 500)
          failed.push(`${call.method} ${path} ${JSON.stringify({ query, body })}`)
      }
    }
    expect(failed).toEqual([])
    expect(count).toBeGreaterThan(100)
  },
)

test.for(databases)('a draft with NUL characters is kept without them (%s)', async (engine) => {
  const { app, ada } = await startOwn(engine)
  const [status, { Draft }] = await addOwn(app, ada, {
    ...CRUMBLE,
    Name: { en: 'Plum\0 crumble' },
    Steps: [{ Key: 'cook', Text: { en: 'Co\0ok.' } }],
  })
  expect([status, Draft.Name, Draft.Steps[0]?.Text]).toEqual([
    201,
    { en: 'Plum crumble' },
    { en: 'Cook.' },
  ])
})
