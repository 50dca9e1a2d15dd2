import { Type, type Static } from 'typebox'
import { Email } from '../account.ts'
import { Id, IsoDate, LangIdParam, Nullable } from '../common.ts'
import { TypedLine } from '../desk/texts.ts'
import { INVITATION_DAYS_MAX, INVITATION_NAME_MAX, INVITATION_PLACES_MAX } from './limits.ts'
import { REGISTRATIONS } from './registrations.ts'

/** One of {@link REGISTRATIONS}. */
export const Registration = Type.Enum(REGISTRATIONS)
/** @see {@link Registration} (schema) */
export type Registration = Static<typeof Registration>

/** A provider that the host has set up, beside Google and Facebook. */
export const SiteProvider = Type.Object({
  /** In addresses, and as `Provider` of POST /signup/externalauth. */
  Name: Type.String(),
  /** What people call it. */
  Label: Type.String(),
})
/** @see {@link SiteProvider} (schema) */
export type SiteProvider = Static<typeof SiteProvider>

/** Response of GET /signup: whether somebody may register now, and how people may sign in. */
export const RegistrationState = Type.Object({
  Registration,
  /** Whether people sign in and register with passwords. */
  Passwords: Type.Boolean(),
  Providers: Type.Array(SiteProvider),
  /** Names of providers that do not answer now, Google and Facebook included: nobody can sign in there. */
  Silent: Type.Array(Type.String()),
})
/** @see {@link RegistrationState} (schema) */
export type RegistrationState = Static<typeof RegistrationState>

/** An invitation to register that works now. */
export const SiteInvitation = Type.Object({
  Id,
  Name: Type.String(),
  /** Where it was mailed to; null for a link. */
  Email: Nullable(Type.String()),
  /** How many may come with it. */
  Places: Type.Integer({ minimum: 1 }),
  /** How many have come. */
  Used: Type.Integer({ minimum: 0 }),
  Ends: IsoDate,
})
/** @see {@link SiteInvitation} (schema) */
export type SiteInvitation = Static<typeof SiteInvitation>

/** An invitation when it is made: `Token` is shown once, and null for one that is mailed. */
export const MadeInvitation = Type.Object({
  Invitation: SiteInvitation,
  Token: Nullable(Type.String()),
})
/** @see {@link MadeInvitation} (schema) */
export type MadeInvitation = Static<typeof MadeInvitation>

/** Response of POST /host/invitations/{id}/link: it is shown once, too. */
export const NewInvitationLink = Type.Object({ Token: Type.String() })

/** Response of GET /host/registration. */
export const HostRegistration = Type.Object({
  Registration,
  Members: Type.Integer({ minimum: 0 }),
  /** Members of the last thirty days. */
  NewMembers: Type.Integer({ minimum: 0 }),
  /** Those that are open, the newest first. */
  Invitations: Type.Array(SiteInvitation),
})
/** @see {@link HostRegistration} (schema) */
export type HostRegistration = Static<typeof HostRegistration>

/** Body of PATCH /host/registration. */
export const RegistrationBody = Type.Object({ Registration })

/** Body of POST /host/invitations: a link for several people, or with `Email` a mail for one. */
export const NewSiteInvitation = Type.Object({
  Name: TypedLine(INVITATION_NAME_MAX),
  Places: Type.Integer({ minimum: 1, maximum: INVITATION_PLACES_MAX }),
  Days: Type.Integer({ minimum: 1, maximum: INVITATION_DAYS_MAX }),
  Email: Type.Optional(Email),
  /** Language of the mail. */
  LangId: LangIdParam,
})
/** @see {@link NewSiteInvitation} (schema) */
export type NewSiteInvitation = Static<typeof NewSiteInvitation>
