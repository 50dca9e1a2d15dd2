import { createECDH } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { orMissing } from '#server/lib/or-missing.ts'
import { writeOnce } from '#server/lib/write-once.ts'
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

/** The file that holds the pair where no settings do. */
export function keysFile({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'vapid.json')
}

/**
 * The configured key pair, otherwise the one in DATA_DIR, which is created on first use.
 * Subscriptions are bound to a pair, so all processes must have the same: of several that create
 * one at once, the first wins.
 * @throws {StartError} for configured keys that are not a pair
 */
export function vapidKeys(config: VapidConfig): () => Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config
  if (publicKey !== undefined && privateKey !== undefined) {
    if (!isPair({ publicKey, privateKey })) {
      throw new StartError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair of P-256.')
    }
    return () => Promise.resolve({ publicKey, privateKey })
  }
  const file = keysFile(config)
  let keys: Promise<VapidKeys> | undefined
  return () =>
    (keys ??= readOrMake(file).catch((error: unknown) => {
      keys = undefined
      throw error
    }))
}

function newPair(): VapidKeys {
  const key = createECDH(P256)
  const publicKey = key.generateKeys('base64url')
  return { publicKey, privateKey: key.getPrivateKey('base64url') }
}

async function readOrMake(file: string): Promise<VapidKeys> {
  const known = await orMissing(read(file))
  if (known) return known
  await writeOnce(file, `${JSON.stringify(newPair(), null, 2)}\n`)
  return await read(file)
}

async function read(file: string): Promise<VapidKeys> {
  const keys = JSON.parse(await readFile(file, 'utf8')) as VapidKeys
  if (!isPair(keys)) throw new Error(`${file} holds no pair of P-256.`)
  return keys
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
