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
 * The archives of a member's recipes, each small enough for an import. Each recipe is in exactly
 * one of them, even if other recipes change during the export.
 */
export const TakeAlongParts = Type.Object({ Parts: Type.Array(PackedRange, { minItems: 1 }) })
/** @see {@link TakeAlongParts} (schema) */
export type TakeAlongParts = Static<typeof TakeAlongParts>

/** Query of an archive: one of the parts, or everything if it is empty. */
export const TakeAlongQuery = Type.Partial(PackedRange)
