import { Type, type Static } from 'typebox'
import { Id, IsoDate, LangIdParam, LanguageTag, MediaPath, Nullable, Paging } from '../common.ts'
import { DRAFT_NAME_MAX } from '../own-recipes/limits.ts'
import { OwnPicture } from '../own-recipes/own-recipe.ts'
import { SUBMISSION_STATES, SubmissionWord } from '../publishing/submission.ts'
import { BookRating } from '../rating.ts'
import { Arrangement, textsOf } from './arrange.ts'
import { COOKBOOK_DESCRIPTION_MAX, COOKBOOK_NAME_MAX } from './limits.ts'

const Count = Type.Integer({ minimum: 0 })
const RecipeName = textsOf(DRAFT_NAME_MAX)

/** What of a cookbook an editor reads before others do: texts and pictures. */
const words = {
  Language: LanguageTag,
  Name: textsOf(COOKBOOK_NAME_MAX),
  Description: textsOf(COOKBOOK_DESCRIPTION_MAX),
  /** Of the member's picture. */
  CoverId: Nullable(Id),
  HeaderId: Nullable(Id),
}

/** A version of a cookbook. Its recipes are those of its member. */
export const CookbookContent = Type.Object({ ...words, ...Arrangement.properties })
/** @see {@link CookbookContent} (schema) */
export type CookbookContent = Static<typeof CookbookContent>

/**
 * What stands in the way of publishing. `name`: it has none. `recipes`: none of its recipes is published.
 * `others`: it has recipes by others, or copies of them.
 */
export const COOKBOOK_LACKS = ['name', 'recipes', 'others'] as const

/** A version as it was sent in. */
export const CookbookSubmission = Type.Object({
  Id,
  State: Type.Enum(SUBMISSION_STATES),
  Sent: IsoDate,
  /** To the editors; empty for none. */
  Word: Type.String(),
  /** Of the editor who has returned it; empty for none. */
  Answer: Type.String(),
})
/** @see {@link CookbookSubmission} (schema) */
export type CookbookSubmission = Static<typeof CookbookSubmission>

/** What everybody reads of a cookbook. */
const PublishedCookbook = Type.Object({
  /** `/cookbooks/{Id}`. */
  Id,
  /** False while it is withdrawn. */
  IsLive: Type.Boolean(),
  /** Others read it. Of a live one false while the desk hides it, or none of its recipes is published. */
  IsShown: Type.Boolean(),
  /** The desk hides it. */
  IsHidden: Type.Boolean(),
  /** When it was first published. */
  Since: IsoDate,
  Views: Count,
  Favourites: Count,
  Rating: BookRating,
})

/** Whether the author's subscribers are told of it. */
const Telling = Type.Object({
  /** Members who are told of the author's cookbooks. */
  Subscribers: Count,
  /** When they were last told of this one; null for never. */
  Last: Nullable(IsoDate),
  /** From when on they can be told again; null for now. */
  Next: Nullable(IsoDate),
  /** Until when they can be told of what was published without telling them; null for nothing. */
  Until: Nullable(IsoDate),
})

/** A version that was published, and what it brought. */
const PublishedCookbookVersion = Type.Object({
  Id,
  Published: IsoDate,
  RecipeCount: Count,
  /** Recipes that the version before did not have; 0 for the first one. */
  Added: Count,
  TakenOut: Count,
  /** Subscribers were told of it. */
  IsTold: Type.Boolean(),
})

/** How a cookbook stands on its way to everybody. */
export const CookbookPublication = Type.Object({
  /** The member is an author. */
  MaySend: Type.Boolean(),
  /** Texts and pictures are published at once, and the desk looks at them afterwards. */
  IsTrusted: Type.Boolean(),
  Lacks: Type.Array(Type.Enum(COOKBOOK_LACKS)),
  /** Null before it was first published. */
  Published: Nullable(PublishedCookbook),
  /** The latest version that waits, or was returned; null without one. */
  Submission: Nullable(CookbookSubmission),
  /** What is published; null before. */
  Live: Nullable(CookbookContent),
  /** What is different from what is published; null for nothing, and before. */
  Changes: Nullable(
    Type.Object({
      /** Language, title or description. */
      HasOtherTexts: Type.Boolean(),
      HasOtherPictures: Type.Boolean(),
      /** Tabs and their names, and the order of what is in both. */
      HasOtherOrder: Type.Boolean(),
      Added: Type.Array(Id),
      /** With the names that they have now; without a name where the recipe was deleted. */
      TakenOut: Type.Array(Type.Object({ Id, Name: RecipeName })),
    }),
  ),
  Telling,
  /** What was published, the latest first. */
  Versions: Type.Array(PublishedCookbookVersion),
})
/** @see {@link CookbookPublication} (schema) */
export type CookbookPublication = Static<typeof CookbookPublication>

