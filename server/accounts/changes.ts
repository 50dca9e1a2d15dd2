import type { Updateable } from 'kysely'
import type { ProfileBody } from '#contract/account.ts'
import type { LangId } from '#contract/languages.ts'
import type { UserTable } from '#server/db/tables/members.ts'
import { ApiError } from '#server/http/errors.ts'
import { filled } from './filled.ts'
import { keyOf, type MemberRow } from './queries.ts'

/**
 * What a call changes of a profile (API-15, D-54); what is absent stays, and 0 is a value.
 * @throws {ApiError} `EmailReadOnly` for another e-mail address, `FieldRequired` for a blank name
 */
export function profileChanges(member: MemberRow, body: ProfileBody): Updateable<UserTable> {
  const { FirstName, LastName, Email, Language, UnitSystem } = body
  if (Email !== undefined && keyOf(Email) !== keyOf(member.email ?? '')) {
    throw new ApiError('EmailReadOnly')
  }
  return {
    ...(FirstName !== undefined && { first_name: filled(FirstName, 'FirstName') }),
    ...(LastName !== undefined && { last_name: filled(LastName, 'LastName') }),
    ...(Language !== undefined && { language: Language as LangId }),
    ...(UnitSystem !== undefined && { unit_system: UnitSystem as 0 | 1 }),
  }
}
