import type { Generated } from 'kysely'
import type { Provider } from '#contract/provider-sign-in.ts'
import type { LangId } from '#contract/languages.ts'
import type { NewsOfAuthor } from '#contract/news/told.ts'

/**
 * Accounts. A `cook` is a fictional home cook of the demo catalogue, without e-mail, password or
 * sign-in. The two `_key` columns are the folded, unique forms.
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
  /** When set, the account can neither sign in nor register again. */
  disabled_at: number | null
  /** When the e-mail address was verified, by a mailed link or by a provider. */
  email_proved_at: number | null
  created_at: number
}

/** Profile pictures, already small; in the database so that every process can serve them. */
export interface AvatarTable {
  user_id: number
  /** First 16 hex digits of the SHA-256 of the picture; part of its address. */
  hash: string
  type: 'image/webp'
  /** Empty where {@link file} names the bytes. */
  image: Uint8Array
  /** Key of the file of `server/storage` that has the bytes; null where they are in the row. */
  file: Generated<string | null>
  /** Since when nobody sees it; null while everybody does. */
  hidden_at: number | null
}

/** Access tokens, stored as the SHA-256 in hex; 30 days, sliding. */
export interface TokenTable {
  hash: string
  user_id: number
  created_at: number
  last_used_at: number
  expires_at: number
  /** The provider at which signing out ends a session, too; null for none. */
  provider: Generated<Provider | null>
  /** What that provider is told whose session ends. */
  id_token: Generated<string | null>
}

/** Password reset tokens, stored as the SHA-256 in hex; single use, 60 minutes. */
export interface ResetTokenTable {
  hash: string
  user_id: number
  created_at: number
  expires_at: number
}

/**
 * Queued mail. It is composed when it is sent, so that no secret is stored. At most one mail of a
 * kind per address.
 */
export interface MailQueueTable {
  id: Generated<number>
  kind: string
  /** What the kind needs beside the receiver, as JSON. */
  payload: Generated<string>
  /** The recipient, in the form in which addresses are compared. There may be no such account. */
  email_key: string
  lang_id: LangId
  /** Failed attempts. */
  attempts: Generated<number>
  /** Time of the next attempt. A process claims the row by moving it. */
  due_at: number
  created_at: number
}

/** Accounts at sign-in providers. */
export interface ProviderIdentityTable {
  provider: Provider
  subject: string
  user_id: number
  created_at: number
}

/**
 * A sign-in in progress at a provider. After the callback `code_hash` holds the hash of the
 * one-time code that the browser exchanges, and the remaining columns hold the identity.
 */
export interface ProviderSignInTable {
  state_hash: string
  provider: Provider
  verifier: string
  nonce: string
  code_hash: string | null
  subject: string | null
  email: string | null
  first_name: string | null
  last_name: string | null
  /** Roles that the provider gives them, as JSON. */
  roles: string | null
  /** Who links the provider to their account; null for whoever signs in. */
  user_id: Generated<number | null>
  /** Hash of the token of the session that links it. */
  session_hash: Generated<string | null>
  /** Of a provider at which signing out ends a session, too. */
  id_token: Generated<string | null>
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

/** Authors that a member is subscribed to. */
export interface SubscriptionTable {
  user_id: number
  author_id: number
  /** What of the author the member is told of. */
  told: Generated<NewsOfAuthor>
  created_at: number
}

/** The key pair of push messages: one row, id 1. */
export interface PushKeysTable {
  id: number
  /** Uncompressed point of P-256, as base64url. */
  public_key: string
  /** As base64url. */
  private_key: string
  /** Milliseconds since 1970, UTC. */
  made_at: number
}

/** Push subscriptions of browsers. Each belongs to a session and is deleted with it. */
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
  /** When its last message about news was sent, or will be. */
  told_at: Generated<number>
}

/**
 * New recipes that are not fully announced. `announcement` is null until a process has queued the
 * messages.
 */
export interface NewRecipeTable {
  recipe_id: number
  /** Version of the catalogue when it was announced. Recipes with the same one share a message. */
  announcement: number | null
}

/** Queued push messages. They are composed when they are sent. */
export interface PushQueueTable {
  id: Generated<number>
  subscription_id: number
  /** The first announcement that the message is about. */
  announcement: number
  /** The last one; null for the same. */
  last_announcement: Generated<number | null>
  /** Takes later announcements along until then. */
  waits_until: Generated<number | null>
  /** Failed attempts. */
  attempts: Generated<number>
  /** Time of the next attempt. A process claims the row by moving it. */
  due_at: number
}

/** Feedback; anonymous once the account is deleted. */
export interface FeedbackTable {
  id: Generated<number>
  user_id: number | null
  description: string
  /** Stars, 1 to 5. */
  value: number
  created_at: number
}

/** Messages of deleted accounts, without the identity. */
export interface AccountMessageTable {
  id: Generated<number>
  message: string
  created_at: number
}
