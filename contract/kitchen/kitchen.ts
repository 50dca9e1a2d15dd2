import { Type, type Static } from 'typebox'
import { Id, NO_NUL, Nullable } from '../common.ts'
import {
  KITCHEN_CHANGES_MAX,
  KITCHEN_STEPS_MAX,
  SESSION_NAME_MAX,
  TIMER_NAME_MAX,
  TIMER_SECONDS_MAX,
} from './limits.ts'
import { SERVINGS_MAX, SERVINGS_MIN } from '../limits.ts'

/** Id of the record of the session itself. */
export const SESSION_RECORD = 'session'

/** UUID as `crypto.randomUUID` writes it: lower case only, so that a record has one spelling. */
const UUID = '[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}'
/** UUID in lower case. */
export const Uuid = Type.String({ pattern: `^${UUID}$` })

/** Milliseconds since 1970, UTC, up to the year 9999. */
export const Instant = Type.Integer({ minimum: 0, maximum: 253_402_300_799_999 })

/** No database accepts U+0000. */
const Name = (maxLength: number) => Type.String({ maxLength, pattern: NO_NUL })

/** 0 is the mise en place before step 1. */
const Step = Type.Integer({ minimum: 0, maximum: KITCHEN_STEPS_MAX })
/** Number of a step of a recipe, from 1. */
export const KitchenStepNumber = Type.Integer({ minimum: 1, maximum: KITCHEN_STEPS_MAX })
/** Seconds of a timer. */
export const TimerSeconds = Type.Number({ minimum: 0, maximum: TIMER_SECONDS_MAX })
/** Name of a timer. */
export const TimerName = Name(TIMER_NAME_MAX)

/** What a kitchen session is about, and its place. It works without the recipe. */
export const SessionValue = Type.Object({
  RecipeId: Id,
  RecipeName: Name(SESSION_NAME_MAX),
  StepCount: KitchenStepNumber,
  /** Sign by which a cook tells sessions apart. */
  Mark: Type.Integer({ minimum: 1, maximum: 4 }),
  /** People, or what the recipe makes; a fraction if it is scaled by an available amount. */
  People: Type.Number({ minimum: SERVINGS_MIN, maximum: SERVINGS_MAX }),
  Step,
  Moment: Type.Enum(['ready', 'watch', 'do']),
  /** Steps that are finished. */
  Done: Type.Array(KitchenStepNumber, { maxItems: KITCHEN_STEPS_MAX, uniqueItems: true }),
  StartedAt: Instant,
  EndedAt: Nullable(Instant),
})
/** @see {@link SessionValue} (schema) */
export type SessionValue = Static<typeof SessionValue>

/** Whether the cook has ticked something off before cooking. */
const TickValue = Type.Object({ IsTicked: Type.Boolean() })

/** A timer, stored as a deadline. Devices calculate with `EndsAt` and never count seconds. */
export const TimerValue = Type.Object({
  Step,
  /** Place among the timers that the step's text offers; null for a time of the cook's own. */
  Time: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  Name: TimerName,
  /** Seconds until the first bell of a range, as it was started. */
  First: Nullable(TimerSeconds),
  /** Seconds until the last bell, with everything that was added. */
  Total: TimerSeconds,
  /** When the last bell rings; null while it is paused. */
  EndsAt: Nullable(Instant),
  /** Milliseconds that are left while it is paused. */
  Left: Nullable(Type.Number({ minimum: 0, maximum: TIMER_SECONDS_MAX * 1000 })),
  /** Whether the first bell has been answered. */
  Looked: Type.Boolean(),
  /** When it was stopped or cancelled. */
  EndedAt: Nullable(Instant),
})
/** @see {@link TimerValue} (schema) */
export type TimerValue = Static<typeof TimerValue>

/** Time of the record's last change, at most the time of the server's clock. */
const act = { SessionId: Uuid, ActedAt: Instant }
const version = { Version: Type.Integer({ minimum: 1 }) }
const session = { Kind: Type.Literal('session'), Id: Type.Literal(SESSION_RECORD) }
const tick = {
  Kind: Type.Literal('tick'),
  Id: Type.String({ pattern: '^(oven|(ingredient|tool):[1-9]\\d{0,9})$' }),
}
const timer = { Kind: Type.Literal('timer'), Id: Uuid }

/** A record as a device sends it. */
export const KitchenChange = Type.Union([
  Type.Object({ ...act, ...session, Value: SessionValue }),
  Type.Object({ ...act, ...tick, Value: TickValue }),
  Type.Object({ ...act, ...timer, Value: TimerValue }),
])
/** @see {@link KitchenChange} (schema) */
export type KitchenChange = Static<typeof KitchenChange>

/** A record of a kitchen session: the session itself, a tick or a timer. */
export const KitchenRecord = Type.Union([
  Type.Object({ ...act, ...session, ...version, Value: SessionValue }),
  Type.Object({ ...act, ...tick, ...version, Value: TickValue }),
  Type.Object({ ...act, ...timer, ...version, Value: TimerValue }),
])
/** @see {@link KitchenRecord} (schema) */
export type KitchenRecord = Static<typeof KitchenRecord>

/** Query of GET /kitchen. */
export const KitchenQuery = Type.Object({
  /** Version that the device has; only newer records are returned. */
  Since: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
})

/** Body of POST /kitchen/changes, as JSON. */
export const KitchenChanges = Type.Object({
  Changes: Type.Array(KitchenChange, { minItems: 1, maxItems: KITCHEN_CHANGES_MAX }),
})

/** Response of both calls. */
export const Kitchen = Type.Object({
  /** Version of the kitchen. The response is at least as new. */
  Version: Type.Integer({ minimum: 0 }),
  /** The server's clock, milliseconds since 1970: a device whose clock differs converts its times. */
  Now: Instant,
  /** Records newer than `Since`, or the current ones after changes were sent. */
  Records: Type.Array(KitchenRecord),
})
/** @see {@link Kitchen} (schema) */
export type Kitchen = Static<typeof Kitchen>
