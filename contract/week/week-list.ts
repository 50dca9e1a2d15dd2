import { Type, type Static } from 'typebox'
import { Id, IsoDate, Key, LangIdParam, MediaPath, Nullable } from '../common.ts'
import { Day } from '../cooking-log/cooking-log.ts'
import { ListCard } from '../shopping/several-lists.ts'
import { UNITS } from '../units.ts'
import { LIST_DAYS_MAX, LIST_FOODS_MAX } from './limits.ts'

const Unit = Type.Integer({ minimum: 0, maximum: UNITS.length - 1 })

/**
 * What a meal with a recipe still has to do with the list: it can be put there (`open`), was put there with the
 * week (`put`), has a recipe that somebody put there (`recipe`), or brings nothing, because the caller may not
 * read its recipe (`closed`).
 */
export const ListedMeal = Type.Object({
  Key,
  Day,
  State: Type.Enum(['open', 'put', 'recipe', 'closed']),
})
/** @see {@link ListedMeal} (schema) */
export type ListedMeal = Static<typeof ListedMeal>

/** What a meal needs of a food, for all its people. */
export const WeekNeed = Type.Object({
  Meal: Key,
  /** Null for any amount. Weights are grams, volumes of one millilitre or more are millilitres. */
  Amount: Nullable(Type.Number({ exclusiveMinimum: 0 })),
  Unit,
  /** Which kind, or how it is prepared. */
  Note: Type.Optional(Type.String()),
})
/** @see {@link WeekNeed} (schema) */
export type WeekNeed = Static<typeof WeekNeed>

/** A food that the meals of some days need, and why it may not have to be bought. */
export const WeekFood = Type.Object({
  /** Of the food, as in ShoppingIngredient. */
  Id,
  Name: Type.String(),
  PluralName: Type.String(),
  ThumbPath: Nullable(MediaPath),
  DepartementId: Id,
  /** Of meals that can be put on the list, in the order of the week. */
  Needs: Type.Array(WeekNeed),
  /** It is at home: marked on the list, or always there. */
  IsAtHome: Type.Boolean(),
  /** What somebody wrote on the list themselves: it is never raised. Null where nobody did. */
  Written: Nullable(
    Type.Object({
      /** Null for any amount. */
      Amount: Nullable(Type.Number()),
      Unit,
      /** Null for a former member. */
      AddedBy: Nullable(Id),
      Added: IsoDate,
    }),
  ),
})
/** @see {@link WeekFood} (schema) */
export type WeekFood = Static<typeof WeekFood>

/** Query of GET /week/list: the days that are asked about. */
export const WeekListQuery = Type.Object({
  LangId: LangIdParam,
  List: Type.Optional(Id),
  From: Day,
  To: Day,
})

/**
 * Response of GET /week/list: what some days of the week need, whatever of them is chosen. `weekListRows` of
 * `contract/week/week-list-rows.ts` says what goes on the list for the chosen ones.
 */
export const WeekList = Type.Object({
  List: ListCard,
  /** Meals with a recipe that are cooked on these days, by day and meal time. */
  Meals: Type.Array(ListedMeal),
  /** In the order in which the list has its departments, then by name. */
  Foods: Type.Array(WeekFood),
})
/** @see {@link WeekList} (schema) */
export type WeekList = Static<typeof WeekList>

/** Body of POST /week/list. */
export const WeekListBody = Type.Object({
  /** Meals of these days go on the list, once each. */
  Days: Type.Array(Day, { minItems: 1, maxItems: LIST_DAYS_MAX, uniqueItems: true }),
  /** Foods that are not at home after all. */
  NotAtHome: Type.Optional(Type.Array(Id, { maxItems: LIST_FOODS_MAX, uniqueItems: true })),
})
/** @see {@link WeekListBody} (schema) */
export type WeekListBody = Static<typeof WeekListBody>

/** A food of which the week needs another amount than what went on the list. */
export const WeekListThing = Type.Object({
  /** Of the food. */
  Id,
  Name: Type.String(),
  PluralName: Type.String(),
  Unit,
  /** What went on the list for these meals; null for any amount, 0 for nothing. */
  Before: Nullable(Type.Number({ minimum: 0 })),
  /** What they need now. */
  After: Nullable(Type.Number({ minimum: 0 })),
})
/** @see {@link WeekListThing} (schema) */
export type WeekListThing = Static<typeof WeekListThing>

/**
 * Response of GET and POST /week/list/changes: of each list that the caller sees, what the week has changed since
 * it went there and nobody has answered yet. Lists without changes are left out.
 */
export const WeekListChanges = Type.Object({
  Lists: Type.Array(
    Type.Object({
      List: Id,
      /** As of ListCard. */
      Name: Nullable(Type.String()),
      /** "4 things change on the list". */
      Things: Type.Array(WeekListThing),
      /** Names these changes in the answer. */
      Seen: Type.String(),
    }),
  ),
})
/** @see {@link WeekListChanges} (schema) */
export type WeekListChanges = Static<typeof WeekListChanges>

/** Body of POST /week/list/changes, whose query names the list. */
export const WeekListAnswer = Type.Object({
  /** `update` changes the list, `leave` does not; neither asks about these changes again. */
  Answer: Type.Enum(['update', 'leave']),
  Seen: Type.String({ maxLength: 100 }),
})
/** @see {@link WeekListAnswer} (schema) */
export type WeekListAnswer = Static<typeof WeekListAnswer>
