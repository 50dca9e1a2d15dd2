import type { Updateable } from 'kysely'
import type { ProfileBody } from '#contract/account.ts'
import type { UserTable } from '#server/db/tables/members.ts'
import { ApiError } from '#server/http/errors.ts'
import { requiredText } from './required-text.ts'
import { keyOf, type MemberRow } from './queries.ts'

/**
 * The columns that a call changes (API-15, D-54). Absent fields stay as they are; 0 is a value.
 * @throws {ApiError} `EmailReadOnly` for another e-mail address, `FieldRequired` for a blank name
 */
export function profileChanges(member: MemberRow, body: ProfileBody): Updateable<UserTable> {
  const { FirstName, LastName, Email, Language, UnitSystem } = body
  if (Email !== undefined && keyOf(Email) !== keyOf(member.email ?? '')) {
    throw new ApiError('EmailReadOnly')
  }
  return {
    ...(FirstName !== undefined && { first_name: requiredText(FirstName, 'FirstName') }),
    ...(LastName !== undefined && { last_name: requiredText(LastName, 'LastName') }),
    ...(Language !== undefined && { language: Language }),
    ...(UnitSystem !== undefined && { unit_system: UnitSystem as 0 | 1 }),
  }
}
