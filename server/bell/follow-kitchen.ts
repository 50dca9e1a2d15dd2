import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { readNewer } from '#server/kitchen/queries.ts'
import type { KitchenActor } from '#server/kitchen/write.ts'
import { hasDevices, lockDevicesOf } from './devices.ts'
import { setBells } from './set-bells.ts'
import { bellsOf, timersOf } from './wanted.ts'

/**
 * Lets all devices of a member ring for the timers of their kitchen.
 *
 * @returns whether the member has a device that rings
 */
export async function followKitchen(
  db: Kysely<Database>,
  { userId, isActing, now }: KitchenActor,
): Promise<boolean> {
  if (!(await hasDevices(db, userId))) return false
  await transact(db, async (trx) => {
    const devices = await lockDevicesOf(trx, userId)
    // Read under the lock, so that of two changes at once the second sees both.
    const bells = bellsOf(timersOf(await readNewer(trx, userId, { since: 0, now })))
    for (const device of devices)
      await setBells(trx, device, device.is_off === 1 ? [] : bells, {
        now,
        isActing: isActing(device),
      })
  })
  return true
}
