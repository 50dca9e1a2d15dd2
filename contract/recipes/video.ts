import { Type, type Static } from 'typebox'
import { ACTION_STEP, ACTION_SUBTITLE } from './action-types.ts'
import { LangIdParam, MediaPath, Nullable, TimeText } from '../common.ts'
import { SERVINGS_DEFAULT, SERVINGS_MAX, SERVINGS_MIN } from '../limits.ts'

/** A step or subtitle of a film. */
export const VideoAction = Type.Object({
  Type: Type.Union([Type.Literal(ACTION_STEP), Type.Literal(ACTION_SUBTITLE)]),
  StartsAt: TimeText,
  StopsAt: TimeText,
  /** Amounts for the asked number of people, marked `<b>`; clients strip tags from subtitles. */
  Text: Nullable(Type.String()),
  ThumbPath: Nullable(MediaPath),
  /** 1-based step this action belongs to. */
  StepNumber: Type.Integer({ minimum: 1 }),
})
/** @see {@link VideoAction} (schema) */
export type VideoAction = Static<typeof VideoAction>

/**
 * Query of GET /video/{id}/action; the amounts are for `Persons`. A fraction is for
 * a recipe that is scaled by an available amount.
 */
export const VideoActionQuery = Type.Object({
  LangId: LangIdParam,
  Persons: Type.Number({
    minimum: SERVINGS_MIN,
    maximum: SERVINGS_MAX,
    default: SERVINGS_DEFAULT,
  }),
})
/** @see {@link VideoActionQuery} (schema) */
export type VideoActionQuery = Static<typeof VideoActionQuery>
