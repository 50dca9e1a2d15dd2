import { Type, type Static } from 'typebox'
import { AuthorRef } from '../author.ts'
import { Id, IsoDate, LangIdParam, MediaPath, Nullable } from '../common.ts'
import { NEWS_OF_AUTHOR, NEWS_TIMES } from './told.ts'

/** Days for which something counts as new. */
export const NEWS_DAYS = 90
/** Most things that are listed as new. */
export const NEWS_MAX = 100

/** What of the member's own the desk has read and decided: a recipe, a cookbook, another name or portrait. */
export const READ_KINDS = ['readRecipe', 'readCookbook', 'readProfile'] as const
/** One of {@link READ_KINDS}. */
export type ReadKind = (typeof READ_KINDS)[number]

/**
 * What can be new: a recipe, a cookbook, recipes that were added to a cookbook, a recipe that can now be read in the
 * language that was asked for, or has a film, an author's answer to a comment of the member, and what the desk has
 * decided.
 */
export const NEWS_KINDS = [
  'recipe',
  'cookbook',
  'added',
  'translated',
  'film',
  'answer',
  ...READ_KINDS,
] as const
/** One of {@link NEWS_KINDS}. */
export type NewsKind = (typeof NEWS_KINDS)[number]

/** Names something new: the same recipe or cookbook can be new again, in another way or at another time. */
const NewsRef = Type.Object({
  Kind: Type.Enum([...NEWS_KINDS]),
  /** Of the recipe, the cookbook, the comment that was answered, or of what was sent in. */
  Id,
  /** When it was published, or decided. */
  Published: IsoDate,
})
/** @see {@link NewsRef} (schema) */
export type NewsRef = Static<typeof NewsRef>

/** Something that an author has published whom the member follows, or has answered. */
export const NewsItem = Type.Object({
  ...NewsRef.properties,
  /** Of an answer: of the recipe. */
  Name: Type.String(),
  /** What its author says of it; how an answer begins, also that of the desk. */
  Text: Nullable(Type.String()),
  Author: AuthorRef,
  CoverPath: Nullable(MediaPath),
  /** The wide picture of a cookbook. */
  HeaderPath: Nullable(MediaPath),
  /** Recipes: in a cookbook, or added to it. Of a film: steps of the recipe. */
  Count: Type.Integer({ minimum: 1 }),
  /** Where an answer stands, and its language. */
  Answer: Type.Optional(Type.Object({ RecipeId: Id, LangId: LangIdParam })),
  /** What the desk has decided, and of which own recipe or cookbook. */
  Decision: Type.Optional(Type.Object({ IsApproved: Type.Boolean(), OwnId: Nullable(Id) })),
  /** The member has not said that they have seen it. */
  IsNew: Type.Boolean(),
})
/** @see {@link NewsItem} (schema) */
export type NewsItem = Static<typeof NewsItem>

/** Response of GET /my/news: the newest first. */
export const News = Type.Object({
  Items: Type.Array(NewsItem),
  /** What was published before is not listed. */
  Since: IsoDate,
  Unseen: Type.Integer({ minimum: 0 }),
})
/** @see {@link News} (schema) */
export type News = Static<typeof News>

/** Response of GET /my/news/unseen. */
export const UnseenNews = Type.Object({ Unseen: Type.Integer({ minimum: 0 }) })

/** Body of PATCH /my/news: what was seen. */
export const SeenBody = Type.Object({
  /** Everything up to then. */
  Until: Type.Optional(IsoDate),
  /** Each of these. */
  Items: Type.Optional(Type.Array(NewsRef, { maxItems: NEWS_MAX })),
})
/** @see {@link SeenBody} (schema) */
export type SeenBody = Static<typeof SeenBody>

/** How a member is told of what is new. */
export const NewsChoices = Type.Object({
  Published: Type.Enum([...NEWS_TIMES]),
  /** Films of recipes that the member has cooked or likes. Until it was chosen, as of what is published. */
  Films: Type.Enum([...NEWS_TIMES]),
  /** Answers to the member's comments. */
  Answers: Type.Enum([...NEWS_TIMES]),
  /** What the desk has decided about something of the member's. */
  Decisions: Type.Enum([...NEWS_TIMES]),
  /** The mail on Fridays. Only addresses that were proved get any. */
  Mail: Type.Object({ IsOn: Type.Boolean(), IsProved: Type.Boolean() }),
  /** Those whom the member follows, by name. */
  Authors: Type.Array(Type.Object({ Author: AuthorRef, Told: Type.Enum([...NEWS_OF_AUTHOR]) })),
})
/** @see {@link NewsChoices} (schema) */
export type NewsChoices = Static<typeof NewsChoices>

/** Body of PATCH /my/news/choices: what is left out stays. */
export const NewsChoicesBody = Type.Object({
  Published: Type.Optional(Type.Enum([...NEWS_TIMES])),
  Films: Type.Optional(Type.Enum([...NEWS_TIMES])),
  Answers: Type.Optional(Type.Enum([...NEWS_TIMES])),
  Decisions: Type.Optional(Type.Enum([...NEWS_TIMES])),
  IsMailOn: Type.Optional(Type.Boolean()),
  /** Of one author whom the member follows. */
  Author: Type.Optional(Type.Object({ Id, Told: Type.Enum([...NEWS_OF_AUTHOR]) })),
})
/** @see {@link NewsChoicesBody} (schema) */
export type NewsChoicesBody = Static<typeof NewsChoicesBody>
