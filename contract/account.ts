import { Type, type Static } from 'typebox'
import { LangIdParam, MediaPath, Nullable } from './common.ts'

/** The signed-in member (ENT-01); `username` is lower case on the wire and there is no Id. */
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
})
/** @see {@link CurrentUser} (schema) */
export type CurrentUser = Static<typeof CurrentUser>

/** Body of POST /auth/ (D-10). `username` is the e-mail; `password` is hashed (D-09). */
export const SignInBody = Type.Object({
  grant_type: Type.String(),
  username: Type.String(),
  password: Type.String(),
  client_id: Type.String(),
  scope: Type.String(),
})
/** Answer of a sign-in. `expires_in` is in seconds. */
export const AuthResult = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('bearer'),
  expires_in: Type.Integer(),
})
/** @see {@link AuthResult} (schema) */
export type AuthResult = Static<typeof AuthResult>

/** Social sign-in providers (D-16). */
export const PROVIDERS = ['Google', 'Facebook'] as const
/** Body of POST /signup/externalauth. */
export const ExternalAuthBody = Type.Object({ Provider: Type.String(), Token: Type.String() })

/** Body of POST /signup (D-11, D-13). */
export const SignUpBody = Type.Object({
  firstname: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
  password: Type.String(),
  language: LangIdParam,
  username: Type.Optional(Type.String()),
})
/** Body of POST /signup/passwordreset. */
export const ResetRequestBody = Type.Object({ email: Type.String() })
/** Body of POST /signup/passwordreset/{token} (D-15). */
export const ResetBody = Type.Object({ Password: Type.String() })

/** Body of PATCH /me/ in its three forms (D-54). */
export const ProfileBody = Type.Object({
  FirstName: Type.Optional(Type.String()),
  LastName: Type.Optional(Type.String()),
  Email: Type.Optional(Type.String()),
  Language: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
  UnitSystem: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
})
/** Answer of POST /me/avatar. */
export const AvatarResult = Type.Object({ Path: MediaPath })
/** Body of PATCH /me/password; both hashed. */
export const PasswordBody = Type.Object({ OldPassword: Type.String(), Password: Type.String() })
/** Body of PATCH /me/delete_account. */
export const DeleteAccountBody = Type.Object({ Message: Type.String() })
/** Body of PATCH /me/update_notifications. */
export const NotificationsBody = Type.Object({ Notifications: Type.Boolean() })
/** Body of POST /feedback; FeedbackValue 1 to 5 (ENT-25). */
export const FeedbackBody = Type.Object({
  Description: Type.String(),
  FeedbackValue: Type.Integer({ minimum: 1, maximum: 5 }),
})
/** Body of POST /recipe/{id}/rate: one of the five names (D-44). */
export const RateBody = Type.Object({ RatingValue: Type.String() })

/** Path parameter of a password reset. */
export const TokenParams = Type.Object({ token: Type.String() })
/** Path parameter of the external start and callback calls. */
export const ProviderParams = Type.Object({ provider: Type.String() })
