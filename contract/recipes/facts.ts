import { Type, type Static } from 'typebox'
import { Id } from '../common.ts'
import { ALLERGENS, KEEP_PLACES, KEEP_UNITS, WARNINGS_FOR_ALL, WARNINGS_FOR_SOME } from './words.ts'

const Count = Type.Integer({ minimum: 1 })
const Centimetres = Type.Number({ exclusiveMinimum: 0 })

/** What a recipe makes with the amounts as they are written. */
export const Yield = Type.Object({
  /** Counters start here. */
  Servings: Count,
  /** Step and minimum of counters. */
  Step: Count,
  /** What the servings are called: "slices"; absent: servings. */
  Of: Type.Optional(Type.String()),
  /** The same for one: "slice". */
  One: Type.Optional(Type.String()),
  /** The tin for `Step` servings. One with a diameter or sides can be replaced by another. */
  Form: Type.Optional(
    Type.Object({
      Name: Type.String(),
      Plural: Type.Optional(Type.String()),
      Diameter: Type.Optional(Centimetres),
      Sides: Type.Optional(Type.Array(Centimetres, { minItems: 2, maxItems: 2 })),
    }),
  ),
  /** Most servings that can be cooked at once. */
  AtOnce: Type.Optional(Count),
})
/** @see {@link Yield} (schema) */
export type Yield = Static<typeof Yield>

/** An allergen with the foods that contain it; without foods if the author added it. */
export const AllergenPart = Type.Object({
  Allergen: Type.Enum(ALLERGENS),
  Foods: Type.Array(Type.Object({ Id, Name: Type.String() })),
})
/** @see {@link AllergenPart} (schema) */
export type AllergenPart = Static<typeof AllergenPart>

/** Allergens of a recipe, worked out from its ingredients, optional ones included. */
export const Allergens = Type.Object({
  Contains: Type.Array(AllergenPart),
  /** Allergens that depend on the brand, without those in `Contains`. */
  MayContain: Type.Array(AllergenPart),
  /** Foods that may replace another one and have allergens that are not in `Contains`. */
  Alternatives: Type.Optional(
    Type.Array(
      Type.Object({ Id, Name: Type.String(), Contains: Type.Array(Type.Enum(ALLERGENS)) }),
    ),
  ),
  /** Names of foods that have not been checked. */
  Unchecked: Type.Optional(Type.Array(Type.String())),
})
/** @see {@link Allergens} (schema) */
export type Allergens = Static<typeof Allergens>

/** A warning; the title and the usual advice of a kind are words of the interface. */
export const Warning = Type.Object({
  Kind: Type.Enum([...WARNINGS_FOR_SOME, ...WARNINGS_FOR_ALL]),
  /** Advice in place of the usual one. */
  Text: Type.Optional(Type.String()),
})
/** @see {@link Warning} (schema) */
export type Warning = Static<typeof Warning>

const Freeze = Type.Object({
  /** 0: it cannot be frozen. */
  For: Type.Number({ minimum: 0 }),
  Unit: Type.Enum(KEEP_UNITS),
  How: Type.Optional(Type.String()),
})

/** How long a dish keeps. */
export const Keep = Type.Object({
  /** 0: it is to be eaten at once. */
  For: Type.Number({ minimum: 0 }),
  Unit: Type.Enum(KEEP_UNITS),
  In: Type.Enum(KEEP_PLACES),
  How: Type.Optional(Type.String()),
  Freeze: Type.Optional(Freeze),
})
/** @see {@link Keep} (schema) */
export type Keep = Static<typeof Keep>

/** Something that can be done before the day or hour of cooking. */
export const Ahead = Type.Object({
  When: Type.String(),
  Text: Type.String(),
  /** Whether it has to be done before. */
  Needed: Type.Boolean(),
})
/** @see {@link Ahead} (schema) */
export type Ahead = Static<typeof Ahead>
