import type { Kysely } from 'kysely'
import type { HouseholdPerson } from '#contract/household.ts'
import type { Database } from '#server/db/schema.ts'
import { avatarPath } from '#server/media/avatar-path.ts'

/** Everybody of a member's household, the longest-standing first; nobody without a household. */
export async function readPeople(db: Kysely<Database>, userId: number) {
  const household = db
    .selectFrom('household_members')
    .select('household_id')
    .where('user_id', '=', userId)
  return await db
    .selectFrom('household_members')
    .innerJoin('users', 'users.id', 'household_members.user_id')
    .leftJoin('shown_avatars as avatars', 'avatars.user_id', 'users.id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.username',
      'avatars.hash',
      'household_members.household_id',
      'household_members.is_keeper',
      'household_members.joined_at',
    ])
    .where('household_members.household_id', 'in', household)
    .orderBy('household_members.joined_at')
    .orderBy('users.id')
    .execute()
}

/** Somebody of a household. */
export type PersonRow = Awaited<ReturnType<typeof readPeople>>[number]

/** The name that others see. */
export type Named = Pick<PersonRow, 'first_name' | 'last_name' | 'username'>

/** The first name, or the username of an account without one. */
export function shownName({ first_name, username }: Named): string {
  return first_name.trim() || username
}

/** The first letters of a word in capitals: "ben" → "B", or "Be" for two. */
function firstLetters(word: string, count: number): string {
  const [first = '', ...rest] = word.match(/[\p{L}\p{N}]/gu) ?? []
  return (
    first.toLocaleUpperCase() +
    rest
      .slice(0, count - 1)
      .join('')
      .toLocaleLowerCase()
  )
}

/** The initials of a name: "Ben Krause" → "BK". */
export function initialsOf(person: Named): string {
  return firstLetters(shownName(person), 1) + firstLetters(person.last_name, 1)
}

/** Initials of people; those who have the same ones get the first two letters of their names. */
export function distinctInitials(people: readonly Named[]): string[] {
  const all = people.map(initialsOf)
  return people.map((person, index) => {
    const own = all[index] ?? ''
    const isShared = all.filter((other) => other === own).length > 1
    return isShared ? firstLetters(shownName(person), 2) : own
  })
}

/** The people of a household as one of them sees them. */
export function peopleToWire(people: readonly PersonRow[], userId: number): HouseholdPerson[] {
  const initials = distinctInitials(people)
  return people.map((person, index) => ({
    Id: person.id,
    Name: shownName(person),
    Initials: initials[index] ?? '',
    PhotoPath: avatarPath(person.id, person.hash),
    ...(person.id === userId && ({ IsYou: true } as const)),
  }))
}
