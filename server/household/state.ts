import type { Kysely } from 'kysely'
import type { Household, HouseholdState } from '#contract/household.ts'
import { HOUSEHOLD_MEMBERS_MAX } from '#contract/shopping/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { readLists } from '#server/shopping/access.ts'
import { readOpenInvitations } from './invitations.ts'
import { peopleToWire, readPeople } from '#server/membership/people.ts'

/** A member's household as the wire has it. */
export async function readState(
  db: Kysely<Database>,
  userId: number,
  now: number,
): Promise<HouseholdState> {
  const people = await readPeople(db, userId)
  const me = people.find(({ id }) => id === userId)
  if (!me) return { Household: null }
  const { name } = await db
    .selectFrom('households')
    .select('name')
    .where('id', '=', me.household_id)
    .executeTakeFirstOrThrow()
  const wire = peopleToWire(people, userId)
  const Members: Household['Members'] = []
  for (const [index, person] of wire.entries()) {
    const row = people[index]
    if (!row) continue
    const lists = await readLists(db, row.id)
    Members.push({
      ...person,
      IsKeeper: row.is_keeper === 1,
      Joined: new Date(row.joined_at).toISOString(),
      Lists: lists.filter(({ household_id }) => household_id !== null).length,
    })
  }
  const isKeeper = me.is_keeper === 1
  return {
    Household: {
      Id: me.household_id,
      Name: name,
      Members,
      Places: Math.max(0, HOUSEHOLD_MEMBERS_MAX - people.length),
      Invitations: isKeeper ? await readOpenInvitations(db, me.household_id, now) : [],
    },
  }
}
