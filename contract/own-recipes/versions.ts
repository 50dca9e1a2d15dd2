import { Type, type Static } from 'typebox'
import { Id, IsoDate } from '../common.ts'
import { Draft } from './draft.ts'

/**
 * Why an earlier version of an own recipe was stored. `time`: some time had passed since the
 * previous one. `change`: a save added or removed a lot. `merged`: a merge of two devices dropped
 * some text. `replaced`: an earlier version was restored in its place.
 */
export const VERSION_REASONS = ['time', 'change', 'merged', 'replaced'] as const
/** One of {@link VERSION_REASONS}. */
export type VersionReason = (typeof VERSION_REASONS)[number]

/** An earlier version in a list. */
export const VersionCard = Type.Object({
  Id,
  /** When it was written. */
  Changed: IsoDate,
  Reason: Type.Enum(VERSION_REASONS),
  StepCount: Type.Integer({ minimum: 0 }),
  IngredientCount: Type.Integer({ minimum: 0 }),
})
/** @see {@link VersionCard} (schema) */
export type VersionCard = Static<typeof VersionCard>

/** Earlier versions of an own recipe, the latest first. */
export const OwnVersions = Type.Object({ Versions: Type.Array(VersionCard) })
/** @see {@link OwnVersions} (schema) */
export type OwnVersions = Static<typeof OwnVersions>

/** An earlier version with its content. */
export const OwnVersion = Type.Object({ Id, Changed: IsoDate, Draft })
/** @see {@link OwnVersion} (schema) */
export type OwnVersion = Static<typeof OwnVersion>

/** Path parameters of an earlier version. */
export const VersionParams = Type.Object({ id: Id, version: Id })

/** A version that a save drops, and why. It is stored, like the version that the save replaces. */
export const LeftOut = Type.Object({ Reason: Type.Enum(['merged', 'replaced']), Draft })
/** @see {@link LeftOut} (schema) */
export type LeftOut = Static<typeof LeftOut>
