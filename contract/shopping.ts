import { Type, type Static } from 'typebox'
import { Id, MediaPath, Nullable } from './common.ts'
import { FoodAmount } from './ingredient.ts'
import { DEPARTMENTS_MAX, NOTE_MAX, SERVINGS_MAX, SHOPPING_PERSONS_MIN } from './limits.ts'
import { Yield } from './recipe-facts.ts'

const Persons = Type.Integer({ minimum: SHOPPING_PERSONS_MIN, maximum: SERVINGS_MAX })

/** A row of the shopping list (ENT-29); Id is the catalogue ingredient's (D-58). */
export const ShoppingIngredient = Type.Object({
  Id,
  /** Name of one, "onion". */
  Name: Type.String(),
  /** Name of several or of a measured amount, "onions". */
  PluralName: Type.String(),
  ThumbPath: Nullable(MediaPath),
  ImperialAmount: Nullable(Type.Number()),
  MetricUnit: Type.Integer({ minimum: 0 }),
  /** 1 checked, 0 unchecked. */
  State: Type.Union([Type.Literal(0), Type.Literal(1)]),
  /** Only in recipes, as are those below: `ImperialAmount` is the whole amount for any `Persons`. */
  Pinned: Type.Optional(Type.Literal(true)),
  /** Which kind, or how it is prepared. */
  Note: Type.Optional(Type.String()),
  /** The dish works without it, or without its group. */
  Optional: Type.Optional(Type.Literal(true)),
  /** What may replace it; amounts as in this row. */
  Alternatives: Type.Optional(Type.Array(FoodAmount)),
  /** Heading of the group that it belongs to. */
  Group: Type.Optional(Type.String()),
})
/** @see {@link ShoppingIngredient} (schema) */
export type ShoppingIngredient = Static<typeof ShoppingIngredient>

/** A recipe on the list; Id is the recipe's, amounts are for one person (ENT-28). */
export const ShoppingRecipe = Type.Object({
  Id,
  RecipeName: Type.String(),
  ThumbPath: Nullable(MediaPath),
  Persons,
  Ingredients: Type.Array(ShoppingIngredient),
  /** As in Recipe; absent where the counter starts at 2 and goes by 1. */
  Yield: Type.Optional(Yield),
})
/** @see {@link ShoppingRecipe} (schema) */
export type ShoppingRecipe = Static<typeof ShoppingRecipe>

/** Rows of one department, summed over recipes; Persons is 1 (ENT-30, D-58). */
export const ShoppingDepartment = Type.Object({
  DepartementId: Id,
  DepartementName: Type.String(),
  Persons,
  Ingredients: Type.Array(ShoppingIngredient),
})
/** @see {@link ShoppingDepartment} (schema) */
export type ShoppingDepartment = Static<typeof ShoppingDepartment>

/** A free line on the list (ENT-31). */
export const ShoppingNote = Type.Object({ Id, Name: Type.String() })
/** @see {@link ShoppingNote} (schema) */
export type ShoppingNote = Static<typeof ShoppingNote>

/** The whole list in one language. */
export const ShoppingList = Type.Object({
  LangId: Type.Union([Type.Literal(0), Type.Literal(1)]),
  Recipes: Type.Array(ShoppingRecipe),
  Departments: Type.Array(ShoppingDepartment),
  Notes: Type.Array(ShoppingNote),
})
/** @see {@link ShoppingList} (schema) */
export type ShoppingList = Static<typeof ShoppingList>

/** Body of POST /shopping/recipe/ (ENT-32). */
export const ShoppingEntryBody = Type.Object({ RecipeId: Id, Persons })
/** Body of PATCH /shopping/{recipeId}/persons. */
export const ShoppingPersonsBody = Type.Object({ Persons })
/** Response of PATCH /shopping/{recipeId}/persons: both lists, which replace the stored ones. */
export const ShoppingLists = Type.Object({
  Recipes: Type.Array(ShoppingRecipe),
  Departments: Type.Array(ShoppingDepartment),
})
/** @see {@link ShoppingLists} (schema) */
export type ShoppingLists = Static<typeof ShoppingLists>
/** Response of check and uncheck. */
export const ShoppingCheck = Type.Object({
  Id,
  State: Type.Union([Type.Literal(0), Type.Literal(1)]),
})
/** Body of POST /shopping/note; blanks around the name do not count. */
export const ShoppingNoteBody = Type.Object({ Name: Type.String({ maxLength: NOTE_MAX }) })
/** Response of the DELETE calls. */
export const Deleted = Type.Object({ Id })

/** Body of PATCH /shopping/order: departments in the member's own order, each once. */
export const ShoppingOrderBody = Type.Object({
  DepartementIds: Type.Array(Id, { minItems: 1, maxItems: DEPARTMENTS_MAX, uniqueItems: true }),
})
/** Response of PATCH /shopping/order: every department in the order that holds now. */
export const ShoppingOrder = Type.Object({ DepartementIds: Type.Array(Id) })

const UUID = '^[\\dA-Fa-f]{8}(-[\\dA-Fa-f]{4}){3}-[\\dA-Fa-f]{12}$'

/** Headers of every change; see `OPERATION_HEADER`. */
export const OperationHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: UUID })),
})
