import { Type, type Static } from 'typebox'
import { Id, IsoDate, Key, MediaPath, Nullable } from '../common.ts'
import { AMOUNT_MAX } from '../units.ts'
import { FoodAmount } from '../recipes/ingredient.ts'
import { HouseholdPerson } from '../household.ts'
import { ITEM_MAX, ITEM_NOTE_MAX } from './limits.ts'
import { SERVINGS_MAX, SHOPPING_PERSONS_MIN } from '../limits.ts'
import { FoodFacts } from '../recipes/packs.ts'
import { Yield } from '../recipes/facts.ts'
import { ListCard } from './several-lists.ts'
import { ShoppingHabit } from './habits.ts'
import { ShoppingShop } from './shops.ts'
import { UNITS } from '../units.ts'

const State = Type.Union([Type.Literal(0), Type.Literal(1)])
const Unit = Type.Integer({ minimum: 0, maximum: UNITS.length - 1 })
const Persons = Type.Integer({ minimum: SHOPPING_PERSONS_MIN, maximum: SERVINGS_MAX })

/** Who ticked something on a shared list, if the household knows, and when. */
const Ticked = { TickedBy: Type.Optional(Id), TickedAt: Type.Optional(IsoDate) }
/** Who added something to a shared list, if the household knows. */
const Added = { AddedBy: Type.Optional(Id) }

/** A row of the shopping list; Id is the catalogue ingredient's. */
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
  State,
  /** Checked because it is at home, not because it is in the trolley. */
  AtHome: Type.Optional(Type.Literal(true)),
  ...Ticked,
  /**
   * `ImperialAmount` is the whole amount for any `Persons`. This and the following fields are only
   * in recipes.
   */
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

/** A recipe on the list; Id is the recipe's, amounts are for one person. */
export const ShoppingRecipe = Type.Object({
  Id,
  RecipeName: Type.String(),
  ThumbPath: Nullable(MediaPath),
  Persons,
  Ingredients: Type.Array(ShoppingIngredient),
  /** As in Recipe; absent where the counter starts at 2 and goes by 1. */
  Yield: Type.Optional(Yield),
  ...Added,
})
/** @see {@link ShoppingRecipe} (schema) */
export type ShoppingRecipe = Static<typeof ShoppingRecipe>

/** Rows of one department, summed over recipes; Persons is 1. */
export const ShoppingDepartment = Type.Object({
  DepartementId: Id,
  DepartementName: Type.String(),
  Persons,
  Ingredients: Type.Array(ShoppingIngredient),
})
/** @see {@link ShoppingDepartment} (schema) */
export type ShoppingDepartment = Static<typeof ShoppingDepartment>

/**
 * An item that the member wrote: `Name` as it was typed, and what is understood from it. An item that was not
 * understood has only `Label`. Paths and fields of the wire call it a note.
 */
export const ShoppingItem = Type.Object({
  Id,
  Key,
  Name: Type.String(),
  State,
  AtHome: Type.Optional(Type.Literal(true)),
  ...Added,
  ...Ticked,
  /** What it is, without amount and note. */
  Label: Type.String(),
  /** The food of the catalogue. */
  FoodId: Type.Optional(Id),
  Amount: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  /** With `Amount`. */
  Unit: Type.Optional(Unit),
  Note: Type.Optional(Type.String()),
  DepartementId: Type.Optional(Id),
})
/** @see {@link ShoppingItem} (schema) */
export type ShoppingItem = Static<typeof ShoppingItem>

/** A department of the shop, without what is bought there. */
export const NamedDepartment = Type.Object({ DepartementId: Id, DepartementName: Type.String() })
/** @see {@link NamedDepartment} (schema) */
export type NamedDepartment = Static<typeof NamedDepartment>

/** The whole list in one language. */
export const ShoppingList = Type.Object({
  LangId: Type.Union([Type.Literal(0), Type.Literal(1)]),
  Recipes: Type.Array(ShoppingRecipe),
  Departments: Type.Array(ShoppingDepartment),
  Notes: Type.Array(ShoppingItem),
  /** Every department in the member's order. */
  Places: Type.Array(NamedDepartment),
  /** Newest first. */
  Habits: Type.Array(ShoppingHabit),
  /** Ingredients that are always at home. */
  Staples: Type.Array(Id),
  /** In the order in which they were named. */
  Shops: Type.Array(ShoppingShop),
  /** Version of `GET /shopping/food` that belongs to the list. */
  FoodVersion: Type.Integer({ minimum: 0 }),
  /** Which list it is. */
  List: ListCard,
  /** Everybody of the household, whom `AddedBy` and `TickedBy` name. */
  People: Type.Array(HouseholdPerson),
})
/** @see {@link ShoppingList} (schema) */
export type ShoppingList = Static<typeof ShoppingList>

const Forms = Type.Object({ LangId: Type.Integer(), One: Type.String(), Other: Type.String() })

/** A food of the catalogue, as the shopping list needs it. */
export const ShoppingFood = Type.Object({
  Id,
  /** In every language, for one and for several. */
  Names: Type.Array(Forms),
  Synonyms: Type.Array(Type.String()),
  DepartementId: Id,
  ThumbPath: Nullable(MediaPath),
  /** How it is sold. */
  Facts: FoodFacts,
})
/** @see {@link ShoppingFood} (schema) */
export type ShoppingFood = Static<typeof ShoppingFood>

/** The words for reading items. */
export const ShoppingFoods = Type.Object({
  Version: Type.Integer({ minimum: 0 }),
  Foods: Type.Array(ShoppingFood),
  /** Departments of everyday goods, by the slug that `cooking/items/goods.ts` uses. */
  Goods: Type.Array(Type.Object({ Slug: Type.String(), DepartementId: Id })),
})
/** @see {@link ShoppingFoods} (schema) */
export type ShoppingFoods = Static<typeof ShoppingFoods>

/** Body of POST /shopping/recipe/. */
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
export const ShoppingCheck = Type.Object({ Id, State, AtHome: Type.Optional(Type.Literal(true)) })
/** Body of POST /shopping/note; blanks around the name do not count. */
export const NewShoppingItemBody = Type.Object({
  Name: Type.String({ maxLength: ITEM_MAX }),
  /** Made by the device; the server makes one where it is absent. */
  Key: Type.Optional(Key),
})
/**
 * Body of PATCH /shopping/note/{noteId}. Absent fields stay unchanged. Any change but a tick puts a
 * removed item back on the list.
 */
export const ShoppingItemBody = Type.Object({
  State: Type.Optional(State),
  /** With `State` 1. */
  AtHome: Type.Optional(Type.Boolean()),
  /** 0 for any amount. */
  Amount: Type.Optional(Type.Number({ minimum: 0, maximum: AMOUNT_MAX })),
  Unit: Type.Optional(Unit),
  /** Empty for none. */
  Note: Type.Optional(Type.String({ maxLength: ITEM_NOTE_MAX })),
  /** Remembered for the next time. */
  DepartementId: Type.Optional(Id),
  /** Brings a removed item back as it was. */
  Restore: Type.Optional(Type.Literal(true)),
})
/** @see {@link ShoppingItemBody} (schema) */
export type ShoppingItemBody = Static<typeof ShoppingItemBody>
/** Response of the DELETE calls. */
export const Deleted = Type.Object({ Id })
