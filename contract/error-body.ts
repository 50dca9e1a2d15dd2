import { Type, type Static } from 'typebox'
import { Id } from './common.ts'
import { FILM_FAULTS } from './films/faults.ts'
import { ERROR_CODES, type ErrorCode } from './errors.ts'

/** Body of every failure except sign-in. `Message` is in the caller's language. */
export const ApiErrorBody = Type.Object({
  Code: Type.Union(ERROR_CODES.map((code) => Type.Literal(code))),
  Message: Type.String(),
  RequestId: Type.Optional(Type.String()),
  /** What was made with the same key, for `ChangedMeanwhile`. */
  Id: Type.Optional(Id),
  /** What is wrong with a film, for `FilmRefused`. */
  Fault: Type.Optional(Type.Enum([...FILM_FAULTS])),
  /**
   * Why a process is not to be sent requests, of the health call alone; or why a recipe is not there any more:
   * its author has withdrawn it.
   */
  Reason: Type.Optional(
    Type.Union([
      Type.Literal('Stopping'),
      Type.Literal('Database'),
      Type.Literal('NewerDatabase'),
      Type.Literal('Withdrawn'),
    ]),
  ),
})
/** Body of every failure except sign-in. */
export type ApiErrorBody = Omit<Static<typeof ApiErrorBody>, 'Code'> & { Code: ErrorCode }

/**
 * Body of a failed sign-in (RFC 6749, section 5.2). `Code` distinguishes errors to which the
 * standard gives the same name, such as a wrong password and a disabled account.
 */
export const OAuthErrorBody = Type.Object({
  error: Type.String(),
  error_description: Type.String(),
  Code: ApiErrorBody.properties.Code,
})
/** @see {@link OAuthErrorBody} (schema) */
export type OAuthErrorBody = Omit<Static<typeof OAuthErrorBody>, 'Code'> & { Code: ErrorCode }
