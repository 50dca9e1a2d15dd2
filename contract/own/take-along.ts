import { Type, type Static } from 'typebox'
import { ID_MAX } from '../limits.ts'
import { Id } from '../common.ts'

/** Recipes of a member by their ids: those above `After`, up to `Until`. */
export const PackedRange = Type.Object({
  After: Type.Integer({ minimum: 0, maximum: ID_MAX }),
  Until: Id,
})
/** @see {@link PackedRange} (schema) */
export type PackedRange = Static<typeof PackedRange>

/**
 * The archives that a member takes along, each as large as an import may be. A recipe is in exactly one
 * of them, whatever else changes while they are packed.
 */
export const TakeAlongParts = Type.Object({ Parts: Type.Array(PackedRange, { minItems: 1 }) })
/** @see {@link TakeAlongParts} (schema) */
export type TakeAlongParts = Static<typeof TakeAlongParts>

/** Query of an archive: one of the parts, or without a query everything. */
export const TakeAlongQuery = Type.Partial(PackedRange)
