import type { Kysely } from 'kysely'
import { type Role, ROLES } from '#contract/roles.ts'
import { findAccount } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { hideExamples, showExamples } from '#server/publications/examples.ts'
import { appendToLog, checkLog } from '#server/roles/desk-log.ts'
import { giveRole } from '#server/roles/roles.ts'
import { StartError } from '#server/start-error.ts'
import { handAuthorOver } from './authors.ts'
import { setRole, unsetRole } from './set-role.ts'

const USAGE = `Usage: npm run admin -- grant EMAIL ROLE (${ROLES.join(', ')})
       npm run admin -- revoke EMAIL ROLE
       npm run admin -- roles
       npm run admin -- author EMAIL SLUG (an author of an imported folder becomes the member's)
       npm run admin -- examples hide (or show: recipes, cookbooks and authors of imported folders)
       npm run admin -- log check`

/** @throws {StartError} for an address that nobody has */
async function memberOf(db: Kysely<Database>, email: string): Promise<number> {
  const account = email.includes('@') ? await findAccount(db, email) : undefined
  if (!account) throw new StartError(`No member has the e-mail address ${email}.`)
  return account.id
}

function roleOf(word: string): Role {
  const role = ROLES.find((one) => one === word)
  if (!role) throw new StartError(USAGE)
  return role
}

async function grant(db: Kysely<Database>, email: string, role: Role): Promise<string> {
  const userId = await memberOf(db, email)
  const change = { userId, role, source: 'command', now: Date.now() } as const
  const isNew = await setRole(db, change)
  return isNew ? `${email} is ${role} now` : `${email} is ${role} already`
}

async function revoke(db: Kysely<Database>, email: string, role: Role): Promise<string> {
  const userId = await memberOf(db, email)
  const change = { userId, role, source: 'command', now: Date.now() } as const
  const wasThere = await unsetRole(db, change)
  return wasThere ? `${email} is ${role} no longer` : `${email} is not ${role}`
}

async function author(db: Kysely<Database>, email: string, slug: string): Promise<string> {
  const userId = await memberOf(db, email)
  const now = Date.now()
  await transact(db, async (trx) => {
    const authorId = await handAuthorOver(trx, slug, userId)
    await giveRole(trx, userId, 'author', { grantedBy: null, now })
    await appendToLog(trx, {
      actorId: null,
      source: 'command',
      action: 'author-given',
      subjectKind: 'author',
      subjectId: authorId,
      details: { member: userId },
      now,
    })
  })
  return `${email} is the author ${slug} now`
}

async function listRoles(db: Kysely<Database>): Promise<string> {
  const rows = await db
    .selectFrom('roles')
    .innerJoin('users', 'users.id', 'roles.user_id')
    .select(['roles.role', 'users.email', 'users.username'])
    .orderBy('roles.user_id')
    .execute()
  const lines = ROLES.toReversed().flatMap((role) =>
    rows
      .filter((row) => row.role === role)
      .map(({ email, username }) => `${role}: ${email ?? username}`),
  )
  return lines.join('\n') || 'Nobody has a role.'
}

async function examples(db: Kysely<Database>, word: 'hide' | 'show'): Promise<string> {
  const now = Date.now()
  const count = await transact(
    db,
    async (trx) => await (word === 'hide' ? hideExamples : showExamples)(trx, now),
  )
  return word === 'hide' ? `${count} recipes are hidden` : `${count} recipes are shown again`
}

/** @throws {StartError} for a log that is not as it was written */
async function check(db: Kysely<Database>): Promise<string> {
  const { rows, hash, brokenId } = await checkLog(db)
  if (brokenId !== undefined) {
    throw new StartError(
      `The log is broken: row ${brokenId} is missing or is not as it was written. The ${rows} before it are.`,
    )
  }
  return `The log is whole: ${rows} rows, the last with ${hash}`
}

/**
 * Gives and takes roles, lists them, hides what came with the start, or checks the log.
 * @param words what follows the command
 * @returns what is printed
 * @throws {StartError} with what is wrong
 */
export async function adminCommand(
  db: Kysely<Database>,
  words: readonly string[],
): Promise<string> {
  const [act, first, second] = words
  const both = first !== undefined && second !== undefined && words.length === 3
  if (act === 'grant' && both) return await grant(db, first, roleOf(second))
  if (act === 'revoke' && both) return await revoke(db, first, roleOf(second))
  if (act === 'author' && both) return await author(db, first, second)
  if (act === 'roles' && words.length === 1) return await listRoles(db)
  if (act === 'examples' && words.length === 2 && (first === 'hide' || first === 'show'))
    return await examples(db, first)
  if (act === 'log' && first === 'check' && words.length === 2) return await check(db)
  throw new StartError(USAGE)
}
