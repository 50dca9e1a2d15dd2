import { Type, type Static } from 'typebox'
import { Id, LangIdParam, MediaPath, Nullable, Term } from '../common.ts'

/** An ingredient of the catalogue. */
export const Ingredient = Type.Object({ Id, Name: Type.String(), ImagePath: Nullable(MediaPath) })
/** @see {@link Ingredient} (schema) */
export type Ingredient = Static<typeof Ingredient>

/** A kitchen tool with the shop that sells it, if any. */
export const Tool = Type.Object({
  Id,
  Name: Type.String(),
  ImagePath: Nullable(MediaPath),
  AffiliateLink: Nullable(Type.String()),
})
/** @see {@link Tool} (schema) */
export type Tool = Static<typeof Tool>

/** A tag of recipes. */
export const Tag = Type.Object({ Name: Type.String() })
/** @see {@link Tag} (schema) */
export type Tag = Static<typeof Tag>

/** Query of GET /ingredient: all by name, or those that match `term`, best first. */
export const IngredientListQuery = Type.Object({
  LangId: LangIdParam,
  term: Type.Optional(Term),
  /** Only those that are often in a kitchen; their `Name` is the plural, "onions". */
  Often: Type.Optional(Type.Boolean()),
})
/** @see {@link IngredientListQuery} (schema) */
export type IngredientListQuery = Static<typeof IngredientListQuery>

const amountOfFood = {
  Ingredient: Type.Object({
    Id,
    /** Name of one, "onion". */
    Name: Type.String(),
    /** Name of several or of a measured amount, "onions". */
    PluralName: Type.String(),
    ImagePath: Nullable(MediaPath),
  }),
  /** Amount for one person in `MetricUnit`; null: to taste. */
  ImperialAmount: Nullable(Type.Number()),
  /** Unit code 0 to 26; 0 when there is no amount. */
  MetricUnit: Type.Integer({ minimum: 0 }),
  /** Which kind, or how it is prepared: "short-grain", "cold, diced". */
  Note: Type.Optional(Type.String()),
  /** Weight of a millilitre, where spoons and cups can measure it. */
  GramsPerMl: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
}

/** A food that may replace another one, with its amount. */
export const FoodAmount = Type.Object(amountOfFood)

/** The heading above some of a recipe's ingredients. */
export const IngredientGroup = Type.Object({
  Name: Type.String(),
  /** A remark below the heading. */
  Note: Type.Optional(Type.String()),
  /** The dish works without the whole group. */
  Optional: Type.Optional(Type.Literal(true)),
})
/** @see {@link IngredientGroup} (schema) */
export type IngredientGroup = Static<typeof IngredientGroup>

/** A row of a recipe's ingredient list. */
export const RecipeIngredient = Type.Object({
  ...amountOfFood,
  /** The dish works without it. */
  Optional: Type.Optional(Type.Literal(true)),
  /** `ImperialAmount` is the whole amount and the same for any number of people. */
  Pinned: Type.Optional(Type.Literal(true)),
  /** What may replace it; amounts as in this row, for one person or pinned. */
  Alternatives: Type.Optional(Type.Array(FoodAmount)),
  /** In every row of the group. Rows without one come first. */
  Group: Type.Optional(IngredientGroup),
  /** The upper end of a range that begins with `ImperialAmount`: "2 to 3". Only in own recipes. */
  MaxAmount: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  /** A line of an own recipe that is printed as it was written, and not bought. */
  AsWritten: Type.Optional(Type.Literal(true)),
})
/** @see {@link RecipeIngredient} (schema) */
export type RecipeIngredient = Static<typeof RecipeIngredient>

/** A label on the ingredient picture; box fractions 0 to 1 of the picture. */
export const IngredientHotspot = Type.Object({
  IngredientId: Id,
  Name: Type.String(),
  X: Type.Number(),
  Y: Type.Number(),
  Width: Type.Number(),
})
/** @see {@link IngredientHotspot} (schema) */
export type IngredientHotspot = Static<typeof IngredientHotspot>
