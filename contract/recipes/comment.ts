import { Type, type Static } from 'typebox'
import { Id, IsoDate, LangIdParam, MediaPath, NO_NUL, Nullable } from '../common.ts'
import { COMMENT_MAX, COMMENTS_PER_LOAD } from '../limits.ts'

const said = {
  Id,
  Text: Type.String(),
  Created: IsoDate,
  Likes: Type.Integer({ minimum: 0 }),
  Dislikes: Type.Integer({ minimum: 0 }),
  /** The caller's own choice; null without one or for visitors. */
  IsLiked: Nullable(Type.Boolean()),
  User: Type.Object({
    FirstName: Type.String(),
    LastName: Type.String(),
    AvatarPath: Nullable(MediaPath),
  }),
  /** Language the text is written in; sets `lang` on it. */
  LangId: LangIdParam,
  /** The caller wrote it. */
  IsOwn: Type.Optional(Type.Literal(true)),
  /** Only the caller, who wrote it, sees it: GET /my/cases says why. */
  IsHidden: Type.Optional(Type.Literal(true)),
  /** It answers another comment: whoever wrote the recipe wrote it, and is named as its author. */
  IsByAuthor: Type.Optional(Type.Literal(true)),
  /** When an answer was changed. */
  Changed: Type.Optional(IsoDate),
}

/** A comment on a recipe. */
export const Comment = Type.Object({
  ...said,
  /** Of whoever wrote the recipe. */
  Answer: Type.Optional(Type.Object(said)),
})
/** @see {@link Comment} (schema) */
export type Comment = Static<typeof Comment>

/** Query of GET /recipe/{id}/comment. */
export const CommentListQuery = Type.Object({
  LangId: LangIdParam,
  /** Maximum number of comments in the response, 1 to 100. */
  limit: Type.Integer({ minimum: 1, maximum: COMMENTS_PER_LOAD, default: COMMENTS_PER_LOAD }),
  /** Id of a comment of the recipe; the response begins with the next older one. */
  Before: Type.Optional(Id),
})

/** Body of POST /recipe/{id}/comment; no database takes U+0000. */
export const CommentBody = Type.Object({
  text: Type.String({ minLength: 1, maxLength: COMMENT_MAX, pattern: NO_NUL }),
})
/** @see {@link CommentBody} (schema) */
export type CommentBody = Static<typeof CommentBody>

/** Path parameters of one comment. */
export const CommentParams = Type.Object({ id: Id, commentId: Id })
