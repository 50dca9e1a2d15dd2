import { inflateSync } from 'node:zlib'

/** Maximum bytes of a colour profile to keep. Those of phones and cameras have 500 to 4,000. */
export const PROFILE_BYTES_MAX = 65_536

/**
 * Whether the `iCCP` chunk of a PNG inflates to a small profile (PNG 1.2, section 4.2.2.4). Inflating
 * stops at {@link PROFILE_BYTES_MAX}.
 */
export function isSmallProfile(chunk: Buffer): boolean {
  const nameEnd = chunk.indexOf(0)
  if (nameEnd === -1 || chunk.length > PROFILE_BYTES_MAX) return false
  try {
    inflateSync(chunk.subarray(nameEnd + 2), { maxOutputLength: PROFILE_BYTES_MAX })
    return true
  } catch {
    return false
  }
}
