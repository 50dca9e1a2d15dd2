import type { Kysely } from 'kysely'
import type { Role } from '#contract/roles.ts'
import type { Database } from '#server/db/schema.ts'
import { setRole, unsetRole } from '#server/desk/set-role.ts'
import { rolesOf } from '#server/roles/roles.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** The roles of a member according to their provider. */
interface Said {
  provider: string
  userId: number
  /** The roles of the claim. */
  given: readonly Role[]
  now: number
}

/**
 * Gives a member the roles in the claim of their provider, and takes mapped roles that are missing in it. Roles that
 * are not mapped are left alone, and the last admin stays admin.
 */
export async function followRoles(
  db: Kysely<Database>,
  settings: ProviderSettings['roles'],
  { provider, userId, given, now }: Said,
): Promise<void> {
  if (!settings) return
  const has = await rolesOf(db, userId)
  for (const role of new Set(Object.values(settings.byValue))) {
    const isGiven = given.includes(role)
    if (isGiven === has.includes(role)) continue
    const change = { userId, role, source: 'automatic', details: { provider }, now } as const
    if (isGiven) await setRole(db, change)
    else if (role !== 'admin' || (await hasOtherAdmin(db, userId))) await unsetRole(db, change)
  }
}

async function hasOtherAdmin(db: Kysely<Database>, userId: number): Promise<boolean> {
  const other = await db
    .selectFrom('roles')
    .select('user_id')
    .where('role', '=', 'admin')
    .where('user_id', '<>', userId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
