import type { Transaction } from 'kysely'
import type { FirstBody } from '#contract/host/first.ts'
import { typedLine } from '#contract/text/typed-line.ts'
import { newAddress } from '#server/accounts/mail-address.ts'
import type { Passwords } from '#server/accounts/passwords.ts'
import { insertMember, type ProvedAccount } from '#server/accounts/queries.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import { usernameOf } from '#server/accounts/sign-up.ts'
import { notePublicChange } from '#server/catalogue/public-changes.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { hideExamples } from '#server/publications/examples.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import { giveRole } from '#server/roles/roles.ts'
import { writeSetting } from '#server/site/settings.ts'
import { isWithoutMembers, tryWords } from './first-words.ts'

/** What becoming the host needs. */
export interface FirstParts {
  database: Pick<OpenDatabase, 'db'>
  passwords: Passwords
}

/**
 * Creates the first account of a site. It is an admin.
 * @throws {ApiError} `NotFound` where somebody has an account, also one made meanwhile; `WordsWrong`,
 * `FieldRequired`, `EmailInvalid`, `PasswordRequired`, `PasswordStolen`
 */
export async function becomeHost(
  { database: { db }, passwords }: FirstParts,
  body: FirstBody,
  now: number,
): Promise<ProvedAccount> {
  if (!(await isWithoutMembers(db))) throw new ApiError('NotFound')
  const email = newAddress(body.Email)
  const first_name = requiredText(body.FirstName, 'FirstName')
  const words = await tryWords(db, body.Words, now)
  if (words === undefined) {
    throw new ApiError((await isWithoutMembers(db)) ? 'WordsWrong' : 'NotFound')
  }
  const password_hash = await passwords.hash(body.Password)
  const member = {
    first_name,
    last_name: typedLine(body.LastName),
    email,
    username: usernameOf(email, 0),
    password_hash,
    language: body.Language,
    created_at: now,
  }
  return await transact(db, async (trx) => {
    await spendWords(trx, words)
    const id = await insertMember(trx, member)
    await giveRole(trx, id, 'admin', { grantedBy: id, now })
    await writeSetting(trx, 'place', typedLine(body.Place))
    await writeSetting(trx, 'registration', body.Registration)
    if (!body.Examples) await hideExamples(trx, now)
    // The cached page of /first is stale: it answers 404 from now on.
    await notePublicChange(trx, null)
    await appendToLog(trx, {
      actorId: id,
      action: 'role-granted',
      subjectKind: 'member',
      subjectId: id,
      details: { role: 'admin' },
      now,
    })
    return { id, password_hash }
  })
}

/**
 * Consumes the words. Of two concurrent calls the second waits for the first and is refused.
 * @throws {ApiError} `NotFound`
 */
async function spendWords(trx: Transaction<Database>, words: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('first_words')
    .where('id', '=', 1)
    .where('words', '=', words)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n || !(await isWithoutMembers(trx))) throw new ApiError('NotFound')
}
