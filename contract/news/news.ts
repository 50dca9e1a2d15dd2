import { Type, type Static } from 'typebox'
import { AuthorRef } from '../author.ts'
import { Id, IsoDate, MediaPath, Nullable } from '../common.ts'

/** Days for which something counts as new. */
export const NEWS_DAYS = 90
/** Most things that are listed as new. */
export const NEWS_MAX = 100

/** When a member is told of what authors publish whom they follow. */
export const NEWS_TIMES = ['now', 'friday', 'never'] as const
/** One of {@link NEWS_TIMES}. */
export type NewsTime = (typeof NEWS_TIMES)[number]

/** What of one author a member is told of: everything, only cookbooks, or nothing. */
export const NEWS_OF_AUTHOR = ['all', 'cookbooks', 'none'] as const
/** One of {@link NEWS_OF_AUTHOR}. */
export type NewsOfAuthor = (typeof NEWS_OF_AUTHOR)[number]

/** Something that an author has published whom the member follows. */
export const NewsItem = Type.Object({
  Kind: Type.Enum(['recipe', 'cookbook']),
  Id,
  Name: Type.String(),
  Author: AuthorRef,
  CoverPath: Nullable(MediaPath),
  Published: IsoDate,
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

/** Body of PATCH /my/news: everything up to then was seen. */
export const SeenBody = Type.Object({ Until: IsoDate })

/** How a member is told of what is new. */
export const NewsChoices = Type.Object({
  Published: Type.Enum([...NEWS_TIMES]),
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
  IsMailOn: Type.Optional(Type.Boolean()),
  /** Of one author whom the member follows. */
  Author: Type.Optional(Type.Object({ Id, Told: Type.Enum([...NEWS_OF_AUTHOR]) })),
})
/** @see {@link NewsChoicesBody} (schema) */
export type NewsChoicesBody = Static<typeof NewsChoicesBody>
