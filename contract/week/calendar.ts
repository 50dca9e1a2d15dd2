import { Type, type Static } from 'typebox'
import { IsoDate, LangIdParam, NO_NUL, Nullable } from '../common.ts'

/** What the calendar shows beside dinners. */
const choices = {
  /** Breakfast and lunch, as all-day lines. */
  HasAllMeals: Type.Boolean(),
  /** What has to be done ahead. */
  HasAhead: Type.Boolean(),
}

/** A member's calendar address, without the address itself. */
export const WeekCalendar = Type.Object({
  /** The last four characters before `.ics`. */
  Tail: Type.String(),
  Made: IsoDate,
  /** To the minute; null while no calendar has fetched it. */
  LastFetched: Nullable(IsoDate),
  ...choices,
})
/** @see {@link WeekCalendar} (schema) */
export type WeekCalendar = Static<typeof WeekCalendar>

/** Response of the calls about the calendar address; null while there is none. */
export const WeekCalendarState = Type.Object({ Calendar: Nullable(WeekCalendar) })
/** @see {@link WeekCalendarState} (schema) */
export type WeekCalendarState = Static<typeof WeekCalendarState>

/** Query of POST /week/calendar. */
export const WeekCalendarQuery = Type.Object({
  /** The language of the calendar. */
  LangId: LangIdParam,
})

/** Body of POST /week/calendar. What is left out stays; of a new address `HasAhead` is on, `HasAllMeals` off. */
export const WeekCalendarBody = Type.Object({
  /** Makes an address; one that is there stops at once. Without it only what it shows changes. */
  IsNew: Type.Optional(Type.Boolean()),
  /** Where meals are eaten, as `Europe/Berlin`; hours of the week are of this zone. */
  Zone: Type.Optional(Type.String({ minLength: 1, maxLength: 60, pattern: NO_NUL })),
  HasAllMeals: Type.Optional(choices.HasAllMeals),
  HasAhead: Type.Optional(choices.HasAhead),
})
/** @see {@link WeekCalendarBody} (schema) */
export type WeekCalendarBody = Static<typeof WeekCalendarBody>

/** Response of POST /week/calendar: only with `IsNew` it has the address, and no other response does. */
export const MadeWeekCalendar = Type.Object({
  ...WeekCalendarState.properties,
  /** Path on the site, `/week/….ics`. */
  Path: Nullable(Type.String()),
})
/** @see {@link MadeWeekCalendar} (schema) */
export type MadeWeekCalendar = Static<typeof MadeWeekCalendar>
