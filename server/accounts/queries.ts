import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { FeedbackTable, UserTable } from '#server/db/tables/members.ts'
import { transact } from '#server/db/transact.ts'
import { addressKeys } from './mail-address.ts'
import { enforceLimit, lockMember } from './member-limits.ts'

/** The form in which e-mail addresses and usernames are compared: case-insensitive. */
export function keyOf(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}

/** The columns of an account that signing in needs. */
export interface AccountRow {
  id: number
  password_hash: string | null
  disabled_at: number | null
}

/** An account at the moment when somebody proved that it is theirs. */
export type ProvedAccount = Pick<AccountRow, 'id' | 'password_hash'>

/**
 * The account with an e-mail address or a username. Home cooks of the catalogue have none
 *.
 */
export async function findAccount(
  db: Kysely<Database>,
  name: string,
): Promise<AccountRow | undefined> {
  const key = keyOf(name)
  // Usernames contain no @, so that nobody can take somebody's address as a username.
  const [column, keys] = name.includes('@')
    ? (['email_key', addressKeys(key)] as const)
    : (['username_key', [key]] as const)
  return await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'disabled_at'])
    .where(column, 'in', keys)
    .where('kind', '=', 'member')
    .executeTakeFirst()
}

/**
 * The account that mail to an address goes to. Undefined when nobody has the address or the account
 * is disabled.
 */
export async function findReceiver(
  db: Kysely<Database>,
  emailKey: string,
): Promise<{ id: number; email: string } | undefined> {
  return await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email_key', 'in', addressKeys(emailKey))
    .where('kind', '=', 'member')
    .where('disabled_at', 'is', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst()
}

/** Adds a member. @throws the database's error when the username or the e-mail address is taken */
export async function insertMember(
  db: Kysely<Database>,
  member: Omit<Insertable<UserTable>, 'kind' | 'username_key' | 'email_key'> & { email: string },
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      ...member,
      kind: 'member',
      username_key: keyOf(member.username),
      email_key: keyOf(member.email),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A member's own account; undefined when it was deleted. */
export async function readMember(db: Kysely<Database>, id: number) {
  return await db
    .selectFrom('users')
    .leftJoin('shown_avatars as avatars', 'avatars.user_id', 'users.id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.username',
      'users.language',
      'users.unit_system',
      'users.notifications',
      'users.password_hash',
      'avatars.hash as avatar_hash',
    ])
    .where('users.id', '=', id)
    .executeTakeFirst()
}

/** A row of {@link readMember}. */
export type MemberRow = NonNullable<Awaited<ReturnType<typeof readMember>>>

/** Updates the given columns of an account. */
export async function updateMember(
  db: Kysely<Database>,
  id: number,
  changes: Updateable<UserTable>,
): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', id).execute()
}

/**
 * Locks an account's row until the transaction ends and checks that an earlier proof still holds.
 * @returns false when the account was deleted, was disabled or got another password since the proof
 */
export async function lockProved(
  trx: Transaction<Database>,
  { id, password_hash }: ProvedAccount,
): Promise<boolean> {
  const locked = await trx
    .updateTable('users')
    // Writes the same value: an update locks the row on either engine.
    .set((row) => ({ password_hash: row.ref('password_hash') }))
    .where('id', '=', id)
    .where('password_hash', password_hash === null ? 'is' : '=', password_hash)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return locked !== undefined
}

/**
 * Removes the passkeys of an account and its links to providers. Used when the owner of an unverified address proves
 * it: an attacker may have created the account in advance.
 */
export async function forgetWays(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', id).execute()
  await trx.deleteFrom('external_identities').where('user_id', '=', id).execute()
}

/**
 * Stores a member's feedback.
 * @throws {ApiError} `LimitReached`; `Unauthorized` when the account has been deleted meanwhile
 */
export async function insertFeedback(
  db: Kysely<Database>,
  feedback: Omit<Insertable<FeedbackTable>, 'id'> & { user_id: number },
): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, feedback.user_id)
    await enforceLimit(trx, 'feedback', feedback.user_id, feedback.created_at)
    await trx.insertInto('feedback').values(feedback).execute()
  })
}
