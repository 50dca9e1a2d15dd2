import { Type, type Static } from 'typebox'
import { Id, IsoDate, MediaPath, NO_NUL, Nullable, Paging } from '../common.ts'
import { SEARCH_TEXT_MAX } from '../limits.ts'
import { Role } from '../roles.ts'
import { DESK_TEXT_MAX } from './limits.ts'
import { TypedLine, Why } from './texts.ts'

/**
 * Query of GET /desk/members: the newest, or those with names that begin with the words of `Term`, or with this
 * e-mail address.
 */
export const DeskMemberQuery = Type.Object({
  Term: Type.Optional(Type.String({ maxLength: SEARCH_TEXT_MAX, pattern: NO_NUL })),
  ...Paging,
})
/** @see {@link DeskMemberQuery} (schema) */
export type DeskMemberQuery = Static<typeof DeskMemberQuery>

/** A member as the desk sees them. */
export const DeskMember = Type.Object({
  Id,
  Name: Type.String(),
  Username: Type.String(),
  /** For admins alone. */
  Email: Type.Optional(Type.String()),
  PhotoPath: Nullable(MediaPath),
  Roles: Type.Array(Role),
  /** The author that they publish as. */
  AuthorId: Nullable(Id),
  /** What they publish is read afterwards. */
  IsTrusted: Type.Boolean(),
  Joined: IsoDate,
  /** Day of their last use; null after they have signed out everywhere. */
  LastHere: Nullable(IsoDate),
  OwnRecipes: Type.Integer({ minimum: 0 }),
  Published: Type.Integer({ minimum: 0 }),
  /** `Until` is null for without end. */
  OnHold: Nullable(Type.Object({ Until: Nullable(IsoDate), Reason: Type.String() })),
  IsYou: Type.Optional(Type.Literal(true)),
})
/** @see {@link DeskMember} (schema) */
export type DeskMember = Static<typeof DeskMember>

/** Response of GET /desk/members. */
export const DeskMembers = Type.Object({
  Members: Type.Array(DeskMember),
  /** How many there are. */
  Total: Type.Integer({ minimum: 0 }),
})
/** @see {@link DeskMembers} (schema) */
export type DeskMembers = Static<typeof DeskMembers>

/** Body of POST /desk/members/{id}/roles. */
export const GrantBody = Type.Object({ Role, Why })
/** Path parameters of DELETE /desk/members/{id}/roles/{role}. */
export const RevokeParams = Type.Object({ id: Id, role: Role })
/** Query of DELETE /desk/members/{id}/roles/{role}. */
export const RevokeQuery = Type.Object({ Why })
/** Body of PATCH /desk/members/{id}/trust. */
export const TrustBody = Type.Object({ IsTrusted: Type.Boolean(), Why })
/** Body of PATCH /desk/members/{id}/suspend; without `Until` it does not end by itself. */
export const SuspendBody = Type.Object({
  Until: Type.Optional(IsoDate),
  /** The member reads it. */
  Reason: TypedLine(DESK_TEXT_MAX),
})
/** Body of PATCH /desk/members/{id}/lift. */
export const LiftBody = Type.Object({ Why })
