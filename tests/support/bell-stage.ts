import { randomBytes, randomUUID } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import type { BellBody, BellPush, BellState, BellTimer } from '#contract/bell/bell.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { BellQueue } from '#server/bell/bell-queue.ts'
import type { EngineName } from '#server/db/engine.ts'
import { PushAddresses } from '#server/push/push-addresses.ts'
import { pushSender } from '#server/push/send-push.ts'
import { vapidKeys } from '#server/push/vapid-keys.ts'
import { OPENING } from './kitchen.ts'
import { PEER_EDGE, startPushPeer, type PushDevice } from './push-peer.ts'
import { startTestServer } from './server.ts'

const origin = () => 'https://simmer.example'

/** Headers of a call. */
type Headers = Record<string, string>

/** A server whose clock the test turns, with a push service. */
export async function startBell(engine: EngineName, { filled = false, limits = {} } = {}) {
  const clock = { now: OPENING }
  const now = () => new Date(clock.now)
  const peer = await startPushPeer()
  const server = await startTestServer(engine, { filled, now, push: PEER_EDGE, limits })
  onTestFinished(async () => await peer.close())
  const { app, database, config } = server
  const keys = vapidKeys(config, database.db)
  const openQueue = (overrides = {}) => {
    const sender = pushSender({
      keys: async () => ({ ...(await keys()), subject: 'mailto:hello@simmer.example' }),
      addresses: new PushAddresses(PEER_EDGE),
      ca: PEER_EDGE.ca,
    })
    const parts = { database, sender, origin, now, log: app.log, random: () => 0.5 }
    return new BellQueue({ ...parts, ...overrides })
  }
  /** Rings what is due, as a running server does. */
  const ringDue = async () => {
    const queue = openQueue()
    await queue.settle()
    await queue.close()
  }
  const post = async (body: object, headers: Headers = {}) =>
    await app.inject({ method: 'POST', url: '/api/bell', headers, payload: body })
  const addDevice = async (differences: Partial<BellBody> = {}) => {
    const state = (await app.inject({ url: '/api/bell' })).json<BellState>()
    const device = peer.addDevice(state.PublicKey ?? '')
    return { device, body: { ...bodyOf(device), ...differences } }
  }
  /** Sends what has to be accepted. */
  const set = async (body: object, headers: Headers = {}) => {
    const answer = await post(body, headers)
    expect([answer.statusCode, answer.body]).toMatchObject([200, expect.any(String)])
    return answer.json<BellState>()
  }
  return { ...server, clock, peer, openQueue, ringDue, post, set, addDevice }
}

/** A test's server with its push service. */
export type BellStage = Awaited<ReturnType<typeof startBell>>

function bodyOf({ subscription }: PushDevice): BellBody {
  return {
    Secret: randomBytes(32).toString('base64url'),
    ...subscription,
    LangId: 1,
    TimeZone: 'Europe/Berlin',
    Loudness: 'rings',
    Timers: [],
  }
}

/** A timer that rings ten minutes after the opening. */
export function timer(differences: Partial<BellTimer> = {}): BellTimer {
  return {
    Id: randomUUID(),
    RecipeId: 1,
    Step: 5,
    StepCount: 7,
    Name: 'Chicken',
    Total: 600,
    LookAt: null,
    EndsAt: OPENING + 10 * MINUTE_MS,
    ...differences,
  }
}

/** Messages that a device has received. */
export function bellsOf({ received }: PushDevice): BellPush[] {
  return received.map(({ message }) => message as unknown as BellPush)
}

/** Titles of these messages. */
export const titlesOf = (device: PushDevice) =>
  bellsOf(device).map(({ notification }) => notification.title)

/** Devices and bells that the server knows. */
export async function stored({ database: { db } }: BellStage) {
  const devices = await db.selectFrom('bell_devices').select('id').execute()
  const bells = await db.selectFrom('bell_queue').select(['kind', 'ring', 'rings_at']).execute()
  return { devices: devices.length, bells }
}
