import type { Transaction } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import { MEMBER_LIMITS } from '#contract/member-limits.ts'
import type { ReportReason } from '#contract/reports/limits.ts'
import { enforceLimit } from '#server/accounts/member-limits.ts'
import { isNewAccount } from '#server/accounts/new-account.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Subject } from './subjects.ts'
import { householdOf, joinVoices, networkHash, type Origin } from './voices.ts'

/** What somebody says about it. */
export interface Said {
  reason: ReportReason
  word: string
}

/** Who reports, from where and when. */
export interface Reporter {
  userId: number
  /** Of the request; undefined when it is not known any more. */
  address: string | undefined
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** A report of something. */
interface Filing {
  subject: Subject
  said: Said
  reporter: Reporter
}

/**
 * Writes a member's report in a case, in place of an earlier one.
 * @returns whether the desk has found nothing wrong with the same version when the member reported it before
 * @throws {ApiError} `LimitReached`
 */
export async function writeReport(
  trx: Transaction<Database>,
  caseId: number,
  { subject, said, reporter }: Filing,
): Promise<{ id: number; isRefused: boolean }> {
  const { userId, now } = reporter
  const before = await trx
    .selectFrom('reports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('case_id', '=', caseId)
    .executeTakeFirst()
  const isNew = await isNewAccount(trx, userId, now)
  const origin = await originOf(trx, subject, reporter)
  const isRefused = before?.is_refused === 1 && before.digest === subject.digest
  const row = {
    ...said,
    digest: subject.digest,
    is_counted: isNew ? 0 : 1,
    is_refused: isRefused ? 1 : 0,
    household_id: origin.householdId,
    address_hash: origin.addressHash,
    addressed_at: origin.addressHash === null ? null : now,
    is_shown: 0,
  } as const
  if (before) {
    await trx.updateTable('reports').set(row).where('id', '=', before.id).execute()
    await joinVoices(trx, { id: before.id, caseId, voice: before.voice }, origin)
    return { id: before.id, isRefused }
  }
  await enforceLimit(trx, 'reports', userId, now)
  if (isNew) await enforceLimitOfNew(trx, userId, now)
  const { id } = await trx
    .insertInto('reports')
    .values({ ...row, case_id: caseId, user_id: userId, voice: 0, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await joinVoices(trx, { id, caseId, voice: id }, origin)
  return { id, isRefused }
}

async function originOf(
  trx: Transaction<Database>,
  subject: Subject,
  { userId, address }: Reporter,
): Promise<Origin> {
  return {
    householdId: await householdOf(trx, userId),
    addressHash: address === undefined ? null : await networkHash(trx, address, subject),
  }
}

async function enforceLimitOfNew(
  trx: Transaction<Database>,
  userId: number,
  now: number,
): Promise<void> {
  const limit = 'newReportsPerDay'
  const rows = await trx
    .selectFrom('reports')
    .select('id')
    .where('user_id', '=', userId)
    .where('created_at', '>', now - DAY_MS)
    .limit(MEMBER_LIMITS[limit])
    .execute()
  if (rows.length === MEMBER_LIMITS[limit])
    throw new ApiError('LimitReached', { limit, status: 429 })
}
