import type { Kysely } from 'kysely'
import type { CurrentUser } from '#contract/account.ts'
import type { Database } from '#server/db/schema.ts'
import { authorOf, rolesOf } from '#server/roles/roles.ts'
import { suspensionOf } from '#server/roles/suspensions.ts'

/** What a member may do beside using Simmer, or may not do; nothing for most members. */
export async function rightsOf(
  db: Kysely<Database>,
  userId: number,
  now: number,
): Promise<Pick<CurrentUser, 'AuthorId' | 'OnHold' | 'Roles'>> {
  const roles = await rolesOf(db, userId)
  const author = roles.includes('author') ? await authorOf(db, userId) : undefined
  const suspension = await suspensionOf(db, userId, now)
  return {
    ...(roles.length > 0 && { Roles: roles }),
    ...(author !== undefined && { AuthorId: author }),
    ...(suspension && {
      OnHold: {
        Until: suspension.endsAt === null ? null : new Date(suspension.endsAt).toISOString(),
        Reason: suspension.reason,
      },
    }),
  }
}
