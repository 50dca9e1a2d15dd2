import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Loudness } from '#contract/bell/device.ts'
import { BELL_DEVICES_MAX } from '#contract/bell/limits.ts'
import type { BellBody } from '#contract/bell/bell.ts'
import type { Database } from '#server/db/schema.ts'
import type { BellDeviceTable } from '#server/db/tables/bell.ts'
import { eachAlone, type FailureLog } from '#server/http/hourly.ts'

/** A device that rings. */
export type BellDevice = Selectable<BellDeviceTable>

/** What a device says of itself. */
export interface DeviceChange {
  secretHash: string
  /** Hash of the token of a member's session; undefined leaves the device whose it is. */
  tokenHash: string | undefined
  /** Nobody has chosen something else for it elsewhere. */
  isChosenHere: boolean
  body: BellBody
  /** Milliseconds since 1970. */
  now: number
}

/** The device with a secret. */
export async function findDevice(
  db: Kysely<Database>,
  secretHash: string,
): Promise<BellDevice | undefined> {
  return await db
    .selectFrom('bell_devices')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst()
}

/** Devices without an account. */
export async function countVisitors(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('bell_devices')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('token_hash', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Saves a device, and locks it until the transaction ends. A browser is one device. */
export async function saveDevice(
  trx: Transaction<Database>,
  { secretHash, tokenHash, isChosenHere, body, now }: DeviceChange,
): Promise<BellDevice> {
  const fields = {
    endpoint: body.Endpoint,
    host: new URL(body.Endpoint).host,
    p256dh: body.P256dh,
    auth: body.Auth,
    lang_id: body.LangId,
    time_zone: body.TimeZone,
    changed_at: now,
    ...(body.Name && { kind: body.Name.Kind, browser: body.Name.Browser }),
    ...(tokenHash !== undefined && { token_hash: tokenHash }),
  }
  const chosen = columnsOf(body.Loudness)
  const device = await trx
    .insertInto('bell_devices')
    .values({ secret_hash: secretHash, ...fields, ...chosen, token_hash: tokenHash ?? null })
    .onConflict((conflict) =>
      conflict.column('secret_hash').doUpdateSet((row) => ({
        ...fields,
        ...(isChosenHere && chosen),
        version: row('bell_devices.version', '+', 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  await trx
    .deleteFrom('bell_devices')
    .where('endpoint', '=', body.Endpoint)
    .where('id', '!=', device.id)
    .execute()
  return device
}

/** The member whose device it is. */
export async function ownerOf(
  db: Kysely<Database>,
  { token_hash }: BellDevice,
): Promise<number | undefined> {
  if (token_hash === null) return undefined
  const row = await db
    .selectFrom('tokens')
    .select('user_id')
    .where('hash', '=', token_hash)
    .executeTakeFirst()
  return row?.user_id
}

/** Devices of a member that ring, which are locked until the transaction ends; the oldest go. */
export async function lockDevicesOf(
  trx: Transaction<Database>,
  userId: number,
): Promise<BellDevice[]> {
  const devices = await trx
    .updateTable('bell_devices')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('token_hash', 'in', (own) =>
      own.selectFrom('tokens').select('hash').where('user_id', '=', userId),
    )
    .returningAll()
    .execute()
  const newestFirst = devices.toSorted((a, b) => b.changed_at - a.changed_at || b.id - a.id)
  for (const { id } of newestFirst.slice(BELL_DEVICES_MAX))
    await trx.deleteFrom('bell_devices').where('id', '=', id).execute()
  return newestFirst.slice(0, BELL_DEVICES_MAX)
}

/** Whether a member has a device that rings. */
export async function hasDevices(db: Kysely<Database>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('bell_devices')
    .innerJoin('tokens', 'tokens.hash', 'bell_devices.token_hash')
    .select('bell_devices.id')
    .where('tokens.user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets a device and its bells. */
export async function deleteDevice(
  db: Kysely<Database>,
  { id }: Pick<BellDevice, 'id'>,
): Promise<void> {
  await db.deleteFrom('bell_devices').where('id', '=', id).execute()
}

/** Forgets a device without an account after its last bell, unless it has changed meanwhile. */
export async function forgetIdle(db: Kysely<Database>, id: number): Promise<void> {
  const device = await db
    .selectFrom('bell_devices')
    .select('version')
    .where('id', '=', id)
    .where('token_hash', 'is', null)
    .executeTakeFirst()
  if (!device) return
  await db
    .deleteFrom('bell_devices')
    .where('id', '=', id)
    .where('version', '=', device.version)
    .where('token_hash', 'is', null)
    .where((row) =>
      row.not(row.exists(row.selectFrom('bell_queue').select('id').where('device_id', '=', id))),
    )
    .execute()
}

/** Forgets all devices without an account and without a bell, such as those of a member who signed out. */
export async function forgetAllIdle(db: Kysely<Database>, log?: FailureLog): Promise<void> {
  const idle = await db
    .selectFrom('bell_devices')
    .select('id')
    .where('token_hash', 'is', null)
    .where('id', 'not in', (busy) => busy.selectFrom('bell_queue').select('device_id'))
    .execute()
  await eachAlone(log, 'the deletion of an idle device', idle, ({ id }) => forgetIdle(db, id))
}

/** Columns of what is chosen for a device. */
export function columnsOf(loudness: Loudness) {
  return { is_quiet: Number(loudness === 'quiet'), is_off: Number(loudness === 'off') }
}

/** What is chosen for a device. */
export function loudnessOf({ is_quiet, is_off }: ReturnType<typeof columnsOf>): Loudness {
  if (is_off === 1) return 'off'
  return is_quiet === 1 ? 'quiet' : 'rings'
}

/**
 * Deletes the devices on which a member is signed in, with the timers that they would ring for and their
 * names. Otherwise they would go on as devices without an account, as they do after signing out.
 */
export async function deleteBells(trx: Kysely<Database>, userId: number): Promise<void> {
  await trx
    .deleteFrom('bell_devices')
    .where('token_hash', 'in', (tokens) =>
      tokens.selectFrom('tokens').select('tokens.hash').where('tokens.user_id', '=', userId),
    )
    .execute()
}
