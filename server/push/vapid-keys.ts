import { createECDH } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/schema.ts'
import { orMissing } from '#server/lib/or-missing.ts'
import { StartError } from '#server/start-error.ts'
import { P256 } from './p256.ts'

/** The VAPID key pair (RFC 8292), as base64url. */
export interface VapidKeys {
  /** Uncompressed point of P-256, which browsers subscribe with. */
  publicKey: string
  privateKey: string
}

/** Settings of the key pair. */
type VapidConfig = Pick<Config, 'DATA_DIR' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>

/** The file in which earlier versions have left the pair. */
function keysFile({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'vapid.json')
}

/**
 * The configured key pair, otherwise that of the database, which is made on first use: from the file in
 * DATA_DIR where earlier versions have left one, otherwise anew. Subscriptions are bound to a pair, so
 * all processes must have the same: of several that make one at once, the first wins.
 * @throws {StartError} for configured keys that are not a pair
 */
export function vapidKeys(config: VapidConfig, db: Kysely<Database>): () => Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config
  if (publicKey !== undefined && privateKey !== undefined) {
    if (!isPair({ publicKey, privateKey })) {
      throw new StartError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair of P-256.')
    }
    return () => Promise.resolve({ publicKey, privateKey })
  }
  let keys: Promise<VapidKeys> | undefined
  return () =>
    (keys ??= readOrMake(config, db).catch((error: unknown) => {
      keys = undefined
      throw error
    }))
}

/** The pair of the database; undefined while it has none. */
export async function readStoredKeys(db: Kysely<Database>): Promise<VapidKeys | undefined> {
  return await db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .where('id', '=', 1)
    .executeTakeFirst()
}

/**
 * The pair in the file of earlier versions; undefined without one.
 * @throws when the file holds no pair
 */
export async function readKeysFile(
  config: Pick<Config, 'DATA_DIR'>,
): Promise<VapidKeys | undefined> {
  const file = keysFile(config)
  const text = await orMissing(readFile(file, 'utf8'))
  if (text === undefined) return undefined
  const keys = JSON.parse(text) as VapidKeys
  if (!isPair(keys)) throw new Error(`${file} holds no pair of P-256.`)
  return keys
}

async function readOrMake(config: VapidConfig, db: Kysely<Database>): Promise<VapidKeys> {
  const stored = await readStoredKeys(db)
  if (stored) return stored
  const { publicKey, privateKey } = (await readKeysFile(config)) ?? newPair()
  await db
    .insertInto('push_keys')
    .values({ id: 1, public_key: publicKey, private_key: privateKey, made_at: Date.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return (await readStoredKeys(db)) ?? { publicKey, privateKey }
}

function newPair(): VapidKeys {
  const key = createECDH(P256)
  const publicKey = key.generateKeys('base64url')
  return { publicKey, privateKey: key.getPrivateKey('base64url') }
}

function isPair({ publicKey, privateKey }: VapidKeys): boolean {
  const key = createECDH(P256)
  try {
    key.setPrivateKey(privateKey, 'base64url')
    return key.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}
