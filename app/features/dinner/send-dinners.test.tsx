// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeToken } from '#app/lib/storage/token.ts'
import { show } from '#tests/support/show.tsx'
import { deviceDinners, type DeviceDinner } from './device/device-dinners.ts'
import { DinnerServer } from './device/dinner-server.fixture.ts'
import { sendPresses } from './device/send-presses.ts'
import { keepDinner, newAttempt } from './keep-dinner.ts'
import { LateSendDinners } from './late.tsx'
import type { Press } from './worker/press.ts'

let server: DinnerServer
const pressOf = (press: object) =>
  Object.assign({ id: crypto.randomUUID(), at: Date.now() }, press) as Press
const begin = () => pressOf({ kind: 'begin', cook: 0 })
const waiting = () => deviceDinners.get('story')?.presses.length
const sending = { dinners: deviceDinners, key: 'story', langId: 1 } as const

/** A dinner in which nothing waits. */
const other = (key: string): DeviceDinner => ({
  base: { ...server.dinner!, Key: key },
  presses: [],
  attempt: null,
})

/** What this device has pressed and not sent. */
function press(...presses: readonly Press[]): void {
  deviceDinners.update('story', (before) => ({
    base: before?.base ?? server.dinner!,
    presses: [...(before?.presses ?? []), ...presses],
    attempt: before?.attempt ?? null,
  }))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  server = new DinnerServer()
  server.start()
  vi.setSystemTime(server.dinner!.Kept.Table - 80 * 60_000)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  deviceDinners.update('story', () => undefined)
  localStorage.clear()
  writeToken(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('DIN-61 what was pressed without a connection is sent from another page, once there is one', async () => {
  server.isReachable = false
  press(begin())
  show(<LateSendDinners />, { address: '/recipes' })
  server.isReachable = true
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(server.dinner?.BegunAt).not.toBeNull())
  await vi.waitFor(() => expect(waiting()).toBe(0))
  expect(server.answers).toEqual([200])
})

test('DIN-61 what two tabs send is made once, and what was pressed meanwhile is not lost', async () => {
  press(begin())
  server.isReachable = false
  await expect(sendPresses(sending)).rejects.toThrow()
  server.isReachable = true
  // The other tab sends the same attempt.
  const sent = [sendPresses(sending), sendPresses(sending)]
  press(pressOf({ kind: 'late', cook: 0, minutes: 5, isShorter: false }))
  await Promise.all(sent)
  expect(server.answers).toEqual([200, 200])
  expect(server.dinner?.Version).toBe(2)
  expect(deviceDinners.get('story')?.presses.map(({ kind }) => kind)).toEqual(['late'])
})

test('DIN-61 a dinner in which something waits is not forgotten for later ones', () => {
  press(begin())
  for (const key of ['a', 'b', 'c', 'd']) deviceDinners.update(key, () => other(key))
  expect(waiting()).toBe(1)
  expect(deviceDinners.get('a')).toBeUndefined()
  for (const key of ['b', 'c', 'd']) deviceDinners.update(key, () => undefined)
})

test('DIN-59 a dinner whose answer is lost is kept under the same key, and another plan under another one', async () => {
  const keys: string[] = []
  let isLost = true
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const fields = JSON.parse(body as string) as { Key: string }
    keys.push(fields.Key)
    if (isLost) throw new TypeError('Failed to fetch')
    return Response.json({ ...server.dinner, Key: fields.Key }, { status: 201 })
  })
  const { Kept: kept, Dishes: dishes } = server.dinner!
  const attempt = newAttempt()
  await expect(keepDinner({ kept, dishes }, 1, attempt)).rejects.toThrow()
  isLost = false
  const dinner = await keepDinner({ kept, dishes }, 1, attempt)
  expect(keys).toEqual([dinner.Key, dinner.Key])
  await keepDinner({ kept: { ...kept, People: kept.People + 1 }, dishes }, 1, attempt)
  expect(new Set(keys).size).toBe(2)
  for (const key of keys) deviceDinners.update(key, () => undefined)
})
