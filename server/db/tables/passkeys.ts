import type { Generated } from 'kysely'

/** Keys of members' devices and password managers with which they sign in. */
export interface PasskeyTable {
  id: Generated<number>
  user_id: number
  /** As the browser names it, in base64url. */
  credential_id: string
  /** In COSE, in base64url. */
  public_key: string
  /** How often it was used, as the device counts; 0 for one that does not count. */
  counter: number
  /** Random bytes in base64url that stand for the member, the same in all of their passkeys. */
  user_handle: string
  name: string
  created_at: number
  last_used_at: number | null
}

/** What a browser was asked to sign. It is deleted when it comes back. */
export interface PasskeyChallengeTable {
  /** SHA-256 in hex. */
  hash: string
  /** Who adds a passkey; null for whoever signs in. */
  user_id: number | null
  /** Of the passkey to be added. */
  user_handle: string | null
  expires_at: number
}
