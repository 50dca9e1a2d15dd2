import { ECDH } from 'node:crypto'

/** OpenSSL's name of P-256, the curve of Web Push. */
export const P256 = 'prime256v1'

/** Whether base64url text is an uncompressed point on P-256. */
export function isPointOfP256(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url')
  try {
    ECDH.convertKey(bytes, P256)
    return bytes.length === 65
  } catch {
    return false
  }
}
