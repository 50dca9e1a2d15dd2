import { Type, type Static } from 'typebox'
import { Id, Nullable } from '../common.ts'
import { Instant } from '../kitchen/kitchen.ts'
import { SERVINGS_MAX, SERVINGS_MIN } from '../limits.ts'
import {
  DINNER_COOKS_MAX,
  DINNER_DISHES_MAX,
  DINNER_MINUTES_MAX,
  DINNER_OVENS_MAX,
  DINNER_RINGS_MAX,
  DINNER_STEPS_MAX,
} from './limits.ts'

/** Whole minutes from `Table`, negative before it. */
const Minute = Type.Integer({ minimum: -DINNER_MINUTES_MAX, maximum: DINNER_MINUTES_MAX })
const Minutes = Type.Integer({ minimum: 0, maximum: DINNER_MINUTES_MAX })
const Index = (length: number) => Type.Integer({ minimum: 0, maximum: length - 1 })
const Cook = Index(DINNER_COOKS_MAX)
const Step = Index(DINNER_STEPS_MAX)

const KeptDish = Type.Object({
  RecipeId: Id,
  /** What of the recipe the plan was made from, as a sign: another one means that it is to be made again. */
  Facts: Type.String({ pattern: '^[\\da-f]{16}$' }),
  /** When it was to be eaten, and when it is as things are. */
  Chosen: Minute,
  EatenAt: Minute,
  IsLeftOut: Type.Optional(Type.Literal(true)),
  /** Steps whose minutes were changed while it was cooked. */
  Changed: Type.Optional(
    Type.Array(Type.Object({ Step, Hands: Minutes, Wait: Minutes }), {
      maxItems: DINNER_STEPS_MAX,
    }),
  ),
})

const KeptStep = Type.Object({
  Dish: Index(DINNER_DISHES_MAX),
  Step,
  Cook,
  Start: Minute,
  HandsEnd: Minute,
  WaitEnd: Minute,
  Oven: Type.Optional(Index(DINNER_OVENS_MAX)),
  /** Minutes of its hands that bells will ask for in between. */
  Interrupted: Type.Optional(Minutes),
  /** Absent: it has not begun. */
  State: Type.Optional(Type.Enum(['hands', 'past'])),
})

/**
 * A dinner as a household keeps it. One device works it out and the others take it as it is, so that all of them
 * show the same.
 */
export const KeptDinner = Type.Object({
  /** Of this form. A device that does not know it works the dinner out again. */
  Form: Type.Literal(1),
  /** When people were to sit down as it was planned. */
  Table: Instant,
  People: Type.Integer({ minimum: SERVINGS_MIN, maximum: SERVINGS_MAX }),
  Kitchen: Type.Object({
    Cooks: Type.Integer({ minimum: 1, maximum: DINNER_COOKS_MAX }),
    Rings: Type.Integer({ minimum: 1, maximum: DINNER_RINGS_MAX }),
    Ovens: Type.Integer({ minimum: 1, maximum: DINNER_OVENS_MAX }),
  }),
  Dishes: Type.Array(KeptDish, { minItems: 1, maxItems: DINNER_DISHES_MAX }),
  /** Steps that are left out are absent. */
  Steps: Type.Array(KeptStep, { maxItems: DINNER_DISHES_MAX * DINNER_STEPS_MAX }),
  /** Cooks who are away for a while; `Until` null: they have gone home. */
  Away: Type.Optional(
    Type.Array(Type.Object({ Cook, Until: Nullable(Minute) }), { maxItems: DINNER_COOKS_MAX }),
  ),
})
/** @see {@link KeptDinner} (schema) */
export type KeptDinner = Static<typeof KeptDinner>
