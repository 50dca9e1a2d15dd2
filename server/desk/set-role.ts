import type { Kysely } from 'kysely'
import type { Role } from '#contract/roles.ts'
import { tryLockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import { giveRole, takeRole } from '#server/roles/roles.ts'
import { ensureAuthor } from './authors.ts'
import { takeBackSent } from './take-back-sent.ts'

/** A role that no admin gives or takes at the desk: a command does, or a sign-in provider. */
export interface RoleChange {
  userId: number
  role: Role
  source: 'command' | 'automatic'
  /** What else the line of the log says. */
  details?: Record<string, string>
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** Gives a member a role. @returns whether they did not have it */
export async function setRole(db: Kysely<Database>, change: RoleChange): Promise<boolean> {
  const { userId, role, now } = change
  return await transact(db, async (trx) => {
    if (role === 'author') await ensureAuthor(trx, userId, now)
    if (!(await giveRole(trx, userId, role, { grantedBy: null, now }))) return false
    await appendToLog(trx, { ...lineOf(change), action: 'role-granted' })
    return true
  })
}

/** Takes a role from a member. @returns whether they had it */
export async function unsetRole(db: Kysely<Database>, change: RoleChange): Promise<boolean> {
  const { userId, role, now } = change
  return await transact(db, async (trx) => {
    // What is sent in at this moment waits before, or is refused.
    await tryLockMember(trx, userId)
    if (!(await takeRole(trx, userId, role))) return false
    if (role === 'author') await takeBackSent(trx, userId, now)
    await appendToLog(trx, { ...lineOf(change), action: 'role-revoked' })
    return true
  })
}

function lineOf({ userId, role, source, details, now }: RoleChange) {
  return {
    actorId: null,
    source,
    subjectKind: 'member',
    subjectId: userId,
    details: { role, ...details },
    now,
  } as const
}
