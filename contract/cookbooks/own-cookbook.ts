import { Type, type Static } from 'typebox'
import { Id, IsoDate, Key, LangIdParam, LanguageTag, MediaPath, Nullable } from '../common.ts'
import { OwnPicture } from '../own-recipes/own-recipe.ts'
import { BookRating } from '../rating.ts'
import { Arrangement, BookChange, Order, textsOf } from './arrange.ts'
import {
  COOKBOOK_CHANGES_MAX,
  COOKBOOK_DESCRIPTION_MAX,
  COOKBOOK_NAME_MAX,
  COOKBOOK_RECIPES_MAX,
  TAB_NAME_MAX,
  TAB_NAMES_MAX,
} from './limits.ts'

const Count = Type.Integer({ minimum: 0 })
const Name = textsOf(COOKBOOK_NAME_MAX)
const Description = textsOf(COOKBOOK_DESCRIPTION_MAX)

/**
 * How a recipe of a cookbook stands. `published`: others read it. `draft`: the member's own, which appears when
 * it is published. `withdrawn`: it was published once, or is in the bin of its owner.
 */
const BOOK_RECIPE_STATES = ['published', 'draft', 'withdrawn'] as const

/** A recipe of a cookbook, as a row shows it. */
export const BookRecipe = Type.Object({
  /** As in the arrangement: of the own recipe, where it is the member's. */
  Id,
  /** Of what everybody reads: `/recipes/{PublicId}`; null while nobody does. */
  PublicId: Nullable(Id),
  /** In the requested language, or else in the other one; empty for a draft without a name. */
  Name: Type.String(),
  /** Its only language. */
  OnlyLanguage: Type.Optional(LanguageTag),
  /** Null for the member's own, and of a former member. */
  Author: Nullable(Type.Object({ Id, Name: Type.String() })),
  IsMine: Type.Boolean(),
  CoverPath: Nullable(MediaPath),
  StepCount: Count,
  Minutes: Nullable(Count),
  State: Type.Enum(BOOK_RECIPE_STATES),
  /** When it was withdrawn. */
  Withdrawn: Nullable(IsoDate),
  /** Of one that was withdrawn: the member has said that it keeps its place. */
  IsKept: Type.Boolean(),
  /** Null while nobody else reads it. */
  Rating: Nullable(BookRating),
})
/** @see {@link BookRecipe} (schema) */
export type BookRecipe = Static<typeof BookRecipe>

/** Who sees a cookbook: only its member, whoever has the link, or everybody. */
const COOKBOOK_READERS = ['me', 'link', 'everybody'] as const

const card = {
  Id,
  /** The language that its texts fall back to. */
  Language: LanguageTag,
  Name,
  Cover: Nullable(OwnPicture),
  Readers: Type.Enum(COOKBOOK_READERS),
  /** Id of what everybody reads: `/cookbooks/{PublicId}`; null while it is not published. */
  PublicId: Nullable(Id),
  /** Whose it was that it is a copy of, by first name; empty for a former member, null for no copy. */
  CopiedFrom: Nullable(Type.String()),
  Created: IsoDate,
  Changed: IsoDate,
  /** When it was put into the bin. */
  Deleted: Nullable(IsoDate),
}

/** A cookbook in the member's list. */
export const OwnCookbookCard = Type.Object({
  ...card,
  RecipeCount: Count,
  /** Recipes by others. */
  OthersCount: Count,
  DraftCount: Count,
  /** Recipes that were withdrawn and about which the member has not said anything. */
  WithdrawnCount: Count,
  /** Pictures of its first recipes, at most four: its cover, while it has none of its own. */
  CoverPaths: Type.Array(MediaPath),
  /** Whether the recipe of the query is in it. */
  HasRecipe: Type.Optional(Type.Boolean()),
})
/** @see {@link OwnCookbookCard} (schema) */
export type OwnCookbookCard = Static<typeof OwnCookbookCard>

/** Query of GET /my/cookbooks. */
export const OwnCookbooksQuery = Type.Object({
  LangId: LangIdParam,
  /** Says of each cookbook whether this recipe is in it. */
  Recipe: Type.Optional(Id),
})
/** @see {@link OwnCookbooksQuery} (schema) */
export type OwnCookbooksQuery = Static<typeof OwnCookbooksQuery>

/** A member's cookbooks, the last changed first, also those in the bin. */
export const OwnCookbooks = Type.Object({ Cookbooks: Type.Array(OwnCookbookCard) })
/** @see {@link OwnCookbooks} (schema) */
export type OwnCookbooks = Static<typeof OwnCookbooks>

/** Query of GET /my/cookbooks/tab-names. */
export const TabNamesQuery = Type.Object({
  /** The cookbook whose own names are left out. */
  Except: Type.Optional(Id),
})

