import { Type, type Static } from 'typebox'

/** Every error code of the API (D-23). */
export const ERROR_CODES = [
  'RequestInvalid',
  'Unauthorized',
  'NotFound',
  'FieldRequired',
  'FieldInvalid',
  'TextTooLong',
  'EmailInvalid',
  'EmailTaken',
  'EmailReadOnly',
  'UsernameTaken',
  'PasswordRequired',
  'PasswordWrong',
  'PasswordNotSet',
  'ProviderUnsupported',
  'ProviderFailed',
  'AccountDisabled',
  'TokenInvalid',
  'RatingInvalid',
  'PersonsInvalid',
  'NoteExists',
  'FileTypeUnsupported',
  'FileTooLarge',
  'TooManyRequests',
  'ServerError',
] as const

/** One of {@link ERROR_CODES}. */
export type ErrorCode = (typeof ERROR_CODES)[number]

/**
 * Message of an unknown or malformed recipe, cookbook or author id; never translated, because the
 * client recognises it and goes to /404 (D-23, ERR-08 to ERR-10).
 */
export const REQUEST_INVALID = 'The request is invalid.'

/** Body of every failure except sign-in. `Message` is in the caller's language. */
export const ApiErrorBody = Type.Object({
  Code: Type.Union(ERROR_CODES.map((code) => Type.Literal(code))),
  Message: Type.String(),
  RequestId: Type.Optional(Type.String()),
})
/** Body of every failure except sign-in. */
export type ApiErrorBody = Omit<Static<typeof ApiErrorBody>, 'Code'> & { Code: ErrorCode }

/** Body of a failed sign-in (RFC 6749, section 5.2). */
export const OAuthErrorBody = Type.Object({
  error: Type.String(),
  error_description: Type.String(),
})
/** @see {@link OAuthErrorBody} (schema) */
export type OAuthErrorBody = Static<typeof OAuthErrorBody>
