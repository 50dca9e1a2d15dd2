import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ProvedAccount } from './queries.ts'

/** Bytes of a device's random id. */
const ID_BYTES = 16
/** `deviceId.signature`, both base64url: 16 bytes and an HMAC-SHA256. */
const FORM = /^([\w-]{22})\.([\w-]{43})$/
/** Context of the derived signing key, HKDF's `info` (RFC 5869). */
const PURPOSE = 'simmer device key'
/** Used in place of a missing account, so that an unknown name takes the same time. */
const NOBODY = { id: 0, password_hash: randomBytes(32).toString('base64') }

/**
 * A device key: proof of an earlier sign-in on this device. It is signed with a key derived from the
 * stored password hash, so it needs no table and ends with the password.
 */
export function newDeviceKey(account: ProvedAccount): string {
  const device = randomBytes(ID_BYTES).toString('base64url')
  return `${device}.${sign(device, account).toString('base64url')}`
}

/**
 * The device that a key was issued to for this account. Takes the same time whether or not the
 * account exists and the key is valid.
 * @returns undefined without a key, and for one that is forged or belongs to another account or an
 * old password
 */
export function deviceOf(
  key: string | undefined,
  account: ProvedAccount | undefined,
): string | undefined {
  const [, device = '', signature = ''] = FORM.exec(key ?? '') ?? []
  const expected = sign(device, account ?? NOBODY)
  const given = Buffer.from(signature, 'base64url')
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  return isSigned && account ? `${account.id} ${device}` : undefined
}

/** An account without a password signs with a random key, so it has no valid device keys. */
function sign(device: string, { id, password_hash }: ProvedAccount): Buffer {
  const secret = password_hash ?? NOBODY.password_hash
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32))
  return createHmac('sha256', key).update(`${device}.${id}`).digest()
}
