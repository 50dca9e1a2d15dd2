import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { BellState, BellTimer } from '#contract/bell/bell.ts'
import { calls } from '#contract/calls/calls.ts'
import { BELL_NEW_DEVICES_MAX, BELL_VISITORS_MAX } from '#contract/bell/limits.ts'
import { TIMER_SECONDS_MAX } from '#contract/kitchen/limits.ts'
import { HOUR_MS } from '#contract/durations.ts'
import { bearerHash, hashToken } from '#server/accounts/tokens.ts'
import { transact } from '#server/db/transact.ts'
import type { Feed } from '#server/events/feed.ts'
import { addressKey } from '#server/http/limits/address-key.ts'
import type { App } from '#server/http/app-type.ts'
import { callRoute } from '#server/http/call.ts'
import { ApiError } from '#server/http/errors.ts'
import { repeatHourly } from '#server/http/hourly.ts'
import { limitAccount } from '#server/http/limits/rate-limits.ts'
import { readNewer } from '#server/kitchen/queries.ts'
import { changeKitchen } from '#server/kitchen/write.ts'
import { isPointOfP256 } from '#server/push/p256.ts'
import { changeOf } from './answer.ts'
import type { Bell } from './bell.ts'
import { bellDeviceRoutes } from './device-routes.ts'
import {
  countVisitors,
  deleteDevice,
  findDevice,
  forgetAllIdle,
  ownerOf,
  saveDevice,
  type BellDevice,
  type DeviceChange,
  loudnessOf,
} from './devices.ts'
import { endingOf, forgetEndings } from './endings.ts'
import { followKitchen } from './follow-kitchen.ts'
import { setBells, testRow } from './set-bells.ts'
import { bellsOf } from './wanted.ts'

/** The longest timer, and an hour for clocks that differ. */
const FARTHEST_MS = TIMER_SECONDS_MAX * 1000 + HOUR_MS

/** What the routes of the bell need. */
export interface BellRoutesOptions extends Bell {
  feed: Feed
}

/** The calls that let timers ring while the page is closed (rows X13 and X14 of the API table). */
export function bellRoutes(app: App, bell: BellRoutesOptions): void {
  const { database, addresses, now, keys } = bell
  const { db } = database
  const limitNew = limitAccount(app, {
    name: 'new device that rings',
    max: BELL_NEW_DEVICES_MAX,
    windowMs: HOUR_MS,
  })
  repeatHourly(app, 'the deletion of idle devices', [
    () => forgetAllIdle(db, app.log),
    () => forgetEndings(db, now().getTime()),
  ])
  bellDeviceRoutes(app, bell)

  const answer = async (known: Partial<BellState> = {}): Promise<BellState> => ({
    PublicKey: (await keys?.())?.publicKey ?? null,
    Now: now().getTime(),
    DeviceId: null,
    Loudness: null,
    Ended: null,
    ...known,
  })

  app.route({ ...callRoute(calls.bell), handler: async () => await answer() })

  app.route({
    ...callRoute(calls.setBell),
    // JSON has types: a null, which means "none", must not become 0 as in a form.
    validatorCompiler: TypeBoxValidatorCompiler,
    handler: async (request, reply) => {
      const { body } = request
      const secretHash = hashToken(body.Secret)
      const known = await findDevice(db, secretHash)
      const tokenHash = request.memberId === null ? undefined : bearerHash(request.headers)
      const isMembers = tokenHash !== undefined || (known?.token_hash ?? null) !== null
      const isChosenHere = !isMembers || body.Chosen !== false
      const change = { secretHash, tokenHash, isChosenHere, body, now: now().getTime() }
      const isOff = body.Loudness === 'off' && !(isMembers && known)
      const isIdle = !isMembers && body.Timers.length === 0 && body.Test !== true
      if (body.Loudness !== 'off') {
        const Ended = await endingOf(db, { secretHash, endpoint: body.Endpoint })
        if (Ended) return await answer({ Ended })
      }
      if (isOff || isIdle) {
        if (known) await deleteDevice(db, known)
        return await answer()
      }
      checkTimeZone(body.TimeZone)
      if (!isMembers) checkDeadlines(body.Timers, change.now)
      if (known?.endpoint !== body.Endpoint || known.p256dh !== body.P256dh) {
        if (!isPointOfP256(body.P256dh)) throw new ApiError('FieldInvalid', { field: 'P256dh' })
        if (keys === undefined || !(await addresses.isAllowed(body.Endpoint)))
          throw new ApiError('FieldInvalid', { field: 'Endpoint' })
      }
      if (!known && !isMembers) {
        await limitNew(addressKey(request.ip), request, reply)
        if ((await countVisitors(db)) >= BELL_VISITORS_MAX) throw new ApiError('Unavailable')
      }
      const device = await save(bell, change)
      await ringForMember(bell, device, change)
      bell.wake()
      const DeviceId = device.token_hash === null ? null : device.id
      return await answer({ DeviceId, Loudness: loudnessOf(device) })
    },
  })
}

/** @throws {ApiError} `FieldInvalid` */
function checkTimeZone(timeZone: string): void {
  try {
    new Date().toLocaleTimeString('en', { timeZone })
  } catch {
    throw new ApiError('FieldInvalid', { field: 'TimeZone' })
  }
}

/**
 * A device without an account is forgotten with its last timer, so that every timer has to end.
 *
 * @throws {ApiError} `FieldInvalid`
 */
function checkDeadlines(timers: readonly BellTimer[], now: number): void {
  for (const { EndsAt, LookAt } of timers)
    if (Math.max(EndsAt, LookAt ?? 0) > now + FARTHEST_MS)
      throw new ApiError('FieldInvalid', { field: 'Timers' })
}

/** Saves a device, and its bells unless its member's kitchen knows them. */
async function save({ database }: Bell, change: DeviceChange): Promise<BellDevice> {
  const { body, now } = change
  return await transact(database.db, async (trx) => {
    const device = await saveDevice(trx, change)
    if (device.token_hash === null)
      await setBells(trx, device, bellsOf(body.Timers), { now, isActing: true })
    if (body.Test) await trx.insertInto('bell_queue').values(testRow(device, now)).execute()
    return device
  })
}

/** Answers a bell of a member's device in the kitchen, and lets all their devices ring for it. */
async function ringForMember(
  { database: { db }, feed }: BellRoutesOptions,
  device: BellDevice,
  { body, now }: DeviceChange,
): Promise<void> {
  const userId = await ownerOf(db, device)
  if (userId === undefined) return
  if (body.Answer) {
    const records = await readNewer(db, userId, { since: 0, now })
    const changes = changeOf(records, body.Answer, now)
    if (changes.length > 0) {
      const done = await changeKitchen(db, { userId, now }, changes)
      if (done.isChanged) feed.changed(userId, { kitchen: done.version })
    }
  }
  await followKitchen(db, { userId, now, isActing: ({ id }) => id === device.id })
}
