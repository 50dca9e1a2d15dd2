import { Type, type Static } from 'typebox'
import { AuthorRef } from '../author.ts'
import {
  Id,
  IsoDate,
  LangIdParam,
  MediaPath,
  Nullable,
  Paging,
  Term,
  TimeText,
  LanguageTag,
} from '../common.ts'
import { Ingredient, IngredientHotspot } from './ingredient.ts'
import { FILTER_VALUES_MAX } from '../limits.ts'
import { Draft } from '../own-recipes/draft.ts'
import { Rating } from '../rating.ts'
import { Ahead, Allergens, Keep, Warning, Yield } from './facts.ts'
import { ALLERGENS, DIETS, TAG_FILTERS, TAG_KINDS } from './words.ts'
import { FoundBy } from '../search.ts'

/** A film file. */
const Video = Type.Object({ Mp4FilePath: MediaPath })
/** @see {@link Video} (schema) */
type Video = Static<typeof Video>

/** The ingredients of a recipe that somebody has, and those that are missing. */
export const RecipeFoods = Type.Object({
  /** The foods of the request that it uses, also as alternatives, in the order of the request. */
  There: Type.Array(Id),
  /**
   * The other ingredients that it needs, without staples, optional ones and those with an available
   * alternative. `Name` is the plural, "onions".
   */
  Missing: Type.Array(Ingredient),
})
/** @see {@link RecipeFoods} (schema) */
export type RecipeFoods = Static<typeof RecipeFoods>

/** A recipe, the same shape in lists and alone. */
export const Recipe = Type.Object({
  Id,
  Name: Type.String(),
  CoverPath: Nullable(MediaPath),
  IngredientImagePath: Nullable(MediaPath),
  ToolImagePath: Nullable(MediaPath),
  Views: Type.Integer({ minimum: 0 }),
  /** How often members have put it into their cooking logs. */
  TimesCooked: Type.Integer({ minimum: 0 }),
  IsFavorized: Type.Boolean(),
  PrepTime: Nullable(TimeText),
  CookTime: Nullable(TimeText),
  TotalTime: Nullable(TimeText),
  Description: Nullable(Type.String()),
  /** `Main` is the step film and null for a recipe without one; its Id asks for the steps. */
  Videos: Type.Object({
    Short: Nullable(Video),
    Preview: Nullable(Video),
    Main: Nullable(Type.Object({ Mp4FilePath: MediaPath, Id })),
  }),
  Author: AuthorRef,
  Rating,
  /** Per serving: kilocalories, then grams. */
  Nutrition: Type.Object({
    Calorie: Nullable(Type.Number()),
    Protein: Nullable(Type.Number()),
    Fat: Nullable(Type.Number()),
    Carbohydrate: Nullable(Type.Number()),
  }),
  RecipeTags: Type.Array(
    Type.Object({ Name: Type.String(), Kind: Type.Optional(Type.Enum(TAG_KINDS)) }),
  ),
  Ingredients: Type.Array(IngredientHotspot),
  /** Tools of this recipe, in catalogue order. */
  ToolIds: Type.Array(Id),
  /** Dish type codes 0 to 12. */
  DishTypes: Type.Array(Type.Integer({ minimum: 0, maximum: 12 })),
  PublishedAt: IsoDate,
  /** Steps of the recipe; the chip on a card says how many. */
  StepCount: Type.Integer({ minimum: 0 }),
  /** Placeholder behind the cover while it loads: `#rrggbb`, measured from the picture. */
  CoverColour: Nullable(Type.String()),
  /**
   * The name with soft hyphens in its long words, for titles that wrap. This and the following
   * fields are absent if they do not apply.
   */
  HyphenatedName: Type.Optional(Type.String()),
  /** Without it counters start at 2. */
  Yield: Type.Optional(Yield),
  /** Absent until the ingredients of the recipe are checked. */
  Allergens: Type.Optional(Allergens),
  /** Diets that all its ingredients comply with; absent while one of them is unchecked. */
  Diets: Type.Optional(Type.Array(Type.Enum(DIETS))),
  Ahead: Type.Optional(Type.Array(Ahead)),
  Keep: Type.Optional(Keep),
  /** Minutes for which it may stand warm before it is eaten. */
  Holds: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Those that belong to no single step. */
  Warnings: Type.Optional(Type.Array(Warning)),
  /** Language of `Name`, if a recipe of a member does not have it in the requested one. */
  Language: Type.Optional(LanguageTag),
  /** The only language of its texts: the other language's page shows them in this one. */
  OnlyLanguage: Type.Optional(LanguageTag),
  /** Where a recipe that a member has published is from. */
  Source: Draft.properties.Source,
  /** It is withdrawn: only who has it on a list, in a kitchen or in the log reads it, as it was. */
  IsWithdrawn: Type.Optional(Type.Literal(true)),
  /** Only of own recipes. */
  Own: Type.Optional(
    Type.Object({
      IsMine: Type.Boolean(),
      Source: Draft.properties.Source,
    }),
  ),
  /** Only in responses to `have`. */
  Foods: Type.Optional(RecipeFoods),
  /**
   * Only in responses to `term`, if name and tags do not explain why the recipe was found: a food
   * for each such word of the term, in their order.
   */
  FoundBy: Type.Optional(Type.Array(FoundBy, { minItems: 1 })),
})
/** @see {@link Recipe} (schema) */
export type Recipe = Static<typeof Recipe>

const TagIds = Type.Optional(Type.Array(Id, { maxItems: FILTER_VALUES_MAX }))
const Count = Type.Integer({ minimum: 0 })

