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

/** A film of a member, in an archive of its own. */
export const PackedFilm = Type.Object({
  /** The recipe. */
  Film: Id,
  Bytes: Type.Integer({ minimum: 0 }),
})
/** @see {@link PackedFilm} (schema) */
export type PackedFilm = Static<typeof PackedFilm>

/**
 * The archives of a member's recipes, each small enough for an import, and those of their films. Each recipe is in
 * exactly one of them, even if other recipes change during the export.
 */
export const TakeAlongParts = Type.Object({
  Parts: Type.Array(PackedRange, { minItems: 1 }),
  Films: Type.Array(PackedFilm),
})
/** @see {@link TakeAlongParts} (schema) */
export type TakeAlongParts = Static<typeof TakeAlongParts>

/** Query of an archive: one of the parts, the film of a recipe, or all recipes if it is empty. */
export const TakeAlongQuery = Type.Partial(Type.Object({ ...PackedRange.properties, Film: Id }))
