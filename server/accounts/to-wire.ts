import type { CurrentUser } from '#contract/account.ts'
import { avatarPath } from '#server/media/avatar-path.ts'
import type { MemberRow } from './queries.ts'

/** The wire's CurrentUser (ENT-01). */
export function memberToWire(row: MemberRow): CurrentUser {
  return {
    FirstName: row.first_name,
    LastName: row.last_name,
    Email: row.email ?? '',
    username: row.username,
    AvatarPath: avatarPath(row.id, row.avatar_hash),
    Language: row.language,
    UnitSystem: row.unit_system,
    Notifications: row.notifications === 1,
  }
}
