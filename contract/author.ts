import { Type, type Static } from 'typebox'
import { Id, LangIdParam, LanguageTag, MediaPath, Nullable, Term } from './common.ts'

/** The author line of a recipe or cookbook. */
export const AuthorRef = Type.Object({
  Id,
  Name: Type.String(),
  ImagePath: Nullable(MediaPath),
  /** Pages of the same person elsewhere, of a member. */
  SameAs: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
  /** The account has been deleted, or the desk hides the profile: nobody is named, and there is no page. */
  IsFormer: Type.Optional(Type.Literal(true)),
})
/** @see {@link AuthorRef} (schema) */
export type AuthorRef = Static<typeof AuthorRef>

/**
 * An author. `CookbookLength` counts cookbooks; `IsSubscribed` is false for visitors; `Facebook` is a page at any
 * social network.
 */
export const Author = Type.Object({
  Id,
  Name: Type.String(),
  ImagePath: Nullable(MediaPath),
  Description: Nullable(Type.String()),
  /** Language of `Description`, where a member has not written it in the requested one. */
  Language: Type.Optional(LanguageTag),
  CookbookLength: Type.Integer({ minimum: 0 }),
  Facebook: Nullable(Type.String()),
  Website: Nullable(Type.String()),
  IsSubscribed: Type.Boolean(),
})
/** @see {@link Author} (schema) */
export type Author = Static<typeof Author>

/** Query of GET /author: all authors by name, or those that match `Term`. */
export const AuthorListQuery = Type.Object({ LangId: LangIdParam, Term: Type.Optional(Term) })
/** @see {@link AuthorListQuery} (schema) */
export type AuthorListQuery = Static<typeof AuthorListQuery>

/** Response of subscribe, unsubscribe and subscription. */
export const Subscription = Type.Object({ IsSubscribed: Type.Boolean() })
/** @see {@link Subscription} (schema) */
export type Subscription = Static<typeof Subscription>