/** The filters of a recipe list, all of which a recipe has to meet. */
const filters = {
  /** Any of these dish types. */
  DishTypes: Type.Optional(
    Type.Array(Type.Integer({ minimum: -1, maximum: 12 }), { maxItems: FILTER_VALUES_MAX }),
  ),
  /** All of these ingredients. */
  'IncludedIng[]': Type.Optional(Type.Array(Id, { maxItems: FILTER_VALUES_MAX })),
  /** None of these ingredients. */
  'ExcludedIng[]': Type.Optional(Type.Array(Id, { maxItems: FILTER_VALUES_MAX })),
  /** Kilocalories per serving at most; recipes without the value are left out. */
  maxCalories: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** Active time at most, `hh:mm:ss`. */
  CookTime: Type.Optional(TimeText),
  /** Time in all at most, `hh:mm:ss`. */
  TotalTime: Type.Optional(TimeText),
  /** All of these diets. */
  Diets: Type.Optional(Type.Array(Type.Enum(DIETS), { maxItems: DIETS.length })),
  /** None of these allergens, not even possibly; unchecked recipes are left out. */
  FreeOf: Type.Optional(Type.Array(Type.Enum(ALLERGENS), { maxItems: ALLERGENS.length })),
  /** Whether recipes that only may contain an allergen of `FreeOf` pass. */
  MayContain: Type.Optional(Type.Boolean()),
  /** Any of these tags of the kind. */
  [TAG_FILTERS.cuisine]: TagIds,
  /** Any of these tags of the kind. */
  [TAG_FILTERS.occasion]: TagIds,
  /** Any of these tags of the kind. */
  [TAG_FILTERS.season]: TagIds,
  /** Any of these tags of the kind. */
  [TAG_FILTERS.difficulty]: TagIds,
}

/** Favourites of a member that are withdrawn: their names are all that is left in the list. */
export const WithdrawnFavourites = Type.Object({
  Recipes: Type.Array(Type.Object({ Id, Name: Type.String() })),
  Cookbooks: Type.Array(Type.Object({ Id, Name: Type.String() })),
})
/** @see {@link WithdrawnFavourites} (schema) */
export type WithdrawnFavourites = Static<typeof WithdrawnFavourites>

/** Query of GET /recipe in all its forms. */
export const RecipeListQuery = Type.Object({
  LangId: LangIdParam,
  ...Paging,
  ...filters,
  BookId: Type.Optional(Id),
  DishPartitionId: Type.Optional(Id),
  term: Type.Optional(Term),
  Favorized: Type.Optional(Type.Boolean()),
  /** Recipes of this author. */
  AuthorId: Type.Optional(Id),
  /** Foods that somebody has: only recipes that use one, fewest missing ingredients first. */
  have: Type.Optional(Type.Array(Id, { maxItems: FILTER_VALUES_MAX })),
  /** `rate`: the newest recipes, best rated first. Without it: newest first. */
  OrderBy: Type.Optional(Type.Enum(['rate'])),
})
/** @see {@link RecipeListQuery} (schema) */
export type RecipeListQuery = Static<typeof RecipeListQuery>

/** Query of GET /recipe/loosened: the filters of a recipe list. */
export const LoosenedQuery = Type.Object({ LangId: LangIdParam, ...filters })
/** @see {@link LoosenedQuery} (schema) */
export type LoosenedQuery = Static<typeof LoosenedQuery>

/** Part of a filter: one ingredient of a list, or the whole value of another parameter. */
export const LoosenedPart = Type.Object({
  /** Name of the parameter, without brackets. */
  Kind: Type.Enum([
    'DishTypes',
    'CookTime',
    'TotalTime',
    'maxCalories',
    'Diets',
    'FreeOf',
    ...Object.values(TAG_FILTERS),
    'IncludedIng',
    'ExcludedIng',
  ]),
  /** Null unless the part is an ingredient. */
  IngredientId: Nullable(Id),
  /** Number of recipes that only this part excludes, of those that the call examines. */
  Count: Type.Integer({ minimum: 1 }),
})
/** @see {@link LoosenedPart} (schema) */
export type LoosenedPart = Static<typeof LoosenedPart>

/**
 * How many recipes each value of a filter finds. A diet or an allergen narrows the list as it is; a
 * tag is counted as if no other of its kind were chosen.
 */
export const RecipeFacets = Type.Object({
  /** Recipes that the whole filter finds. */
  Total: Count,
  /** Whether there are more recipes than are counted, so that every number is a minimum. */
  IsPartial: Type.Boolean(),
  Diets: Type.Array(Type.Object({ Diet: Type.Enum(DIETS), Count })),
  FreeOf: Type.Array(Type.Object({ Allergen: Type.Enum(ALLERGENS), Count })),
  /** Every tag with a kind, by kind and name, those without recipes too. */
  Tags: Type.Array(Type.Object({ Kind: Type.Enum(TAG_KINDS), Id, Name: Type.String(), Count })),
})
/** @see {@link RecipeFacets} (schema) */
export type RecipeFacets = Static<typeof RecipeFacets>

/** Query of GET /recipe/tag: tag name in either language, case-insensitive. */
export const TagRecipesQuery = Type.Object({
  LangId: LangIdParam,
  ...Paging,
  Tag: Type.String(),
})
/** @see {@link TagRecipesQuery} (schema) */
export type TagRecipesQuery = Static<typeof TagRecipesQuery>

/** Response of favorize and unfavorize, for recipes and cookbooks. */
export const Favorized = Type.Object({ IsFavorized: Type.Boolean() })
/** @see {@link Favorized} (schema) */
export type Favorized = Static<typeof Favorized>
