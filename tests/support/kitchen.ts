import { randomUUID } from 'node:crypto'
import { Value } from 'typebox/value'
import { expect } from 'vitest'
import {
  Kitchen,
  type KitchenChange,
  type KitchenRecord,
  type SessionValue,
  type TimerValue,
} from '#contract/kitchen/kitchen.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { newMember } from './members.ts'
import { startTestServer } from './server.ts'

/** When the kitchen of a test opens, in milliseconds since 1970. */
export const OPENING = Date.UTC(2026, 10, 23, 12)

type Headers = Record<string, string>

/** A server whose clock the test turns, with a member who cooks and another who must not see it. */
export async function startKitchen(engine: EngineName) {
  const clock = { now: OPENING }
  const server = await startTestServer(engine, { now: () => new Date(clock.now) })
  const ada = await newMember(server.app)
  const ben = await newMember(server.app, { email: 'ben@simmer.example', username: 'ben' })
  return { ...server, clock, ada, ben }
}

/** Sends changes, or anything else in their place. */
export async function post(app: App, headers: Headers, Changes: unknown) {
  const url = '/api/kitchen/changes'
  return await app.inject({ method: 'POST', url, headers, payload: { Changes } })
}

/** Sends changes that have to succeed. */
export async function change(app: App, headers: Headers, ...changes: KitchenChange[]) {
  return answerOf(await post(app, headers, changes))
}

/** Reads a kitchen. */
export async function readKitchen(app: App, headers: Headers, since = 0) {
  return answerOf(await app.inject({ url: `/api/kitchen?Since=${since}`, headers }))
}

function answerOf(answer: Awaited<ReturnType<typeof post>>): Kitchen {
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  const body = answer.json<Kitchen>()
  expect(Value.Errors(Kitchen, body)).toEqual([])
  return body
}

/** A record as a device sends it. */
export function sent(record: KitchenRecord): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'Version'))
}

/** A session at its mise en place. */
export function session(
  SessionId: string,
  ActedAt = OPENING,
  differences: Partial<SessionValue> = {},
): KitchenChange & { Kind: 'session' } {
  const Value: SessionValue = {
    RecipeId: 12,
    RecipeName: 'Roast chicken',
    StepCount: 7,
    Mark: 1,
    People: 4,
    Step: 0,
    Moment: 'ready',
    Done: [],
    StartedAt: OPENING,
    EndedAt: null,
    ...differences,
  }
  return { SessionId, Kind: 'session', Id: 'session', ActedAt, Value }
}

/** A tick of an ingredient. */
export function tick(
  SessionId: string,
  ActedAt = OPENING,
  IsTicked = true,
  Id = 'ingredient:5',
): KitchenChange & { Kind: 'tick' } {
  return { SessionId, Kind: 'tick', Id, ActedAt, Value: { IsTicked } }
}

/** A timer of 25 minutes. */
export function timer(
  SessionId: string,
  ActedAt = OPENING,
  differences: Partial<TimerValue> = {},
  Id: string = randomUUID(),
): KitchenChange & { Kind: 'timer' } {
  const Value = {
    Step: 5,
    Time: 0,
    Name: 'Chicken',
    First: null,
    Total: 1500,
    EndsAt: OPENING + 1_500_000,
    Left: null,
    Looked: false,
    EndedAt: null,
    ...differences,
  }
  return { SessionId, Kind: 'timer', Id, ActedAt, Value }
}
