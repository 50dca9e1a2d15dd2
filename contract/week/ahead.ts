import { Type, type Static } from 'typebox'
import { WAIT_KINDS } from '../recipes/words.ts'

const DayPart = Type.Enum(['morning', 'noon', 'evening', 'day'])
/** A part of a day; `day` for any. */
export type DayPart = Static<typeof DayPart>

/** What must be done before a dish is cooked, such as soaking. */
export const WeekAhead = Type.Object({
  /** Days before that of the meal. */
  Days: Type.Integer({ minimum: 0 }),
  Part: DayPart,
  /** The same as the recipe says it: "The evening before". */
  When: Type.String(),
  Text: Type.String(),
})
/** @see {@link WeekAhead} (schema) */
export type WeekAhead = Static<typeof WeekAhead>

/** Minutes from which a wait is told ahead. */
export const LONG_WAIT_MINUTES = 120

/** The longest wait of a dish, if it is long. */
export const WeekWait = Type.Object({
  Minutes: Type.Integer({ minimum: LONG_WAIT_MINUTES }),
  /** What the food does; absent where the recipe does not say. */
  Kind: Type.Optional(Type.Enum(WAIT_KINDS)),
})
/** @see {@link WeekWait} (schema) */
export type WeekWait = Static<typeof WeekWait>
