import { createDecipheriv, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto'

/** Keys of a subscription that only the browser has. */
export interface BrowserKeys {
  ecdh: ECDH
  /** 16 bytes. */
  auth: Buffer
}

/** Lengths of the parts before the record (RFC 8188, section 2.1). */
const SALT = 16
const RECORD_SIZE = 4
const TAG = 16

/**
 * Decrypts a push message as the browser does (RFC 8291).
 * @throws when it is not for these keys
 */
export function decryptPush(body: Buffer, { ecdh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, SALT)
  const keyStart = SALT + RECORD_SIZE + 1
  const keyEnd = keyStart + (body[keyStart - 1] ?? 0)
  const serverKey = body.subarray(keyStart, keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), serverKey])
  const secret = derive(ecdh.computeSecret(serverKey), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-TAG))
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG)), decipher.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  // The last record ends with 2 (RFC 8188, section 2).
  if (padded[end] !== 2) throw new Error('The last record has no end.')
  return padded.subarray(0, end).toString()
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/** Claims of a VAPID token (RFC 8292). */
export interface VapidClaims {
  aud: string
  /** Seconds since 1970. */
  exp: number
  sub: string
}

/**
 * Reads an `Authorization` header of a push message.
 * @returns the key of the signature, as base64url, and the claims
 * @throws when the signature or the scheme is invalid
 */
export function readVapid(header: string | undefined): { key: string; claims: VapidClaims } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header ?? '') ?? []
  const point = Buffer.from(key, 'base64url')
  const coordinate = (start: number) => point.subarray(start, start + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The token is not signed by its key.')
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as VapidClaims }
}
