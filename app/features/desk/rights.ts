import type { DeskMember } from '#contract/desk/members.ts'
import { ROLES, type Role } from '#contract/roles.ts'

/** What may be ticked about a member: the roles, and whether what an author publishes is read afterwards. */
export type Rights = Record<Role | 'trusted', boolean>

/** One call that changes a right. */
export type RightChange =
  | { kind: 'grant' | 'revoke'; role: Role }
  | { kind: 'trust'; isTrusted: boolean }

/** The rights that a member has. */
export function rightsOf({ Roles, IsTrusted }: DeskMember): Rights {
  return {
    author: Roles.includes('author'),
    editor: Roles.includes('editor'),
    admin: Roles.includes('admin'),
    trusted: IsTrusted,
  }
}

/** What has to be called, in this order, so that a member has the wanted rights. Only authors are trusted. */
export function changesTo(wanted: Rights, member: DeskMember): RightChange[] {
  const now = rightsOf(member)
  const roles = ROLES.filter((role) => wanted[role] !== now[role]).map((role): RightChange => ({
    kind: wanted[role] ? 'grant' : 'revoke',
    role,
  }))
  const isChanged = wanted.author && wanted.trusted !== now.trusted
  return isChanged ? [...roles, { kind: 'trust', isTrusted: wanted.trusted }] : roles
}
