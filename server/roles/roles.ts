import type { Kysely, Transaction } from 'kysely'
import { type Role, ROLES } from '#contract/roles.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'

/** What a role includes. */
const INCLUDED: Record<Role, readonly Role[]> = {
  author: ['author'],
  editor: ['editor'],
  admin: ['admin', 'editor'],
}

/** Roles that include this one. */
const including = (role: Role) => ROLES.filter((other) => INCLUDED[other].includes(role))

/** The roles that a member was given, in the order of {@link ROLES}. */
export async function rolesOf(db: Kysely<Database>, userId: number): Promise<Role[]> {
  const rows = await db.selectFrom('roles').select('role').where('user_id', '=', userId).execute()
  return ROLES.filter((role) => rows.some((row) => row.role === role))
}

/** Id of the author that a member publishes as; undefined without one. */
export async function authorOf(db: Kysely<Database>, userId: number): Promise<number | undefined> {
  const author = await db
    .selectFrom('all_authors')
    .select('id')
    .where('owner_id', '=', userId)
    .executeTakeFirst()
  return author?.id
}

/** Whether a member has a role, or one that includes it: an admin is an editor. */
export async function hasRole(db: Kysely<Database>, userId: number, role: Role): Promise<boolean> {
  const row = await db
    .selectFrom('roles')
    .select('role')
    .where('user_id', '=', userId)
    .where('role', 'in', including(role))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * For calls of a role: whoever lacks it, visitors as well, is answered as for a call that does not exist.
 * @throws {ApiError} `NotFound`
 */
export async function requireRole(
  db: Kysely<Database>,
  memberId: number | null,
  role: Role,
): Promise<void> {
  if (memberId === null || !(await hasRole(db, memberId, role))) throw new ApiError('NotFound')
}

/** Who gives a role, and when. */
export interface Granting {
  /** Id of an account; null for the command. */
  grantedBy: number | null
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** Gives a member a role. @returns whether they did not have it */
export async function giveRole(
  trx: Transaction<Database>,
  userId: number,
  role: Role,
  { grantedBy, now }: Granting,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('roles')
    .values({ user_id: userId, role, granted_at: now, granted_by: grantedBy })
    .onConflict((conflict) => conflict.columns(['user_id', 'role']).doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Takes a role from a member. @returns whether they had it */
export async function takeRole(
  trx: Transaction<Database>,
  userId: number,
  role: Role,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('roles')
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
