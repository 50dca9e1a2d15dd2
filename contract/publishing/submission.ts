import { Type, type Static } from 'typebox'
import { Id, IsoDate, NO_NUL } from '../common.ts'
import { FieldPath } from './field-path.ts'
import { REMARK_MAX, SUBMISSION_WORD_MAX } from './limits.ts'

/**
 * States of a submission. `waiting`: nobody has decided. `approved`: it was published. `returned`: an editor
 * has sent it back with remarks. `taken-back`: its author has.
 */
export const SUBMISSION_STATES = ['waiting', 'approved', 'returned', 'taken-back'] as const
/** One of {@link SUBMISSION_STATES}. */
export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** A text in a note that goes along with a submission. */
export const SubmissionWord = Type.String({ maxLength: SUBMISSION_WORD_MAX, pattern: NO_NUL })

/** A remark of an editor, at the field that it is about. */
export const Remark = Type.Object({
  Id,
  Field: FieldPath,
  Text: Type.String({ maxLength: REMARK_MAX }),
  /** The author has marked it as done. */
  IsDone: Type.Boolean(),
})
/** @see {@link Remark} (schema) */
export type Remark = Static<typeof Remark>

/** A version of a recipe as it was sent in. */
export const Submission = Type.Object({
  Id,
  /** What the version is called: 1 for the first that was published. */
  Number: Type.Integer({ minimum: 1 }),
  /** `OwnRecipe.Version` that was sent in. */
  Version: Type.Integer({ minimum: 1 }),
  State: Type.Enum(SUBMISSION_STATES),
  Sent: IsoDate,
  /** To the editors; empty for none. */
  Word: Type.String(),
  /** Of the editor who has returned it; empty for none. */
  Answer: Type.String(),
  Remarks: Type.Array(Remark),
})
/** @see {@link Submission} (schema) */
export type Submission = Static<typeof Submission>
