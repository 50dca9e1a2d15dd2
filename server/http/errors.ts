import type { ApiErrorBody } from '#contract/error-body.ts'
import type { FilmFault } from '#contract/films/faults.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { MemberLimit } from '#contract/member-limits.ts'

/** Status by error code. A malformed id is `RequestInvalid` with 400 instead. */
const STATUS: Record<ErrorCode, number> = {
  RequestInvalid: 404,
  Unauthorized: 401,
  NotFound: 404,
  FieldRequired: 400,
  FieldInvalid: 400,
  TextTooLong: 400,
  TooHardToRead: 422,
  EmailInvalid: 400,
  EmailTaken: 400,
  EmailReadOnly: 400,
  UsernameTaken: 400,
  PasswordRequired: 400,
  PasswordStolen: 400,
  PasswordWrong: 400,
  PasswordNotSet: 400,
  PasswordsOff: 403,
  ProviderUnsupported: 400,
  ProviderFailed: 400,
  ProviderTaken: 409,
  PasskeyFailed: 400,
  LastWayIn: 409,
  AccountDisabled: 400,
  TokenInvalid: 400,
  RatingInvalid: 400,
  PersonsInvalid: 400,
  NoteExists: 409,
  ChangedMeanwhile: 409,
  LimitReached: 409,
  ListGone: 404,
  HouseholdExists: 409,
  HouseholdFull: 409,
  InvitationInvalid: 404,
  InvitationNeeded: 403,
  RegistrationClosed: 403,
  WordsWrong: 400,
  KeeperOnly: 403,
  KeeperNeeded: 409,
  Suspended: 403,
  NotForKeys: 403,
  OwnDecision: 403,
  OwnCase: 403,
  ObjectionClosed: 409,
  AdminOnly: 403,
  AlreadyDecided: 409,
  AlreadyAuthor: 409,
  ApplicationOpen: 409,
  AppOutdated: 426,
  FileTypeUnsupported: 415,
  FileTooLarge: 413,
  PictureTooSmall: 422,
  FilmRefused: 422,
  PreviewInvalid: 404,
  StorageFull: 507,
  TooManyRequests: 429,
  ServerError: 500,
  Unavailable: 503,
  ReadOnly: 503,
}

/** Why and until when a member is suspended. */
export interface SuspensionDetails {
  /** Milliseconds since 1970, UTC; null for without end. */
  endsAt: number | null
  reason: string
}

/** Optional details of an error. */
export interface ApiErrorDetails {
  /** Overrides the code's status. */
  status?: number
  /** Wire name of the field, for the message. */
  field?: string | undefined
  /** The limit that `LimitReached` is about, for the message. */
  limit?: MemberLimit | undefined
  /** Id of what is there already, for `ChangedMeanwhile`. */
  id?: number | undefined
  /** What is wrong with the film, for `FilmRefused`. */
  fault?: FilmFault | undefined
  /** Why a process is not to be sent requests, or a recipe is not there. */
  reason?: ApiErrorBody['Reason']
  /** What `Suspended` is about, for the message. */
  suspension?: SuspensionDetails
  /** The error code of RFC 6749, for calls in that format. */
  oauth?: OAuthCode
}

/** Error codes of RFC 6749, section 5.2. @default `invalid_request` */
export type OAuthCode =
  | 'invalid_request'
  | 'invalid_grant'
  | 'invalid_client'
  | 'unsupported_grant_type'
  | 'invalid_scope'

/**
 * An error that is sent to the client: `throw new ApiError('NoteExists')`. The message is looked up
 * by code in the client's language when the response is sent.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly statusCode: number
  readonly field: string | undefined
  readonly limit: MemberLimit | undefined
  readonly id: number | undefined
  readonly fault: FilmFault | undefined
  readonly oauth: OAuthCode
  readonly reason: ApiErrorBody['Reason']
  readonly suspension: SuspensionDetails | undefined

  constructor(
    code: ErrorCode,
    {
      status = STATUS[code],
      field,
      limit,
      id,
      fault,
      reason,
      suspension,
      oauth = 'invalid_request',
    }: ApiErrorDetails = {},
  ) {
    super(code)
    this.code = code
    this.statusCode = status
    this.field = field
    this.limit = limit
    this.id = id
    this.fault = fault
    this.oauth = oauth
    this.reason = reason
    this.suspension = suspension
  }
}
