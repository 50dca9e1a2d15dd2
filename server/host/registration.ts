import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import type { HostRegistration, Registration } from '#contract/host/registration.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import { readSetting, writeSetting } from '#server/site/settings.ts'
import { type Acting, readInvitations } from './invitations.ts'

/** Days for which a member counts as new. */
const NEW_DAYS = 30

/** The number of members, and how many of them have registered since a time. */
async function countMembers(db: Kysely<Database>, since: number) {
  const counted = await db
    .selectFrom('users')
    .select((row) => [
      row.fn.countAll<number>().as('all'),
      row.fn
        .sum<number | null>(row.case().when('created_at', '>', since).then(1).else(0).end())
        .as('new'),
    ])
    .where('kind', '=', 'member')
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { all: counted.all, new: counted.new ?? 0 }
}

/** The registration setting, the number of members and the open invitations. */
export async function readRegistration(
  db: Kysely<Database>,
  now: number,
): Promise<HostRegistration> {
  const members = await countMembers(db, now - NEW_DAYS * DAY_MS)
  return {
    Registration: await readSetting(db, 'registration'),
    Members: members.all,
    NewMembers: members.new,
    Invitations: await readInvitations(db, now),
  }
}

/** Changes who may register. Does nothing if that is set already. */
export async function changeRegistration(
  db: Kysely<Database>,
  registration: Registration,
  { actorId, now }: Acting,
): Promise<void> {
  await transact(db, async (trx) => {
    if ((await readSetting(trx, 'registration')) === registration) return
    await writeSetting(trx, 'registration', registration)
    await appendToLog(trx, {
      actorId,
      action: 'registration-changed',
      subjectKind: 'site',
      subjectId: null,
      details: { registration },
      now,
    })
  })
}
