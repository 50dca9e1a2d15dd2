import { Type, type Static } from 'typebox'
import { Id, IsoDate, LangIdParam, MediaPath, NO_NUL, Nullable } from './common.ts'
import { type LangId, LANGUAGES } from './languages.ts'
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PASSWORD_MAX, USERNAME_MAX } from './limits.ts'
import { Role } from './roles.ts'

/** Text of one line; control characters are not allowed. */
export const Line = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^\\p{Cc}]*$' })
/** One line that may be empty. */
export const BlankLine = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\p{Cc}]*$' })
/** Text of several lines; no database accepts U+0000. */
const Lines = Type.String({ minLength: 1, maxLength: MESSAGE_MAX, pattern: NO_NUL })
/** Text in the form of an e-mail address. */
export const Email = Type.String({
  maxLength: EMAIL_MAX,
  pattern: '^\\s*[^\\s@\\p{Cc}]+@[^\\s@\\p{Cc}][^\\s@\\p{Cc}.]*\\.[^\\s@\\p{Cc}]+\\s*$',
})
/** A password, hashed by the client. */
export const Password = Type.String({ minLength: 1, maxLength: PASSWORD_MAX })
/** A username; without @, so that it is never taken for an e-mail address. */
const Username = Type.String({ maxLength: USERNAME_MAX, pattern: '^[^@\\p{Cc}]*$' })

/** The signed-in member; `username` is lower case on the wire and there is no Id. */
export const CurrentUser = Type.Object({
  FirstName: Type.String(),
  LastName: Type.String(),
  Email: Type.String(),
  username: Type.String(),
  AvatarPath: Nullable(MediaPath),
  /** 0 German, 1 English. */
  Language: LangIdParam,
  /** 0 Meter, 1 Inch. */
  UnitSystem: Type.Integer({ minimum: 0, maximum: 1 }),
  Notifications: Type.Boolean(),
  /** What the member was given to do; absent without any. */
  Roles: Type.Optional(Type.Array(Role)),
  /** The author that the member publishes as; absent without one. */
  AuthorId: Type.Optional(Id),
  /** Of a member who may not do what others see; `Until` is null for without end. */
  OnHold: Type.Optional(Type.Object({ Until: Nullable(IsoDate), Reason: Type.String() })),
})
/** @see {@link CurrentUser} (schema) */
export type CurrentUser = Static<typeof CurrentUser>

/**
 * Body of POST /auth/. `username` is the e-mail; `password` is hashed. `device_key` is
 * that of the last sign-in with this name on this device. An invalid one is ignored.
 */
export const SignInBody = Type.Object({
  grant_type: Type.String(),
  username: Line(EMAIL_MAX),
  password: Password,
  client_id: Type.String(),
  scope: Type.String(),
  device_key: Type.Optional(Type.String()),
})
/**
 * Response of a sign-in. `expires_in` is in seconds. Only a sign-in with a password returns a
 * `device_key`. The client sends it with the next sign-in on this device, so that failed sign-ins
 * of others do not block it.
 */
export const AuthResult = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('bearer'),
  expires_in: Type.Integer(),
  device_key: Type.Optional(Type.String()),
})
/** @see {@link AuthResult} (schema) */
export type AuthResult = Static<typeof AuthResult>

/**
 * Response of POST /auth/logout. `Address`: where the browser ends its session at the provider that this one came
 * from; absent for every other session.
 */
export const SignedOut = Type.Object({ Address: Type.Optional(Type.String()) })

/** Body of POST /signup/externalauth. */
export const ProviderAuthBody = Type.Object({
  Provider: Type.String(),
  Token: Type.String(),
  /** See {@link SignUpBody}. */
  Invitation: Type.Optional(Type.String()),
})

/** Body of POST /signup. */
export const SignUpBody = Type.Object({
  firstname: Line(NAME_MAX),
  lastname: BlankLine(NAME_MAX),
  email: Email,
  password: Password,
  language: LangIdParam,
  username: Type.Optional(Username),
  /** Token of an invitation, where whoever is new needs one. */
  invitation: Type.Optional(Type.String()),
})
/** @see {@link SignUpBody} (schema) */
export type SignUpBody = Static<typeof SignUpBody>
/** Body of POST /signup/passwordreset. */
export const ResetRequestBody = Type.Object({ email: Email })
/** Body of POST /signup/passwordreset/{token}. */
export const ResetBody = Type.Object({ Password })

/** Body of PATCH /me/ in its three forms. */
export const ProfileBody = Type.Object({
  FirstName: Type.Optional(Line(NAME_MAX)),
  LastName: Type.Optional(Line(NAME_MAX)),
  Email: Type.Optional(BlankLine(EMAIL_MAX)),
  Language: Type.Optional(
    Type.Unsafe<LangId>(Type.Integer({ minimum: 0, maximum: LANGUAGES.length - 1 })),
  ),
  UnitSystem: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
})
/** @see {@link ProfileBody} (schema) */
export type ProfileBody = Static<typeof ProfileBody>
/** Response of POST /me/avatar. */
export const AvatarResult = Type.Object({ Path: MediaPath })
/** @see {@link AvatarResult} (schema) */
export type AvatarResult = Static<typeof AvatarResult>
/** Body of PATCH /me/password; both hashed. */
export const PasswordBody = Type.Object({ OldPassword: Password, Password })
/** Body of PATCH /me/delete_account. */
export const DeleteAccountBody = Type.Object({
  Message: Lines,
  /**
   * What becomes of published recipes. `withdraw`: nobody finds them any more. `leave`: they stay under their
   * licence, by a former member. @default `withdraw`
   */
  Published: Type.Optional(Type.Enum(['withdraw', 'leave'])),
})
/** Body of PATCH /me/update_notifications. */
export const NotificationsBody = Type.Object({ Notifications: Type.Boolean() })
/** Body of POST /feedback; FeedbackValue 1 to 5. */
export const FeedbackBody = Type.Object({
  Description: Lines,
  FeedbackValue: Type.Integer({ minimum: 1, maximum: 5 }),
})
/** Body of POST /recipe/{id}/rate: one of the five names. */
export const RateBody = Type.Object({ RatingValue: Type.String() })

/** Path parameter of a password reset. */
export const TokenParams = Type.Object({ token: Type.String() })
/** Path parameter of the external start and callback calls. */
export const ProviderParams = Type.Object({ provider: Type.String() })
