import type { Kysely, Selectable, Transaction } from 'kysely'
import type { DeskProfile } from '#contract/desk/authorship.ts'
import { DESK_WAITING_MAX } from '#contract/desk/limits.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import { tryLockMember } from '#server/accounts/member-limits.ts'
import { lockCatalogue } from '#server/catalogue/lock-catalogue.ts'
import type { Database } from '#server/db/schema.ts'
import type { ProfileChangeTable } from '#server/db/tables/roles.ts'
import { transact } from '#server/db/transact.ts'
import { readProfile } from '#server/desk/authors.ts'
import { writeProfile } from '#server/desk/change-author.ts'
import { ApiError } from '#server/http/errors.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import { noteDecision } from '#server/roles/note-decision.ts'
import { hasRole, requireRole } from '#server/roles/roles.ts'
import type { PictureFile } from '#server/storage/keys.ts'
import { profileOf } from './change-profile.ts'
import { letPortraitGo, showPortrait } from './portrait.ts'

/** Other names and portraits that wait, the oldest first. */
export async function readDeskProfiles(
  db: Kysely<Database>,
  viewer: number,
): Promise<DeskProfile[]> {
  const rows = await db
    .selectFrom('profile_changes as wanted')
    .innerJoin('all_authors as author', 'author.owner_id', 'wanted.user_id')
    .leftJoin('media as live', 'live.id', 'author.image_media_id')
    .leftJoin('media as portrait', 'portrait.id', 'wanted.portrait_media_id')
    .select([
      'wanted.id',
      'wanted.user_id',
      'wanted.name',
      'wanted.sent_at',
      'author.id as author_id',
      'author.name as author_name',
      'live.path as live_path',
      'portrait.path',
    ])
    .where('wanted.state', '=', 'waiting')
    // Nobody could approve that of who is no author any more.
    .where('wanted.user_id', 'in', (authors) =>
      authors.selectFrom('roles').select('user_id').where('role', '=', 'author'),
    )
    .orderBy('wanted.sent_at')
    .orderBy('wanted.id')
    .limit(DESK_WAITING_MAX)
    .execute()
  return rows.map((row): DeskProfile => {
    const profile: DeskProfile = {
      Id: row.id,
      Sent: new Date(row.sent_at).toISOString(),
      Author: { Id: row.author_id, Name: row.author_name, Portrait: mediaPath(row.live_path) },
      Name: row.name,
      Portrait: mediaPath(row.path),
    }
    if (row.user_id === viewer) profile.IsYou = true
    return profile
  })
}

/** Who decides about another name or portrait. */
export interface Deciding {
  actorId: number
  /** Of the change. */
  id: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

/**
 * Decides about a change that waits, once.
 * @throws {ApiError} `NotFound`; `OwnDecision`; `AlreadyDecided`
 */
async function settle(
  trx: Transaction<Database>,
  { actorId, id, now }: Deciding,
  decision: Pick<Selectable<ProfileChangeTable>, 'state' | 'remark'>,
): Promise<Selectable<ProfileChangeTable>> {
  await requireRole(trx, actorId, 'editor')
  const known = await trx
    .selectFrom('profile_changes')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) throw new ApiError('NotFound')
  if (known.user_id === actorId) throw new ApiError('OwnDecision')
  // The author's row first, as when they ask.
  await tryLockMember(trx, known.user_id)
  const row = await trx
    .updateTable('profile_changes')
    .set({ ...decision, decided_by: actorId, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new ApiError('AlreadyDecided')
  await noteDecision(trx, { kind: 'readProfile', id, userId: row.user_id })
  return row
}

/**
 * Shows everybody another name or portrait.
 * @returns pictures that are shown no more
 * @throws {ApiError} as {@link settle}; `AlreadyDecided`, also of who is no author any more
 */
export async function approveProfile(
  db: Kysely<Database>,
  deciding: Deciding,
): Promise<readonly PictureFile[]> {
  const { actorId, id, now } = deciding
  return await transact(db, async (trx) => {
    const row = await settle(trx, deciding, { state: 'approved', remark: null })
    const { user_id: userId, portrait_media_id: portrait } = row
    await lockCatalogue(trx)
    const before = await readProfile(trx, userId)
    if (!before || !(await hasRole(trx, userId, 'author'))) throw new ApiError('AlreadyDecided')
    const dropped =
      portrait === null ? [] : await showPortrait(trx, before.Id, { id: portrait, userId })
    const profile = { ...profileOf(before), name: row.name ?? before.Name }
    await writeProfile(trx, before, profile, { isPortraitNew: portrait !== null, now })
    await letPortraitGo(trx, portrait, now)
    await appendToLog(trx, {
      actorId,
      action: 'profile-approved',
      subjectKind: 'author',
      subjectId: before.Id,
      details: { change: id, name: row.name !== null, portrait: portrait !== null },
      now,
    })
    return dropped
  })
}

/**
 * Sends another name or portrait back.
 * @throws {ApiError} as {@link settle}; `FieldRequired` for a blank remark
 */
export async function returnProfile(
  db: Kysely<Database>,
  remark: string,
  deciding: Deciding,
): Promise<void> {
  const { actorId, id, now } = deciding
  const said = requiredText(remark, 'Remark')
  await transact(db, async (trx) => {
    const row = await settle(trx, deciding, { state: 'returned', remark: said })
    await letPortraitGo(trx, row.portrait_media_id, now)
    const author = await readProfile(trx, row.user_id)
    await appendToLog(trx, {
      actorId,
      action: 'profile-returned',
      subjectKind: 'author',
      subjectId: author?.Id ?? null,
      details: { change: id },
      now,
    })
  })
}
