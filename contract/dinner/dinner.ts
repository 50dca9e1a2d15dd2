import { Type, type Static } from 'typebox'
import { Id, Key, NO_NUL, Nullable } from '../common.ts'
import { Day } from '../cooking-log/cooking-log.ts'
import { HouseholdPerson } from '../household.ts'
import { Instant } from '../kitchen/kitchen.ts'
import { KeptDinner } from './kept-dinner.ts'
import {
  DINNER_COOKS_MAX,
  DINNER_DISHES_MAX,
  DINNER_MINUTES_MAX,
  DINNER_STEPS_MAX,
  DINNER_TITLE_MAX,
  NEXT_TIME_MAX,
} from './limits.ts'

const Minutes = Type.Integer({ minimum: 0, maximum: DINNER_MINUTES_MAX })
const Step = Type.Integer({ minimum: 0, maximum: DINNER_STEPS_MAX - 1 })
const True = Type.Optional(Type.Literal(true))

/** A step as it was planned, so that it stays the same when its recipe changes or goes. */
const DinnerStep = Type.Object({
  /** Index of the recipe's step; null where a whole recipe is one step. */
  Of: Nullable(Step),
  /** What is done, in a few words, in the language of who planned it. */
  Title: Type.String({ maxLength: DINNER_TITLE_MAX, pattern: NO_NUL }),
  Hands: Minutes,
  Wait: Minutes,
  IsMeanwhile: True,
  UsesRing: True,
  IsDry: True,
  /** Null: as long as it likes. */
  StandsFor: Nullable(Minutes),
  Oven: Type.Optional(
    Type.Object({
      Celsius: Type.Integer({ minimum: 0, maximum: 500 }),
      Kind: Type.Enum(['either', 'fan', 'still', 'grill']),
      IsAlone: Type.Boolean(),
    }),
  ),
})

/** A dish as it was planned. */
export const NewDinnerDish = Type.Object({
  RecipeId: Id,
  Serving: Type.Enum(['before', 'together', 'after']),
  /** Key of the meal of the week that it is. */
  Meal: Type.Optional(Key),
  HoldsFor: Minutes,
  IsFresh: Type.Boolean(),
  Steps: Type.Array(DinnerStep, { minItems: 1, maxItems: DINNER_STEPS_MAX }),
})
/** @see {@link NewDinnerDish} (schema) */
export type NewDinnerDish = Static<typeof NewDinnerDish>

const DinnerDish = Type.Object({
  ...NewDinnerDish.properties,
  /** Of its recipe; once that is gone, as it was. */
  Name: Type.String(),
})
/** A dish of a kept dinner. */
export type KeptDish = Static<typeof DinnerDish>

/** Minutes of hands that a member plans a step with, in place of those of the recipe. */
export const NextTime = Type.Object({ RecipeId: Id, Step, Hands: Minutes })
/** @see {@link NextTime} (schema) */
export type NextTime = Static<typeof NextTime>

const state = {
  Key,
  /** From 1; each change adds 1. */
  Version: Type.Integer({ minimum: 1 }),
  BegunAt: Nullable(Instant),
  EndedAt: Nullable(Instant),
  /** Only the caller sees it, although they belong to a household. */
  IsPrivate: Type.Boolean(),
}

/** A dinner that is planned, cooked or has ended. */
export const Dinner = Type.Object({
  ...state,
  Kept: KeptDinner,
  Dishes: Type.Array(DinnerDish, { minItems: 1, maxItems: DINNER_DISHES_MAX }),
  /** By lane: who cooks it; null for nobody yet. */
  Cooks: Type.Array(Nullable(Id), { maxItems: DINNER_COOKS_MAX }),
  /** Who can cook, the longest-standing first; empty without a household. */
  People: Type.Array(HouseholdPerson),
})
/** @see {@link Dinner} (schema) */
export type Dinner = Static<typeof Dinner>

/** A dinner in a list. */
const DinnerCard = Type.Object({
  ...state,
  /** When the cook begins, as it is planned. */
  Begin: Instant,
  Table: Instant,
  People: KeptDinner.properties.People,
  Dishes: Type.Array(
    Type.Object({ RecipeId: Id, Name: Type.String(), Meal: NewDinnerDish.properties.Meal }),
  ),
})
/** @see {@link DinnerCard} (schema) */
export type DinnerCard = Static<typeof DinnerCard>

/** Response of GET /dinners. */
export const Dinners = Type.Object({
  /** By the time at which people sit down. */
  Dinners: Type.Array(DinnerCard),
  /** What the last dinner was planned with. */
  Kitchen: KeptDinner.properties.Kitchen,
  /** Of the caller alone. */
  NextTime: Type.Array(NextTime),
  /** Who can cook; empty without a household. */
  People: Type.Array(HouseholdPerson),
})
/** @see {@link Dinners} (schema) */
export type Dinners = Static<typeof Dinners>

const planned = {
  Kept: KeptDinner,
  Dishes: Type.Array(NewDinnerDish, { minItems: 1, maxItems: DINNER_DISHES_MAX }),
}

/** Body of POST /dinners. */
export const NewDinner = Type.Object({ Key, ...planned })
/** @see {@link NewDinner} (schema) */
export type NewDinner = Static<typeof NewDinner>

/** Body of PATCH /dinners/:key: what has happened. What is left out stays. */
export const DinnerChange = Type.Object({
  /** The version that it was worked out from; another one is refused. Not asked for NextTime alone. */
  Version: Type.Optional(Type.Integer({ minimum: 1 })),
  Kept: Type.Optional(planned.Kept),
  Dishes: Type.Optional(planned.Dishes),
  /** A lane that the caller cooks, or gives up. */
  Lane: Type.Optional(
    Type.Object({
      Cook: Type.Integer({ minimum: 0, maximum: DINNER_COOKS_MAX - 1 }),
      IsMine: Type.Boolean(),
    }),
  ),
  IsBegun: True,
  /** It has ended, on this day where it was eaten: what was not left out goes into the caller's log. */
  EndedOn: Type.Optional(Day),
  /** Of its dishes. Hands null: as the recipe says again. */
  NextTime: Type.Optional(
    Type.Array(Type.Object({ RecipeId: Id, Step, Hands: Nullable(Minutes) }), {
      maxItems: NEXT_TIME_MAX,
    }),
  ),
})
/** @see {@link DinnerChange} (schema) */
export type DinnerChange = Static<typeof DinnerChange>

/** Parameters of calls about one dinner. */
export const DinnerParams = Type.Object({ key: Key })
