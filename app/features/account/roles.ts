import type { CurrentUser } from '#contract/account.ts'

/** Whether a member publishes. */
export const isAuthor = ({ Roles = [] }: CurrentUser) => Roles.includes('author')

/** Whether a member gives roles. */
export const isAdmin = ({ Roles = [] }: CurrentUser) => Roles.includes('admin')

/** Whether a member works at the desk: an admin is an editor. */
export const isEditor = (member: CurrentUser) =>
  isAdmin(member) || member.Roles?.includes('editor') === true
