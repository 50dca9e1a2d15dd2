import type { Kysely, Selectable, Transaction } from 'kysely'
import type { DeskApplication } from '#contract/desk/authorship.ts'
import { DESK_WAITING_MAX } from '#contract/desk/limits.ts'
import { linksByKind } from '#contract/desk/link.ts'
import { languageOf } from '#contract/languages.ts'
import { fullName } from '#server/accounts/full-name.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import type { Database } from '#server/db/schema.ts'
import type { ApplicationState, AuthorApplicationTable } from '#server/db/tables/roles.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import { giveRole } from '#server/roles/roles.ts'
import { ensureAuthor } from './authors.ts'
import { saidOf } from './apply.ts'

async function selectOpen(db: Kysely<Database>) {
  return await db
    .selectFrom('author_applications')
    .innerJoin('users', 'users.id', 'author_applications.user_id')
    .selectAll('author_applications')
    .select((row) => [
      'users.first_name',
      'users.last_name',
      'users.username',
      'users.created_at as joined_at',
      row
        .selectFrom('own_recipes')
        .select((recipe) => recipe.fn.countAll<number>().as('count'))
        .whereRef('own_recipes.user_id', '=', 'users.id')
        .where('own_recipes.deleted_at', 'is', null)
        .as('own_count'),
    ])
    .where('author_applications.state', '=', 'open')
    .orderBy('author_applications.created_at')
    .orderBy('author_applications.id')
    .limit(DESK_WAITING_MAX)
    .execute()
}

type OpenRow = Awaited<ReturnType<typeof selectOpen>>[number]

function applicationToWire(row: OpenRow, viewer: number): DeskApplication {
  return {
    ...saidOf(row),
    Member: {
      Id: row.user_id,
      Name: fullName(row),
      Joined: new Date(row.joined_at).toISOString(),
      OwnRecipes: row.own_count ?? 0,
      ...(row.user_id === viewer && { IsYou: true }),
    },
  }
}

/** Open applications, the oldest first. */
export async function readApplications(
  db: Kysely<Database>,
  viewer: number,
): Promise<DeskApplication[]> {
  return (await selectOpen(db)).map((row) => applicationToWire(row, viewer))
}

/** Who decides about an application. */
export interface Deciding {
  actorId: number
  applicationId: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

/**
 * Takes an application out of the open ones: of two editors, one.
 * @throws {ApiError} `NotFound`; `OwnDecision`; `AlreadyDecided` for one that is not open any more
 */
async function close(
  trx: Transaction<Database>,
  { actorId, applicationId, now }: Deciding,
  decision: { state: ApplicationState; remark: string | null },
): Promise<Selectable<AuthorApplicationTable>> {
  const application = await trx
    .selectFrom('author_applications')
    .select('user_id')
    .where('id', '=', applicationId)
    .executeTakeFirst()
  if (!application) throw new ApiError('NotFound')
  if (application.user_id === actorId) throw new ApiError('OwnDecision')
  const closed = await trx
    .updateTable('author_applications')
    .set({ ...decision, decided_by: actorId, decided_at: now })
    .where('id', '=', applicationId)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()
  if (!closed) throw new ApiError('AlreadyDecided')
  return closed
}

/**
 * Makes an applicant an author.
 * @returns the id of the applicant
 * @throws {ApiError} as {@link close}
 */
export async function approve(db: Kysely<Database>, deciding: Deciding): Promise<number> {
  const { actorId, now } = deciding
  return await transact(db, async (trx) => {
    const row = await close(trx, deciding, { state: 'approved', remark: null })
    const author = await ensureAuthor(trx, row.user_id, now, {
      name: row.name,
      place: row.place,
      description: { [languageOf(row.lang_id)]: row.description },
      ...linksByKind(JSON.parse(row.links) as string[]),
    })
    await giveRole(trx, row.user_id, 'author', { grantedBy: actorId, now })
    await appendToLog(trx, {
      actorId,
      action: 'application-approved',
      subjectKind: 'member',
      subjectId: row.user_id,
      details: { application: row.id, author, terms: row.terms_version },
      now,
    })
    return row.user_id
  })
}

/**
 * Refuses an application.
 * @returns the id of the applicant
 * @throws {ApiError} as {@link close}; `FieldRequired` for a blank remark
 */
export async function refuse(
  db: Kysely<Database>,
  remark: string,
  deciding: Deciding,
): Promise<number> {
  const { actorId, now } = deciding
  const said = requiredText(remark, 'Remark')
  return await transact(db, async (trx) => {
    const row = await close(trx, deciding, { state: 'refused', remark: said })
    await appendToLog(trx, {
      actorId,
      action: 'application-refused',
      subjectKind: 'member',
      subjectId: row.user_id,
      details: { application: row.id, why: said },
      now,
    })
    return row.user_id
  })
}
