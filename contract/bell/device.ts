import { Type, type Static } from 'typebox'
import { Id, NO_NUL, Nullable } from '../common.ts'
import { Instant } from '../kitchen/kitchen.ts'
import { BELL_TITLE_MAX } from './limits.ts'

/** How a device rings while its page is closed. `quiet` shows a notification without a sound. */
export const LOUDNESS = ['rings', 'quiet', 'off'] as const
/** One of {@link LOUDNESS}. */
export type Loudness = (typeof LOUDNESS)[number]

/** Kinds of devices that have names of their own. */
const KINDS = ['iPhone', 'iPad', 'phone', 'tablet', 'computer'] as const
/** Browsers, by their own names. */
const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const
/** One of {@link KINDS}. */
export type BellDeviceKind = (typeof KINDS)[number]
/** One of {@link BROWSERS}. */
export type BellBrowser = (typeof BROWSERS)[number]

/** How a device describes itself, so that its member recognises it in a list. */
export const DeviceName = Type.Object({
  Kind: Nullable(Type.Enum([...KINDS])),
  Browser: Nullable(Type.Enum([...BROWSERS])),
})
/** @see {@link DeviceName} (schema) */
export type DeviceName = Static<typeof DeviceName>

/** A device of a member, as their settings list it. */
export const BellDeviceRow = Type.Object({
  Id,
  /** The name that its member has given it; null before. */
  Title: Nullable(Type.String()),
  ...DeviceName.properties,
  Loudness: Type.Enum([...LOUDNESS]),
  /** When it last rang; null before. */
  RangAt: Nullable(Instant),
})
/** @see {@link BellDeviceRow} (schema) */
export type BellDeviceRow = Static<typeof BellDeviceRow>

/** Body of PATCH /bell/devices/:id. Absent fields stay unchanged. An empty title removes it. */
export const BellDeviceBody = Type.Object({
  Loudness: Type.Optional(Type.Enum([...LOUDNESS])),
  Title: Type.Optional(Type.String({ maxLength: BELL_TITLE_MAX, pattern: NO_NUL })),
})
/** @see {@link BellDeviceBody} (schema) */
export type BellDeviceBody = Static<typeof BellDeviceBody>
