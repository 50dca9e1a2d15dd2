import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ProvedAccount } from './queries.ts'

/** Bytes of a device's random id. */
const ID_BYTES = 16
/** `deviceId.signature`, both base64url: 16 bytes and an HMAC-SHA256. */
const FORM = /^([\w-]{22})\.([\w-]{43})$/
/** Names the purpose of the derived signing key (RFC 5869). */
const PURPOSE = 'simmer device key'
/** Stands in for a missing account, so that an unknown name costs the same work. */
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
 * The device that a key was issued to for this account. Takes the same work whether or not there is
 * an account, or whose key it is.
 * @returns undefined for no key, and for one that is forged, of another account or of an old password
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

/** An account without a password signs with a key that nobody knows: it has no device keys. */
function sign(device: string, { id, password_hash }: ProvedAccount): Buffer {
  const secret = password_hash ?? NOBODY.password_hash
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32))
  return createHmac('sha256', key).update(`${device}.${id}`).digest()
}