/** A cookbook as readers see it, or would see it: with those of its recipes that they read. */
const CookbookSide = Type.Object({
  Language: LanguageTag,
  Name: textsOf(COOKBOOK_NAME_MAX),
  Description: textsOf(COOKBOOK_DESCRIPTION_MAX),
  CoverPath: Nullable(MediaPath),
  HeaderPath: Nullable(MediaPath),
  /** Also those under which nothing is read. */
  ...Arrangement.properties,
})
/** @see {@link CookbookSide} (schema) */
export type CookbookSide = Static<typeof CookbookSide>

/** What readers see of a cookbook, beside what would be published; or a version beside the one before it. */
export const CookbookComparison = Type.Object({
  /** Null for one that was never published, and beside the first version. */
  Now: Nullable(CookbookSide),
  Next: CookbookSide,
  /** Of what is published: the paths of one picture differ. */
  HasOtherCover: Type.Boolean(),
  HasOtherHeader: Type.Boolean(),
  /** Of both sides, each once: what everybody reads. */
  Recipes: Type.Array(
    Type.Object({
      /** As in the sides. */
      Id,
      /** `/recipes/{PublicId}`. */
      PublicId: Id,
      Name: Type.String(),
      /** Its only language. */
      OnlyLanguage: Type.Optional(LanguageTag),
      CoverPath: Nullable(MediaPath),
    }),
  ),
})
/** @see {@link CookbookComparison} (schema) */
export type CookbookComparison = Static<typeof CookbookComparison>

const VersionNumber = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** A cookbook is published, or sent in, as its author has seen it. */
export const PublishCookbook = Type.Object({
  /** `OwnCookbook.Version`. */
  Version: VersionNumber,
  /** `OwnCookbook.OrderVersion`. */
  OrderVersion: VersionNumber,
  /** Texts and pictures are the author's, or the author may use them. */
  IsPromised: Type.Literal(true),
  Word: Type.Optional(SubmissionWord),
  /** Subscribers are told of it, where that is new to them. @default false */
  IsTold: Type.Optional(Type.Boolean()),
})
/** @see {@link PublishCookbook} (schema) */
export type PublishCookbook = Static<typeof PublishCookbook>

/** Who has something of a published cookbook, before it is withdrawn. */
export const CookbookWithdrawal = Type.Object({
  /** Recipes that stay published. */
  Recipes: Count,
  Favourites: Count,
  /** Months of which it is the cookbook, `2026-12`: this one and later ones. */
  Months: Type.Array(Type.String()),
})
/** @see {@link CookbookWithdrawal} (schema) */
export type CookbookWithdrawal = Static<typeof CookbookWithdrawal>

/** What the address of a withdrawn cookbook still says. */
export const WithdrawnCookbook = Type.Object({
  Name: Type.String(),
  /** Those that are published, in their order. */
  Recipes: Type.Array(Type.Object({ Id, Name: Type.String() })),
})
/** @see {@link WithdrawnCookbook} (schema) */
export type WithdrawnCookbook = Static<typeof WithdrawnCookbook>

/** Lists of the desk. `waiting`: oldest first. `trusted`: published by trusted authors and not looked at. */
export const DESK_COOKBOOK_LISTS = ['waiting', 'trusted'] as const
/** One of {@link DESK_COOKBOOK_LISTS}. */
export type DeskCookbookList = (typeof DESK_COOKBOOK_LISTS)[number]

/** Query of a list of the desk. */
export const DeskCookbooksQuery = Type.Object({
  LangId: LangIdParam,
  ...Paging,
  List: Type.Enum(DESK_COOKBOOK_LISTS),
})
/** @see {@link DeskCookbooksQuery} (schema) */
export type DeskCookbooksQuery = Static<typeof DeskCookbooksQuery>

/** A version of a cookbook that an editor reads. */
export const DeskCookbook = Type.Object({
  /** Of the submission. */
  Id,
  Submission: CookbookSubmission,
  /** Its author. */
  Author: Type.Object({ Id: Nullable(Id), Name: Type.String() }),
  /** It is the caller's own: somebody else decides. */
  IsMine: Type.Boolean(),
  ...words,
  /** The names of its tabs, in their order. */
  Tabs: Type.Array(textsOf(COOKBOOK_NAME_MAX)),
  RecipeCount: Count,
  /** Texts and pictures that are published; null for a first version. */
  Live: Nullable(Type.Object(words)),
  /** Id of the published cookbook; null for a first version. */
  PublicId: Nullable(Id),
  /** Pictures that are named by id. */
  Pictures: Type.Array(OwnPicture),
})
/** @see {@link DeskCookbook} (schema) */
export type DeskCookbook = Static<typeof DeskCookbook>

/** A list of the desk. */
export const DeskCookbooks = Type.Object({
  Cookbooks: Type.Array(DeskCookbook),
  /** How many are in each list. */
  Counts: Type.Object({ waiting: Count, trusted: Count }),
})
/** @see {@link DeskCookbooks} (schema) */
export type DeskCookbooks = Static<typeof DeskCookbooks>

/** A version is sent back, with an answer. */
export const ReturnCookbook = Type.Object({ Answer: SubmissionWord })
