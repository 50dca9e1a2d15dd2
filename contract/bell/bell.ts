import { Type, type Static } from 'typebox'
import { BELL_ANSWERS, type BellAnswerKind, type BellKind } from './rule.ts'
import { DeviceName, LOUDNESS } from './device.ts'
import { Id, LangIdParam, Nullable } from '../common.ts'
import { Instant, KitchenStepNumber, TimerName, TimerSeconds, Uuid } from '../kitchen/kitchen.ts'
import { BELL_TIMERS_MAX } from './limits.ts'
import { Bytes, PushSubscriptionBody } from '../push.ts'

/** A timer of a device without an account, for which the server rings. */
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

/** Body of POST /bell: everything that the server needs to know about a device. */
export const BellBody = Type.Object({
  /** 32 bytes that identify the device, which generates them. The server stores only a hash. */
  Secret: Bytes(32),
  ...PushSubscriptionBody.properties,
  LangId: LangIdParam,
  /** IANA name, for times of day in messages. */
  TimeZone: Type.String({ maxLength: 64, pattern: '^[\\w+/-]+$' }),
  /** `off` makes the server forget a device without an account. */
  Loudness: Type.Enum([...LOUDNESS]),
  /** `false`: `Loudness` was not just chosen here, so a choice made elsewhere stays. */
  Chosen: Type.Optional(Type.Boolean()),
  Name: Type.Optional(DeviceName),
  /** All running timers. Ignored for a member's device, whose timers come from the kitchen. */
  Timers: Type.Array(BellTimer, { maxItems: BELL_TIMERS_MAX }),
  Answer: Type.Optional(BellAnswer),
  /** Sends a test message at once. */
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
  /** Id of the device in the list of its member; null without an account. */
  DeviceId: Nullable(Id),
  /** What is chosen for the device; null while the server does not know it. */
  Loudness: Nullable(Type.Enum([...LOUDNESS])),
  /**
   * Why the server does not accept the device. `gone`: its push service no longer knows it, so it
   * has to subscribe again. `removed`: its member removed it. It may come back with a new secret.
   */
  Ended: Nullable(Type.Enum(['gone', 'removed'])),
})
/** @see {@link BellState} (schema) */
export type BellState = Static<typeof BellState>

/** What the service worker needs to know about a bell. */
export interface BellMessage {
  /** @see {@link ringOf}; random for a test. */
  ring: string
  timer: string
  /** `stopped`: the timer was answered elsewhere, so its notification is removed. */
  kind: BellKind | 'stopped' | 'test'
  /** Minutes by which it rings late because the server was down; 0 if it is on time. */
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
  /** The buttons, with the answer that each one sends. */
  actions: { action: BellAnswerKind; title: string; navigate: string }[]
}

/** A decrypted push message of a bell. */
export interface BellPush {
  web_push: 8030
  notification: BellNotification
  /** Lets a service worker replace the notification, or show none. */
  mutable: true
  bell: BellMessage
}
