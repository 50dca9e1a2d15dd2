import { Type, type Static } from 'typebox'
import { AuthorRef } from './author.ts'
import { Id, LangIdParam, MediaPath, Nullable, Paging, Term } from './common.ts'
import { BookRating } from './rating.ts'

/** A chapter of a cookbook. */
const DishPartition = Type.Object({ Id, Name: Type.String() })
/** @see {@link DishPartition} (schema) */
type DishPartition = Static<typeof DishPartition>

/** A cookbook, the same shape in lists and alone. */
export const Cookbook = Type.Object({
  Id,
  Name: Type.String(),
  Description: Nullable(Type.String()),
  CoverPath: Nullable(MediaPath),
  HeaderPath: Nullable(MediaPath),
  Views: Type.Integer({ minimum: 0 }),
  IsFavorized: Type.Boolean(),
  IsSubscribed: Type.Boolean(),
  Rating: BookRating,
  Author: AuthorRef,
  DishPartitions: Type.Array(DishPartition),
  /** Recipes in the book. */
  RecipeCount: Type.Integer({ minimum: 0 }),
  /** Placeholder behind the cover while it loads: `#rrggbb`, measured from the picture. */
  CoverColour: Nullable(Type.String()),
})
/** @see {@link Cookbook} (schema) */
export type Cookbook = Static<typeof Cookbook>

/** The cookbook of the calendar month in Europe/Berlin. */
export const CookbookOfTheMonth = Type.Object({
  BookId: Id,
  Title: Type.String(),
  ImagePath: Nullable(MediaPath),
  Book: Type.Object({
    Author: AuthorRef,
    Rating: BookRating,
    Description: Nullable(Type.String()),
    HeaderPath: Nullable(MediaPath),
  }),
  /** Whether the empty part of the picture, where the title stands, is light or dark. */
  ImageTone: Nullable(Type.Union([Type.Literal('light'), Type.Literal('dark')])),
  /** Placeholder behind the picture while it loads: `#rrggbb`. */
  ImageColour: Nullable(Type.String()),
})
/** @see {@link CookbookOfTheMonth} (schema) */
export type CookbookOfTheMonth = Static<typeof CookbookOfTheMonth>

/** Wire fields that cookbooks are sorted by; `created` is the newest slider's. */
export const COOKBOOK_ORDERS = ['name', 'isPublished', 'rate', 'created'] as const

/** Query of GET /book in all its forms. */
export const CookbookListQuery = Type.Object({
  LangId: LangIdParam,
  ...Paging,
  Term: Type.Optional(Term),
  AuthorId: Type.Optional(Id),
  OrderBy: Type.Optional(Type.Enum([...COOKBOOK_ORDERS])),
  /** `true` or `Ascending`, `false` or `Descending`. */
  OrderAsc: Type.Optional(
    Type.Union([
      Type.Literal('true'),
      Type.Literal('false'),
      Type.Literal('Ascending'),
      Type.Literal('Descending'),
    ]),
  ),
  Favorized: Type.Optional(Type.Boolean()),
})
/** @see {@link CookbookListQuery} (schema) */
export type CookbookListQuery = Static<typeof CookbookListQuery>

/** Query of GET /book/count: the number under the same filters. */
export const CookbookCountQuery = Type.Object({
  LangId: LangIdParam,
  Term: Type.Optional(Term),
  AuthorId: Type.Optional(Id),
})
/** @see {@link CookbookCountQuery} (schema) */
export type CookbookCountQuery = Static<typeof CookbookCountQuery>
