import { Type, type Static } from 'typebox'
import { IsoDate, NO_NUL } from '../common.ts'

/** A kind of error: what went wrong, and at which address without anybody's part of it. */
export const ErrorKind = Type.Object({
  /** Names the kind, for {@link QuietBody}. */
  Kind: Type.String(),
  Code: Type.String(),
  /** Such as `GET /api/recipe/:id`. */
  Where: Type.String(),
  Count: Type.Integer({ minimum: 1 }),
  First: IsoDate,
  Last: IsoDate,
  /** What members read, in the language of whoever asks; empty where they waited and then read. */
  Seen: Type.String(),
  /** Whether a host wants to hear nothing of it for a while. */
  IsQuiet: Type.Boolean(),
})
/** @see {@link ErrorKind} (schema) */
export type ErrorKind = Static<typeof ErrorKind>

/** Response of GET /host/errors: those of thirty days, the last first. */
export const HostErrors = Type.Object({ Errors: Type.Array(ErrorKind) })
/** @see {@link HostErrors} (schema) */
export type HostErrors = Static<typeof HostErrors>

/** Body of POST /host/errors/quiet. */
export const QuietBody = Type.Object({
  Kind: Type.String({ maxLength: 300, pattern: NO_NUL }),
  IsQuiet: Type.Boolean(),
})
