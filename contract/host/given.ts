import { Type, type Static } from 'typebox'
import { Id, IsoDate } from '../common.ts'

/** An invitation that a member has given, which still works. */
const GivenInvitation = Type.Object({ Id, Ends: IsoDate })

/** Response of GET /me/invitations. */
export const GivenInvitations = Type.Object({
  /** How many the member may still give this year; 0 unless registration is by invitation. */
  Left: Type.Integer({ minimum: 0 }),
  /** Those that nobody has come with yet. */
  Open: Type.Array(GivenInvitation),
})
/** @see {@link GivenInvitations} (schema) */
export type GivenInvitations = Static<typeof GivenInvitations>

/** Response of POST /me/invitations. The token is in no other. */
export const MadeGivenInvitation = Type.Object({ Token: Type.String(), Ends: IsoDate })
/** @see {@link MadeGivenInvitation} (schema) */
export type MadeGivenInvitation = Static<typeof MadeGivenInvitation>
