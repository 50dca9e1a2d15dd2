import { Type, type Static } from 'typebox'
import { IsoDate, Nullable } from '../common.ts'
import { READ_ONLY_WORDS_MAX } from './limits.ts'

/** A text in both languages; empty for what Simmer says by itself. */
const BothTexts = Type.Object({
  De: Type.String({ maxLength: READ_ONLY_WORDS_MAX, pattern: '^[^\\p{Cc}]*$' }),
  En: Type.String({ maxLength: READ_ONLY_WORDS_MAX, pattern: '^[^\\p{Cc}]*$' }),
})

/** Body of PATCH /host/read-only. */
export const ReadOnlyBody = Type.Object({
  IsOn: Type.Boolean(),
  /** What members read. */
  Words: BothTexts,
  /** Until about when, such as `15:30`: a promise that ends nothing. Empty without one. */
  Until: Type.String({ pattern: '^([0-2]\\d:[0-5]\\d)?$' }),
})
/** @see {@link ReadOnlyBody} (schema) */
export type ReadOnlyBody = Static<typeof ReadOnlyBody>

/** Response of GET /host/read-only. */
export const ReadOnlyState = Type.Object({
  IsOn: Type.Boolean(),
  /** Whether the configuration or the database forbids writes, which no button ends. */
  IsForced: Type.Boolean(),
  /** Since when a host has chosen it; null before any has. */
  Since: Nullable(IsoDate),
  IsByYou: Type.Boolean(),
  Words: BothTexts,
  Until: Type.String(),
})
/** @see {@link ReadOnlyState} (schema) */
export type ReadOnlyState = Static<typeof ReadOnlyState>
