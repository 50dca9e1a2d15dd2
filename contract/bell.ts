import { Type, type Static } from 'typebox'
import { BELL_ANSWERS, type BellAnswerKind, type BellKind } from './bell-rule.ts'
import { DeviceName, LOUDNESS } from './bell-device.ts'
import { Id, LangIdParam, Nullable } from './common.ts'
import { Instant, KitchenStepNumber, TimerName, TimerSeconds, Uuid } from './kitchen.ts'
import { BELL_TIMERS_MAX } from './bell-limits.ts'
import { Bytes, PushSubscriptionBody } from './push.ts'

/** A timer of a device without an account, as the server rings for it. */
export const BellTimer = Type.Object({
  Id: Uuid,
  RecipeId: Id,
  Step: KitchenStepNumber,
  StepCount: KitchenStepNumber,
  Name: TimerName,
  /** Seconds until the last bell, with everything that was added. */
  Total: TimerSeconds,
  /** When the first bell of a range rings; null without one, and once it is answered. */
  LookAt: Nullable(Instant),
  /** When the last bell rings, by the server's clock. */
  EndsAt: Instant,
})
/** @see {@link BellTimer} (schema) */
export type BellTimer = Static<typeof BellTimer>

/** An answer to a bell. It counts only while that bell rings, so that it can be sent again. */
export const BellAnswer = Type.Object({
  Timer: Uuid,
  /** @see {@link ringOf} */
  Ring: Type.String({ maxLength: 60 }),
  Kind: Type.Enum([...BELL_ANSWERS]),
})
/** @see {@link BellAnswer} (schema) */
export type BellAnswer = Static<typeof BellAnswer>

/** Body of POST /bell: all that the server has to know of a device. */
export const BellBody = Type.Object({
  /** By which the device is known again, made by itself: 32 bytes. The server stores a hash. */
  Secret: Bytes(32),
  ...PushSubscriptionBody.properties,
  LangId: LangIdParam,
  /** IANA name, for times of day in messages. */
  TimeZone: Type.String({ maxLength: 64, pattern: '^[\\w+/-]+$' }),
  /** `off` makes the server forget a device without an account. */
  Loudness: Type.Enum([...LOUDNESS]),
  /** `false`: nobody has just chosen it here, so that what a member has chosen elsewhere stays. */
  Chosen: Type.Optional(Type.Boolean()),
  Name: Type.Optional(DeviceName),
  /** All timers that run. Those of a member's device are known from the kitchen and ignored here. */
  Timers: Type.Array(BellTimer, { maxItems: BELL_TIMERS_MAX }),
  Answer: Type.Optional(BellAnswer),
  /** Sends a message at once that says that the bell works. */
  Test: Type.Optional(Type.Boolean()),
})
/** @see {@link BellBody} (schema) */
export type BellBody = Static<typeof BellBody>

/** Response of both calls. */
export const BellState = Type.Object({
  /** VAPID public key (RFC 8292) as base64url; null where the site sends no push messages. */
  PublicKey: Nullable(Type.String()),
  /** The server's clock, milliseconds since 1970: a device whose clock differs converts its times. */
  Now: Instant,
  /** Id of the device in the list of its member; null of one without an account. */
  DeviceId: Nullable(Id),
  /** What is chosen for the device; null while the server does not know it. */
  Loudness: Nullable(Type.Enum([...LOUDNESS])),
  /**
   * Why the server does not take the device: its push service no longer knows it, so that it has to
   * subscribe again, or its member has removed it. It may come back with a new secret.
   */
  Ended: Nullable(Type.Enum(['gone', 'removed'])),
})
/** @see {@link BellState} (schema) */
export type BellState = Static<typeof BellState>

/** What the service worker has to know of a bell. */
export interface BellMessage {
  /** @see {@link ringOf}; of a test, a random one. */
  ring: string
  timer: string
  /** `stopped`: the timer was answered elsewhere, so that its notification goes. */
  kind: BellKind | 'stopped' | 'test'
  /** Minutes that it rings late because the server was away; 0 when it is in time. */
  late: number
}

/** A notification in the declarative form of Safari, which shows it even without a service worker. */
export interface BellNotification {
  title: string
  body: string
  lang: string
  tag: string
  silent: boolean
  /** Address of the page that it opens. */
  navigate: string
  /** Titles of the buttons by what they answer. */
  actions: { action: BellAnswerKind; title: string; navigate: string }[]
}

/** A push message of a bell, once it is decrypted. */
export interface BellPush {
  web_push: 8030
  notification: BellNotification
  /** Lets a service worker replace the notification, or show none. */
  mutable: true
  bell: BellMessage
}
