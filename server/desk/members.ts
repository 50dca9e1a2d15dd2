import { type Expression, type Kysely, sql, type SqlBool } from 'kysely'
import type { DeskMember, DeskMemberQuery, DeskMembers } from '#contract/desk/members.ts'
import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import { type Role, ROLES } from '#contract/roles.ts'
import { fullName } from '#server/accounts/full-name.ts'
import { addressKeys } from '#server/accounts/mail-address.ts'
import { keyOf } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/schema.ts'
import { avatarPath } from '#server/media/avatar-path.ts'
import { hasRole } from '#server/roles/roles.ts'

/** Who looks, and when. */
export interface Looking {
  viewer: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** Members, the newest first. */
export async function readMembers(
  db: Kysely<Database>,
  { Term = '', limit = LIST_LIMIT_MAX, offset = 0 }: DeskMemberQuery,
  looking: Looking,
): Promise<DeskMembers> {
  const matched = db
    .selectFrom('users')
    .where('kind', '=', 'member')
    .where((row) => row.and(matching(Term)))
  const { total } = await matched
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const ids = await matched.select('id').orderBy('id', 'desc').limit(limit).offset(offset).execute()
  const members = await readMembersOf(
    db,
    ids.map(({ id }) => id),
    looking,
  )
  return { Members: members, Total: total }
}

/** One member; undefined for an unknown id. */
export async function readDeskMember(
  db: Kysely<Database>,
  id: number,
  looking: Looking,
): Promise<DeskMember | undefined> {
  const [member] = await readMembersOf(db, [id], looking)
  return member
}

/** What a member has to match: an e-mail address as a whole, of a name the beginning of each word. */
function matching(term: string): Expression<SqlBool>[] {
  const key = keyOf(term)
  if (key.includes('@')) return [sql<SqlBool>`email_key in (${sql.join(addressKeys(key))})`]
  return key
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => {
      const pattern = `${word.replace(/[!%_]/g, '!$&')}%`
      // SQLite lowers ASCII letters alone, so other letters have to be typed as they are in the name.
      return sql<SqlBool>`(username_key like ${pattern} escape '!'
        or ' ' || lower(first_name || ' ' || last_name) like ${`% ${pattern}`} escape '!')`
    })
}

async function selectMembers(db: Kysely<Database>, ids: readonly number[], now: number) {
  return await db
    .selectFrom('users')
    .leftJoin('shown_avatars as avatars', 'avatars.user_id', 'users.id')
    .leftJoin('all_authors', 'all_authors.owner_id', 'users.id')
    .leftJoin('suspensions', (join) =>
      join
        .onRef('suspensions.user_id', '=', 'users.id')
        .on((row) =>
          row.or([row('suspensions.ends_at', 'is', null), row('suspensions.ends_at', '>', now)]),
        ),
    )
    .select((row) => [
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.username',
      'users.email',
      'users.created_at',
      'avatars.hash',
      'all_authors.id as author_id',
      'all_authors.is_trusted',
      'suspensions.reason',
      'suspensions.ends_at',
      row
        .selectFrom('tokens')
        .select((token) => token.fn.max('tokens.last_used_at').as('used'))
        .whereRef('tokens.user_id', '=', 'users.id')
        .as('used_at'),
      row
        .selectFrom('own_recipes')
        .select((recipe) => recipe.fn.countAll<number>().as('count'))
        .whereRef('own_recipes.user_id', '=', 'users.id')
        .where('own_recipes.deleted_at', 'is', null)
        .as('own_count'),
      row
        .selectFrom('recipes')
        .select((recipe) => recipe.fn.countAll<number>().as('count'))
        .whereRef('recipes.author_id', '=', 'all_authors.id')
        .as('published_count'),
    ])
    .where('users.id', 'in', ids)
    .where('users.kind', '=', 'member')
    .orderBy('users.id', 'desc')
    .execute()
}

type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number]

async function readMembersOf(
  db: Kysely<Database>,
  ids: readonly number[],
  { viewer, now }: Looking,
): Promise<DeskMember[]> {
  if (ids.length === 0) return []
  const isAdmin = await hasRole(db, viewer, 'admin')
  const rows = await selectMembers(db, ids, now)
  const given = await db.selectFrom('roles').selectAll().where('user_id', 'in', ids).execute()
  return rows.map((row) => {
    const roles = given.filter((one) => one.user_id === row.id).map(({ role }) => role)
    return memberToWire(row, roles, { isAdmin, isViewer: row.id === viewer })
  })
}

const isoOf = (time: number | null) => (time === null ? null : new Date(time).toISOString())

function memberToWire(
  row: MemberRow,
  roles: readonly Role[],
  { isAdmin, isViewer }: { isAdmin: boolean; isViewer: boolean },
): DeskMember {
  return {
    Id: row.id,
    Name: fullName(row),
    Username: row.username,
    ...(isAdmin && row.email !== null && { Email: row.email }),
    PhotoPath: avatarPath(row.id, row.hash),
    Roles: ROLES.filter((role) => roles.includes(role)),
    AuthorId: row.author_id,
    IsTrusted: row.is_trusted === 1,
    Joined: new Date(row.created_at).toISOString(),
    LastHere: isoOf(row.used_at),
    OwnRecipes: row.own_count ?? 0,
    Published: row.published_count ?? 0,
    OnHold: row.reason === null ? null : { Until: isoOf(row.ends_at), Reason: row.reason },
    ...(isViewer && { IsYou: true }),
  }
}
