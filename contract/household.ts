import { Type, type Static } from 'typebox'
import { Id, IsoDate, MediaPath, NO_NUL, Nullable } from './common.ts'
import { CODE_MAX, HOUSEHOLD_MEMBERS_MAX, LIST_NAME_MAX } from './shopping/limits.ts'

/** A person of a household as the others see them, without last name and e-mail address. */
export const HouseholdPerson = Type.Object({
  Id,
  /** First name, or the username without one. */
  Name: Type.String(),
  /** Two letters that differ within the household where the names allow it. */
  Initials: Type.String(),
  PhotoPath: Nullable(MediaPath),
  IsYou: Type.Optional(Type.Literal(true)),
})
/** @see {@link HouseholdPerson} (schema) */
export type HouseholdPerson = Static<typeof HouseholdPerson>

/** A member of a household. */
export const HouseholdMember = Type.Object({
  ...HouseholdPerson.properties,
  /** Invites, removes, renames and hands over; there is exactly one. */
  IsKeeper: Type.Boolean(),
  Joined: IsoDate,
  /** How many shared lists they see. */
  Lists: Type.Integer({ minimum: 0 }),
})
/** @see {@link HouseholdMember} (schema) */
export type HouseholdMember = Static<typeof HouseholdMember>

/** An invitation that is still valid, without its link and code. */
export const OpenInvitation = Type.Object({ Id, Expires: IsoDate })
/** @see {@link OpenInvitation} (schema) */
export type OpenInvitation = Static<typeof OpenInvitation>

const Places = Type.Integer({ minimum: 0, maximum: HOUSEHOLD_MEMBERS_MAX })

/** People who share shopping lists and own recipes. */
export const Household = Type.Object({
  Id,
  Name: Type.String(),
  /** The longest-standing first. */
  Members: Type.Array(HouseholdMember),
  /** How many more may join. */
  Places,
  /** For the keeper; otherwise empty. */
  Invitations: Type.Array(OpenInvitation),
})
/** @see {@link Household} (schema) */
export type Household = Static<typeof Household>

/** Response of the calls about the caller's own household: null if there is none. */
export const HouseholdState = Type.Object({ Household: Nullable(Household) })
/** @see {@link HouseholdState} (schema) */
export type HouseholdState = Static<typeof HouseholdState>

/** Body of POST and PATCH /household; blanks around the name do not count. */
export const HouseholdBody = Type.Object({
  Name: Type.String({ maxLength: LIST_NAME_MAX, pattern: NO_NUL }),
})

const LeaveFields = {
  /** Keeps private copies of the shared lists. */
  KeepCopies: Type.Optional(Type.Boolean()),
  /** The next keeper, if the keeper leaves and others stay. */
  KeeperId: Type.Optional(Id),
}
/** Body of POST /household/leave. */
export const LeaveBody = Type.Object(LeaveFields)

/** A new invitation. Only this response contains its link and code. */
export const NewInvitation = Type.Object({
  ...OpenInvitation.properties,
  /** The page is /join/{Token}. */
  Token: Type.String(),
  /** Six letters and digits without those that look alike. */
  Code: Type.String(),
  Places,
})
/** @see {@link NewInvitation} (schema) */
export type NewInvitation = Static<typeof NewInvitation>

/** What somebody who was invited sees before joining. */
export const Invitation = Type.Object({
  HouseholdName: Type.String(),
  Inviter: Type.Object({ Name: Type.String(), Initials: Type.String() }),
  Expires: IsoDate,
  Places,
  /** The caller belongs to this household already. */
  IsMember: Type.Boolean(),
  /** Name of another household that the caller would have to leave. */
  Other: Nullable(Type.String()),
})
/** @see {@link Invitation} (schema) */
export type Invitation = Static<typeof Invitation>

const Token = Type.String({ maxLength: CODE_MAX })
/** Path of the calls with the token of a link. */
export const TokenParams = Type.Object({ token: Token })

/** Body of POST /invitation/code; letter case, blanks and hyphens do not count. */
export const CodeBody = Type.Object({ Code: Token })

/** Body of POST /household/join: a token or a code. */
export const JoinBody = Type.Object({
  Token: Type.Optional(Token),
  Code: Type.Optional(Token),
  /** Leaves another household at the same moment; without it, belonging to one is an error. */
  Leave: Type.Optional(Type.Boolean()),
  ...LeaveFields,
})
/** @see {@link JoinBody} (schema) */
export type JoinBody = Static<typeof JoinBody>
