import { Type, type Static } from 'typebox'
import { Nullable } from './common.ts'
import { PUSH_ENDPOINT_MAX } from './bell/limits.ts'

/** Bytes as base64url without padding. */
export const Bytes = (count: number) =>
  Type.String({ pattern: `^[A-Za-z0-9_-]{${Math.ceil((count * 4) / 3)}}$` })

/** Whether push messages reach the device that asks, and the key that a browser subscribes with. */
export const PushState = Type.Object({
  /** VAPID public key (RFC 8292) as base64url; null where the site sends no push messages. */
  PublicKey: Nullable(Type.String()),
  /** Whether this session has subscribed its browser. */
  IsSubscribed: Type.Boolean(),
})
/** @see {@link PushState} (schema) */
export type PushState = Static<typeof PushState>

/** Body of POST /me/push_subscription: the data of a browser's `PushSubscription`. */
export const PushSubscriptionBody = Type.Object({
  /** https address at a push service. */
  Endpoint: Type.String({ maxLength: PUSH_ENDPOINT_MAX, pattern: '^https://[^\\s\\p{Cc}]+$' }),
  /** Public key of the browser: an uncompressed point of P-256, 65 bytes. */
  P256dh: Bytes(65),
  /** Shared secret of the browser, 16 bytes. */
  Auth: Bytes(16),
})
/** @see {@link PushSubscriptionBody} (schema) */
export type PushSubscriptionBody = Static<typeof PushSubscriptionBody>

/** A decrypted push message, which the app's service worker shows. */
export interface PushMessage {
  title: string
  body: string
  /** Language of both, such as `de`. */
  lang: string
  /** A message replaces one on screen with the same tag. */
  tag: string
  /** Path of the page that it opens. */
  url: string
  /** Buttons below it. Messages of earlier versions have none. */
  actions?: readonly PushAction[]
}

/** A button of a message. `look` opens its page, as a press beside the buttons does, `later` only closes it. */
export interface PushAction {
  action: 'look' | 'less' | 'later'
  title: string
  /** Path that is posted to when it is pressed. It needs no session. */
  post?: string
}
