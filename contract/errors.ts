/** Every error code of the API. */
export const ERROR_CODES = [
  'RequestInvalid',
  'Unauthorized',
  'NotFound',
  'FieldRequired',
  'FieldInvalid',
  'TextTooLong',
  'TooHardToRead',
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
  'ChangedMeanwhile',
  'LimitReached',
  'ListGone',
  'HouseholdExists',
  'HouseholdFull',
  'InvitationInvalid',
  'InvitationNeeded',
  'RegistrationClosed',
  'WordsWrong',
  'KeeperOnly',
  'KeeperNeeded',
  'Suspended',
  'NotForKeys',
  'OwnDecision',
  'OwnCase',
  'ObjectionClosed',
  'AdminOnly',
  'AlreadyDecided',
  'AlreadyAuthor',
  'ApplicationOpen',
  'AppOutdated',
  'FileTypeUnsupported',
  'FileTooLarge',
  'PictureTooSmall',
  'FilmRefused',
  'PreviewInvalid',
  'TooManyRequests',
  'Unavailable',
  'ReadOnly',
  'ServerError',
] as const

/** One of {@link ERROR_CODES}. */
export type ErrorCode = (typeof ERROR_CODES)[number]

/**
 * Message of an unknown or malformed recipe, cookbook or author id; never translated, because the
 * client recognises it and goes to /404.
 */
export const REQUEST_INVALID = 'The request is invalid.'
