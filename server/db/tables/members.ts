import type { Generated } from 'kysely'
import type { LangId } from '#contract/languages.ts'

/**
 * People. A `cook` is one of the invented home cooks of the demo catalogue: no e-mail, no password,
 * no sign-in (D-63). The two `_key` columns are the folded forms that must be unique.
 */
export interface UserTable {
  id: Generated<number>
  kind: 'member' | 'cook'
  first_name: string
  last_name: string
  username: string
  username_key: string
  email: string | null
  email_key: string | null
  /** argon2id as a PHC string; null for an account that signs in through a provider only. */
  password_hash: string | null
  language: LangId
  /** 0 Meter, 1 Inch. */
  unit_system: Generated<0 | 1>
  /** 0 or 1. */
  notifications: Generated<0 | 1>
  /** Milliseconds since 1970, UTC, like every `_at`; set = may neither sign in nor register again (D-57). */
  disabled_at: number | null
  /** When it was shown that the e-mail address is the owner's: by a mailed link or by a provider. */
  email_proved_at: number | null
  created_at: number
}

/** Profile pictures, already small; in the database so that every process can serve them. */
export interface AvatarTable {
  user_id: number
  /** First 16 hex digits of the SHA-256 of the picture; part of its address. */
  hash: string
  type: 'image/webp'
  image: Uint8Array
}

/** Access tokens, stored as the SHA-256 in hex; 30 days, sliding (D-10). */
export interface TokenTable {
  hash: string
  user_id: number
  created_at: number
  last_used_at: number
  expires_at: number
}

/** Password reset tokens, stored as the SHA-256 in hex; single use, 60 minutes (D-15). */
export interface ResetTokenTable {
  hash: string
  user_id: number
  created_at: number
  expires_at: number
}

/**
 * Mail that waits to be sent. It is composed when it is sent, so that no secret stands here; one of a
 * kind waits for an address.
 */
export interface MailQueueTable {
  id: Generated<number>
  kind: string
  /** Whom it is for, in the form in which addresses are compared; maybe nobody's. */
  email_key: string
  lang_id: LangId
  /** How often it was tried. */
  attempts: Generated<number>
  /** When it is tried next; whoever sends it moves this on first. */
  due_at: number
  created_at: number
}

/** Who somebody is at a sign-in provider. */
export interface ExternalIdentityTable {
  provider: 'Google' | 'Facebook'
  subject: string
  user_id: number
  created_at: number
}

/**
 * A sign-in that is under way at a provider (D-16). After the callback `code_hash` holds the
 * one-time code that the browser exchanges, and the identity stands in the remaining columns.
 */
export interface ExternalSignInTable {
  state_hash: string
  provider: 'Google' | 'Facebook'
  verifier: string
  nonce: string
  code_hash: string | null
  subject: string | null
  email: string | null
  first_name: string | null
  last_name: string | null
  expires_at: number
}

/** Recipes that a member likes. */
export interface FavouriteRecipeTable {
  user_id: number
  recipe_id: number
  created_at: number
}

/** Cookbooks that a member likes. */
export interface FavouriteCookbookTable {
  user_id: number
  cookbook_id: number
  created_at: number
}

/** Chefs that a member follows. */
export interface SubscriptionTable {
  user_id: number
  author_id: number
  created_at: number
}

/**
 * Browsers that are told of new recipes (Web Push). Each belongs to a session and goes with it: who
 * signs out, is signed out or deletes the account gets nothing more.
 */
export interface PushSubscriptionTable {
  id: Generated<number>
  user_id: number
  /** Key of `tokens`. */
  token_hash: string
  /** https address at a push service. */
  endpoint: string
  /** Public key of the browser, a point of P-256, as base64url. */
  p256dh: string
  /** Secret of the browser, 16 bytes, as base64url. */
  auth: string
  created_at: number
}

/**
 * Recipes that an import brought and whose followers have not all been told. `announcement` is null
 * until one process has put the messages into the queue.
 */
export interface NewRecipeTable {
  recipe_id: number
  /** Version of the catalogue at that moment; recipes with the same one are told together. */
  announcement: number | null
}

/** Push messages that wait to be sent. They are composed when they are sent. */
export interface PushQueueTable {
  id: Generated<number>
  subscription_id: number
  announcement: number
  /** How often it was tried. */
  attempts: Generated<number>
  /** When it is tried next; whoever sends it moves this on first. */
  due_at: number
}

/** What people say about the product; anonymous once the account is gone. */
export interface FeedbackTable {
  id: Generated<number>
  user_id: number | null
  description: string
  /** Stars, 1 to 5. */
  value: number
  created_at: number
}

/** Parting words of deleted accounts, without the identity (D-56). */
export interface AccountMessageTable {
  id: Generated<number>
  message: string
  created_at: number
}
