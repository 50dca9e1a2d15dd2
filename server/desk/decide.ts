import type { Kysely, Transaction } from 'kysely'
import type { Role } from '#contract/roles.ts'
import { mailTo } from '#server/accounts/mail-to.ts'
import { tryLockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { appendToLog, type LogDetails } from '#server/roles/desk-log.ts'
import { authorOf, giveRole, hasRole, requireRole, takeRole } from '#server/roles/roles.ts'
import { ensureAuthor } from './authors.ts'
import { takeBackSent } from './take-back-sent.ts'

/** A decision of somebody at the desk about a member. */
export interface Decision {
  /** Who decides. */
  actorId: number
  /** About whom. */
  memberId: number
  /** Why, for the log. */
  why?: string | undefined
  /** Milliseconds since 1970, UTC. */
  now: number
}

const becauseOf = ({ why = '' }: Decision): LogDetails =>
  why.trim() === '' ? {} : { why: why.trim() }

/** @throws {ApiError} `NotFound` for no member; `OwnDecision` */
async function requireOther(
  trx: Transaction<Database>,
  { actorId, memberId }: Pick<Decision, 'actorId' | 'memberId'>,
): Promise<void> {
  if (actorId === memberId) throw new ApiError('OwnDecision')
  const member = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', memberId)
    .where('kind', '=', 'member')
    .executeTakeFirst()
  if (!member) throw new ApiError('NotFound')
}

/**
 * Locks the roles of all admins until the transaction ends, so that two who revoke each other's are not both
 * heard.
 * @throws {ApiError} `NotFound` for who is no admin any more
 */
async function lockAdmins(trx: Transaction<Database>, actorId: number): Promise<void> {
  await trx
    .updateTable('roles')
    .set((row) => ({ granted_at: row.ref('granted_at') }))
    .where('role', '=', 'admin')
    .execute()
  await requireRole(trx, actorId, 'admin')
}

/**
 * Gives a member a role. The same again changes nothing.
 * @throws {ApiError} `NotFound`, `OwnDecision`
 */
export async function grantRole(
  db: Kysely<Database>,
  role: Role,
  decision: Decision,
): Promise<void> {
  const { actorId, memberId, now } = decision
  await transact(db, async (trx) => {
    await lockAdmins(trx, actorId)
    await requireOther(trx, decision)
    if (role === 'author') await ensureAuthor(trx, memberId, now)
    if (!(await giveRole(trx, memberId, role, { grantedBy: actorId, now }))) return
    await appendToLog(trx, {
      actorId,
      action: 'role-granted',
      subjectKind: 'member',
      subjectId: memberId,
      details: { role, ...becauseOf(decision) },
      now,
    })
  })
}

/**
 * Takes a role from a member. The same again changes nothing. Nobody takes their own, so that an admin is left.
 * @throws {ApiError} `NotFound`, `OwnDecision`
 */
export async function revokeRole(
  db: Kysely<Database>,
  role: Role,
  decision: Decision,
): Promise<void> {
  const { actorId, memberId, now } = decision
  await transact(db, async (trx) => {
    await lockAdmins(trx, actorId)
    // As with {@link suspendMember}: an author publishes before, or not at all.
    await tryLockMember(trx, memberId)
    await requireOther(trx, decision)
    if (!(await takeRole(trx, memberId, role))) return
    if (role === 'author') await takeBackSent(trx, memberId, now)
    await appendToLog(trx, {
      actorId,
      action: 'role-revoked',
      subjectKind: 'member',
      subjectId: memberId,
      details: { role, ...becauseOf(decision) },
      now,
    })
  })
}

/**
 * Says whether what an author publishes is read afterwards. The same again changes nothing.
 * @throws {ApiError} `NotFound` for who is no author; `OwnDecision`
 */
export async function trustAuthor(
  db: Kysely<Database>,
  isTrusted: boolean,
  decision: Decision,
): Promise<void> {
  const { actorId, memberId, now } = decision
  await transact(db, async (trx) => {
    await requireOther(trx, decision)
    await requireRole(trx, memberId, 'author')
    const author = await authorOf(trx, memberId)
    if (author === undefined) throw new ApiError('NotFound')
    const { numUpdatedRows } = await trx
      .updateTable('all_authors')
      .set({ is_trusted: isTrusted ? 1 : 0 })
      .where('id', '=', author)
      .where('is_trusted', '=', isTrusted ? 0 : 1)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    await appendToLog(trx, {
      actorId,
      action: isTrusted ? 'author-trusted' : 'author-untrusted',
      subjectKind: 'author',
      subjectId: author,
      details: becauseOf(decision),
      now,
    })
  })
}

/** @throws {ApiError} `NotFound`; `OwnDecision`; `AdminOnly` for an editor who decides about an admin */
async function requireLower(trx: Transaction<Database>, decision: Decision): Promise<void> {
  await requireOther(trx, decision)
  const isAdmin = await hasRole(trx, decision.memberId, 'admin')
  if (isAdmin && !(await hasRole(trx, decision.actorId, 'admin'))) throw new ApiError('AdminOnly')
}

/**
 * Puts a member on hold, or changes until when and why.
 * @param endsAt milliseconds since 1970, UTC; null for without end
 * @throws {ApiError} `NotFound`, `OwnDecision`, `AdminOnly`
 */
export async function suspendMember(
  db: Kysely<Database>,
  { endsAt, reason }: { endsAt: number | null; reason: string },
  decision: Decision,
): Promise<void> {
  const { actorId, memberId, now } = decision
  await transact(db, async (trx) => {
    // What they publish at the same moment is published before, or not at all.
    await tryLockMember(trx, memberId)
    await requireLower(trx, decision)
    const row = { ends_at: endsAt, reason, suspended_at: now, suspended_by: actorId }
    await trx
      .insertInto('suspensions')
      .values({ user_id: memberId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
    const to = await mailTo(trx, memberId)
    if (to) await queueMail(trx, 'onHold', { to, payload: { at: now }, now })
    await appendToLog(trx, {
      actorId,
      action: 'member-suspended',
      subjectKind: 'member',
      subjectId: memberId,
      details: { until: endsAt === null ? null : new Date(endsAt).toISOString(), why: reason },
      now,
    })
  })
}

/**
 * Ends a suspension before its time. The same again changes nothing.
 * @throws {ApiError} `NotFound`, `OwnDecision`, `AdminOnly`
 */
export async function liftSuspension(db: Kysely<Database>, decision: Decision): Promise<void> {
  const { actorId, memberId, now } = decision
  await transact(db, async (trx) => {
    await requireLower(trx, decision)
    const { numDeletedRows } = await trx
      .deleteFrom('suspensions')
      .where('user_id', '=', memberId)
      .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    await appendToLog(trx, {
      actorId,
      action: 'suspension-lifted',
      subjectKind: 'member',
      subjectId: memberId,
      details: becauseOf(decision),
      now,
    })
  })
}