/** Names of tabs that a member uses, each once. */
export const TabNames = Type.Object({
  Names: Type.Array(textsOf(TAB_NAME_MAX), { maxItems: TAB_NAMES_MAX }),
})
/** @see {@link TabNames} (schema) */
export type TabNames = Static<typeof TabNames>

/** A cookbook as its member arranges it. */
export const OwnCookbook = Type.Object({
  ...card,
  /** Of its texts and pictures. */
  Version: Type.Integer({ minimum: 1 }),
  /** Of what is in it, and of its order. */
  OrderVersion: Type.Integer({ minimum: 1 }),
  Description,
  Header: Nullable(OwnPicture),
  ...Arrangement.properties,
  /** Of the arrangement. */
  Recipes: Type.Array(BookRecipe),
  LinkToken: Nullable(Type.String()),
  /**
   * The order as another device had left it, when two devices have ordered at once: both have been made, one
   * after the other. Null for no question.
   */
  OtherOrder: Nullable(Type.Object({ ...Order.properties, Left: IsoDate })),
})
/** @see {@link OwnCookbook} (schema) */
export type OwnCookbook = Static<typeof OwnCookbook>

/** Body of POST /my/cookbooks. */
export const NewOwnCookbook = Type.Object({
  /** Chosen by the device, so that a cookbook that is sent again is stored once. */
  Key,
  Language: LanguageTag,
  Name: Type.Optional(Name),
  /** What is in it from the beginning, without tabs. */
  Recipes: Type.Optional(Type.Array(Id, { maxItems: COOKBOOK_RECIPES_MAX })),
})
/** @see {@link NewOwnCookbook} (schema) */
export type NewOwnCookbook = Static<typeof NewOwnCookbook>

/** Body of PATCH /my/cookbooks/{id}: the texts as they are from then on; what is left out stays. */
export const CookbookTexts = Type.Object({
  /** `OwnCookbook.Version` that the device has changed. */
  Version: Type.Integer({ minimum: 1 }),
  Language: Type.Optional(LanguageTag),
  Name: Type.Optional(Name),
  Description: Type.Optional(Description),
})
/** @see {@link CookbookTexts} (schema) */
export type CookbookTexts = Static<typeof CookbookTexts>

/** Body of POST /my/cookbooks/{id}/changes. */
export const CookbookChanges = Type.Object({
  /** Chosen by the device, and the same for all it does to the cookbook. */
  Device: Key,
  /** From 1, and one more with each call of the device: what was made before is not made again. */
  Number: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  /** `OwnCookbook.OrderVersion` that the device has changed. */
  Base: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  Changes: Type.Array(BookChange, { minItems: 1, maxItems: COOKBOOK_CHANGES_MAX }),
})
/** @see {@link CookbookChanges} (schema) */
export type CookbookChanges = Static<typeof CookbookChanges>

/** Body of POST /my/cookbooks/{id}/order: which of two orders holds. */
export const OrderChoice = Type.Object({ Use: Type.Enum(['this', 'other']) })
/** @see {@link OrderChoice} (schema) */
export type OrderChoice = Static<typeof OrderChoice>

/** The pictures of a cookbook: on its card, and on top of its page. */
export const COOKBOOK_PICTURES = ['cover', 'header'] as const
/** One of {@link COOKBOOK_PICTURES}. */
export type CookbookPicture = (typeof COOKBOOK_PICTURES)[number]

/** Path parameters of a picture of a cookbook. */
export const CookbookPictureParams = Type.Object({ id: Id, place: Type.Enum(COOKBOOK_PICTURES) })

const Share = Type.Number({ minimum: 0, maximum: 1 })

/**
 * Query of POST /my/cookbooks/{id}/picture/{place}: the part that is shown, as shares of the upright picture; its
 * height follows from its shape. Without `Width` the largest in the middle.
 */
export const CookbookPictureQuery = Type.Object({
  LangId: LangIdParam,
  X: Type.Optional(Share),
  Y: Type.Optional(Share),
  Width: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1 })),
})
/** @see {@link CookbookPictureQuery} (schema) */
export type CookbookPictureQuery = Static<typeof CookbookPictureQuery>

/** Body of POST /unlisted/cookbook/{token}/copy. */
export const CopyBody = Type.Object({ Key })

/** A cookbook as whoever has the link reads it: what everybody reads of it, and nothing else. */
export const LinkedCookbook = Type.Object({
  Name: Type.String(),
  Description: Type.String(),
  /** The first name of its member, or the username without one. */
  By: Type.String(),
  CoverPath: Nullable(MediaPath),
  HeaderPath: Nullable(MediaPath),
  /** Those in which a recipe is shown. */
  Tabs: Type.Array(Type.Object({ Key, Name: Type.String(), Recipes: Type.Array(Id) })),
  Loose: Type.Array(Id),
  Recipes: Type.Array(BookRecipe),
})
/** @see {@link LinkedCookbook} (schema) */
export type LinkedCookbook = Static<typeof LinkedCookbook>
