import type { Kysely, Selectable } from 'kysely'
import type { Application, ApplyBody, Authorship } from '#contract/desk/authorship.ts'
import { isLink } from '#contract/desk/link.ts'
import { AUTHOR_TERMS_VERSION } from '#contract/desk/limits.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { LangId } from '#contract/languages.ts'
import { MEMBER_LIMITS } from '#contract/member-limits.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import type { Database } from '#server/db/schema.ts'
import type { AuthorApplicationTable } from '#server/db/tables/roles.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { hasRole } from '#server/roles/roles.ts'
import { readProfile } from './authors.ts'
import { plainLine } from './plain-line.ts'

/** Days in which `authorApplicationsPerYear` are counted. */
const YEAR_DAYS = 365

/** Somebody who asks to become an author. */
export interface Applicant {
  userId: number
  /** Of what they say about themselves. */
  langId: LangId
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** @throws {ApiError} `FieldRequired` for a licence that is not accepted; `FieldInvalid` for other terms */
function requireAccepted(body: ApplyBody): void {
  for (const field of ['AcceptsTextLicence', 'AcceptsPictureLicence'] as const) {
    if (!body[field]) throw new ApiError('FieldRequired', { field })
  }
  if (body.TermsVersion !== AUTHOR_TERMS_VERSION) {
    throw new ApiError('FieldInvalid', { field: 'TermsVersion' })
  }
}

/**
 * Asks to become an author. The same again while the first is open changes nothing.
 * @throws {ApiError} `FieldRequired`, `FieldInvalid`; `AlreadyAuthor`; `ApplicationOpen` while another one is
 * open; `LimitReached`
 */
export async function apply(
  db: Kysely<Database>,
  body: ApplyBody,
  { userId, langId, now }: Applicant,
): Promise<void> {
  requireAccepted(body)
  const links = body.Links ?? []
  if (!links.every(isLink)) throw new ApiError('FieldInvalid', { field: 'Links' })
  const said = {
    name: requiredText(body.Name, 'Name'),
    place: plainLine(body.Place),
    description: requiredText(body.Description, 'Description'),
    lang_id: langId,
    links: JSON.stringify([...new Set(links)]),
  }
  await transact(db, async (trx) => {
    await lockMember(trx, userId)
    if (await hasRole(trx, userId, 'author')) throw new ApiError('AlreadyAuthor')
    const rows = await trx
      .selectFrom('author_applications')
      .selectAll()
      .where('user_id', '=', userId)
      .where('created_at', '>', now - YEAR_DAYS * DAY_MS)
      .execute()
    const open = rows.find(({ state }) => state === 'open')
    if (open) {
      const isSame = Object.entries(said).every(
        ([name, value]) => open[name as keyof typeof said] === value,
      )
      if (isSame) return
      throw new ApiError('ApplicationOpen')
    }
    const limit = 'authorApplicationsPerYear'
    if (rows.length >= MEMBER_LIMITS[limit]) {
      throw new ApiError('LimitReached', { limit, status: 429 })
    }
    await trx
      .insertInto('author_applications')
      .values({
        user_id: userId,
        ...said,
        terms_version: AUTHOR_TERMS_VERSION,
        state: 'open',
        remark: null,
        decided_by: null,
        decided_at: null,
        created_at: now,
      })
      .execute()
  })
}

/** Withdraws the open application of a member. Without one it changes nothing. */
export async function withdraw(db: Kysely<Database>, userId: number, now: number): Promise<void> {
  await db
    .updateTable('author_applications')
    .set({ state: 'withdrawn', decided_by: userId, decided_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .execute()
}

/** What an application says, as the wire has it. */
export const saidOf = (row: Selectable<AuthorApplicationTable>) => ({
  Id: row.id,
  Name: row.name,
  Place: row.place,
  Description: row.description,
  LangId: row.lang_id,
  Links: JSON.parse(row.links) as string[],
  Sent: new Date(row.created_at).toISOString(),
})

function applicationToWire(row: Selectable<AuthorApplicationTable>): Application {
  return {
    ...saidOf(row),
    State: row.state,
    Remark: row.remark,
    Decided: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
  }
}

/** A member as an author, and their latest application. */
export async function readAuthorship(db: Kysely<Database>, userId: number): Promise<Authorship> {
  const isAuthor = await hasRole(db, userId, 'author')
  const latest = await db
    .selectFrom('author_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    Author: (isAuthor ? await readProfile(db, userId) : undefined) ?? null,
    Application: latest ? applicationToWire(latest) : null,
    TermsVersion: AUTHOR_TERMS_VERSION,
  }
}
