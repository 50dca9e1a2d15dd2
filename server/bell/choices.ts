import type { Kysely, Selectable } from 'kysely'
import type { BellDeviceBody, BellDeviceRow } from '#contract/bell/device.ts'
import { typedLine } from '#contract/text/typed-line.ts'
import type { Database } from '#server/db/schema.ts'
import type { BellDeviceTable } from '#server/db/tables/bell.ts'
import { transact } from '#server/db/transact.ts'
import { deleteDevice, columnsOf, loudnessOf } from './devices.ts'
import { rememberEnding } from './endings.ts'

type DeviceRow = Selectable<BellDeviceTable>

/** A device of a member. */
export interface OwnDevice {
  userId: number
  deviceId: number
}

function toWire(row: DeviceRow): BellDeviceRow {
  return {
    Id: row.id,
    Title: row.title,
    Kind: row.kind,
    Browser: row.browser,
    Loudness: loudnessOf(row),
    RangAt: row.rang_at,
  }
}

const ofMember = (db: Kysely<Database>, userId: number) =>
  db.selectFrom('tokens').select('hash').where('user_id', '=', userId)

/** The devices of a member, in the order in which they came. */
export async function readDevicesOf(
  db: Kysely<Database>,
  userId: number,
): Promise<BellDeviceRow[]> {
  const rows = await db
    .selectFrom('bell_devices')
    .selectAll()
    .where('token_hash', 'in', ofMember(db, userId))
    .orderBy('id')
    .execute()
  return rows.map(toWire)
}

/** Changes what a device of a member does, and its name; undefined when it is not theirs. */
export async function changeDevice(
  db: Kysely<Database>,
  { userId, deviceId }: OwnDevice,
  { Loudness, Title }: BellDeviceBody,
): Promise<BellDeviceRow | undefined> {
  const row = await db
    .updateTable('bell_devices')
    .set((column) => ({
      ...(Loudness && columnsOf(Loudness)),
      ...(Title !== undefined && { title: typedLine(Title) || null }),
      version: column('version', '+', 1),
    }))
    .where('id', '=', deviceId)
    .where('token_hash', 'in', ofMember(db, userId))
    .returningAll()
    .executeTakeFirst()
  return row && toWire(row)
}

/** Forgets a device of a member until it is turned on there again; false when it is not theirs. */
export async function removeDevice(
  db: Kysely<Database>,
  { userId, deviceId }: OwnDevice,
  now: number,
): Promise<boolean> {
  return await transact(db, async (trx) => {
    const device = await trx
      .selectFrom('bell_devices')
      .select(['id', 'secret_hash'])
      .where('id', '=', deviceId)
      .where('token_hash', 'in', ofMember(trx, userId))
      .executeTakeFirst()
    if (!device) return false
    await rememberEnding(trx, device.secret_hash, now)
    await deleteDevice(trx, device)
    return true
  })
}
