import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import type { LangId } from '#contract/languages.ts'
import type { Notice, NoticeBody } from '#contract/reports/desk-reports.ts'
import { NOTICE_DAYS } from '#contract/reports/limits.ts'
import { newAddress } from '#server/accounts/mail-address.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { appendToLog } from '#server/roles/desk-log.ts'

/**
 * Stores a notice of somebody without an account, until {@link NOTICE_DAYS} later.
 * @returns its id
 * @throws {ApiError} `FieldRequired`, also when the sender does not believe that it is right; `EmailInvalid`
 */
export async function addNotice(
  db: Kysely<Database>,
  body: NoticeBody,
  { langId, now }: { langId: LangId; now: number },
): Promise<{ id: number; endsAt: number }> {
  if (!body.IsInGoodFaith) throw new ApiError('FieldRequired', { field: 'IsInGoodFaith' })
  const endsAt = now + NOTICE_DAYS * DAY_MS
  const { id } = await db
    .insertInto('notices')
    .values({
      name: requiredText(body.Name, 'Name'),
      email: newAddress(body.Email),
      page: body.Page,
      reason: body.Reason,
      text: requiredText(body.Text, 'Text'),
      lang_id: langId,
      created_at: now,
      ends_at: endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, endsAt }
}

/** Notices whose time has not come: open ones first, the oldest of them first. */
export async function readNotices(
  db: Kysely<Database>,
  { limit, offset, now }: { limit: number; offset: number; now: number },
): Promise<Notice[]> {
  const rows = await db
    .selectFrom('notices')
    .selectAll()
    .where('ends_at', '>', now)
    .orderBy((row) => row.fn.coalesce('closed_at', row.lit(0)))
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    Id: row.id,
    Name: row.name,
    Email: row.email,
    Page: row.page,
    Reason: row.reason,
    Text: row.text,
    LangId: row.lang_id,
    Sent: new Date(row.created_at).toISOString(),
    DeletedOn: new Date(row.ends_at).toISOString(),
    Closed: row.closed_at === null ? null : new Date(row.closed_at).toISOString(),
    Remark: row.remark,
  }))
}

/**
 * Closes a notice.
 * @param remark what was done about it
 * @throws {ApiError} `FieldRequired`; `NotFound`; `AlreadyDecided`
 */
export async function closeNotice(
  db: Kysely<Database>,
  remark: string,
  { actorId, id, now }: { actorId: number; id: number; now: number },
): Promise<void> {
  const said = requiredText(remark, 'Remark')
  await transact(db, async (trx) => {
    const closed = await trx
      .updateTable('notices')
      .set({ closed_at: now, closed_by: actorId, remark: said })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (closed.numUpdatedRows === 0n) {
      const known = await trx
        .selectFrom('notices')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      throw new ApiError(known ? 'AlreadyDecided' : 'NotFound')
    }
    await appendToLog(trx, {
      actorId,
      action: 'notice-closed',
      subjectKind: 'notice',
      subjectId: id,
      details: { why: said },
      now,
    })
  })
}
