import type { Kysely, Selectable } from 'kysely'
import { MINUTE_MS } from '#contract/durations.ts'
import type { LangId } from '#contract/languages.ts'
import type {
  MadeWeekCalendar,
  WeekCalendarBody,
  WeekCalendarState,
} from '#contract/week/calendar.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { hashToken, newToken } from '#server/accounts/tokens.ts'
import type { Database } from '#server/db/schema.ts'
import type { WeekCalendarTable } from '#server/db/tables/week.ts'
import { transact } from '#server/db/transact.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { ApiError } from '#server/http/errors.ts'
import { isZone } from './zone.ts'

/** A calendar address as it is stored. */
export type CalendarRow = Selectable<WeekCalendarTable>

/** Zone of hours when the device names none. */
const ZONE = 'Europe/Berlin'

const isoOf = (time: number) => new Date(time).toISOString()

/** Whether a member has a calendar address, and what it shows. */
export async function readCalendar(
  db: Kysely<Database>,
  userId: number,
): Promise<WeekCalendarState> {
  const row = await db
    .selectFrom('week_calendars')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return { Calendar: null }
  return {
    Calendar: {
      Tail: row.tail,
      Made: isoOf(row.made_at),
      LastFetched: row.fetched_at === null ? null : isoOf(row.fetched_at),
      HasAllMeals: row.has_all_meals === 1,
      HasAhead: row.has_ahead === 1,
    },
  }
}

/**
 * Makes a calendar address, after which an earlier one stops, or changes what the present one shows.
 * @throws {ApiError} `FieldInvalid` for a zone that there is not; `NotFound` when there is nothing to change
 */
export async function setCalendar(
  db: Kysely<Database>,
  { userId, langId, now }: { userId: number; langId: LangId; now: number },
  { IsNew = false, Zone, HasAllMeals, HasAhead }: WeekCalendarBody,
): Promise<MadeWeekCalendar> {
  if (Zone !== undefined && !isZone(Zone)) throw new ApiError('FieldInvalid', { field: 'Zone' })
  const { token, hash } = newToken()
  await transact(db, async (trx) => {
    await lockMember(trx, userId)
    const known = await trx
      .selectFrom('week_calendars')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!known && !IsNew) throw new ApiError('NotFound')
    const shown = {
      lang_id: langId,
      zone: Zone ?? known?.zone ?? ZONE,
      has_all_meals: flag(HasAllMeals, known?.has_all_meals ?? 0),
      has_ahead: flag(HasAhead, known?.has_ahead ?? 1),
    }
    if (!IsNew) {
      await trx.updateTable('week_calendars').set(shown).where('user_id', '=', userId).execute()
      return
    }
    await trx.deleteFrom('week_calendars').where('user_id', '=', userId).execute()
    await trx
      .insertInto('week_calendars')
      .values({
        user_id: userId,
        token_hash: hash,
        tail: token.slice(-4),
        ...shown,
        made_at: now,
        fetched_at: null,
      })
      .execute()
  })
  return { ...(await readCalendar(db, userId)), Path: IsNew ? `/week/${token}.ics` : null }
}

const flag = (wished: boolean | undefined, known: 0 | 1): 0 | 1 =>
  wished === undefined ? known : wished ? 1 : 0

/** Ends a member's calendar address. */
export async function endCalendar(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('week_calendars').where('user_id', '=', userId).execute()
}

/** The calendar of an address; undefined when it is nobody's, or the account is disabled. */
export async function findCalendar(
  db: Kysely<Database>,
  token: string,
): Promise<CalendarRow | undefined> {
  return await db
    .selectFrom('week_calendars')
    .innerJoin('users', 'users.id', 'week_calendars.user_id')
    .selectAll('week_calendars')
    .where('token_hash', '=', hashToken(token))
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Records to the minute that a calendar was fetched. While the database takes no writes it can still be read. */
export async function recordFetch(
  db: Kysely<Database>,
  { token_hash, fetched_at }: CalendarRow,
  now: number,
): Promise<void> {
  if ((fetched_at ?? 0) + MINUTE_MS > now) return
  try {
    await db
      .updateTable('week_calendars')
      .set({ fetched_at: now })
      .where('token_hash', '=', token_hash)
      .execute()
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
  }
}
