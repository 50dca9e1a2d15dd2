import { Type, type Static } from 'typebox'
import { Id, LangIdParam, MediaPath, NO_NUL, Nullable, Paging } from '../common.ts'
import { COMMENT_MAX } from '../limits.ts'
import { Comment } from '../recipes/comment.ts'

const Count = Type.Integer({ minimum: 0 })

/** Parts of the comments at an author's recipes: those that wait, those of them that ask, answered ones, all. */
export const COMMENT_PARTS = ['waiting', 'questions', 'answered', 'all'] as const
/** One of {@link COMMENT_PARTS}. */
export type CommentPart = (typeof COMMENT_PARTS)[number]

/** Query of GET /my/author/comments. */
export const AuthorCommentQuery = Type.Object({
  LangId: LangIdParam,
  ...Paging,
  Part: Type.Enum([...COMMENT_PARTS], { default: 'waiting' }),
})

/** A comment at a recipe of the author. */
export const AuthorComment = Type.Object({
  Comment,
  Recipe: Type.Object({ Id, Name: Type.String(), CoverPath: Nullable(MediaPath) }),
  /** It has a question mark. */
  IsQuestion: Type.Boolean(),
  /** The author has said that it needs no answer. */
  IsSettled: Type.Boolean(),
  /** The step that it names, where a note can stand too. */
  Step: Type.Optional(Type.Integer({ minimum: 1 })),
})
/** @see {@link AuthorComment} (schema) */
export type AuthorComment = Static<typeof AuthorComment>

/** Response of GET /my/author/comments: by recipe, of each questions first, then the oldest. */
export const AuthorComments = Type.Object({
  Comments: Type.Array(AuthorComment),
  Counts: Type.Object({ waiting: Count, questions: Count, answered: Count, all: Count }),
})
/** @see {@link AuthorComments} (schema) */
export type AuthorComments = Static<typeof AuthorComments>

const Text = Type.String({ minLength: 1, maxLength: COMMENT_MAX, pattern: NO_NUL })

/** Body of POST /my/author/comments/{id}/answer. */
export const AnswerBody = Type.Object({
  Text,
  /** Puts the same text as a note at the step with this number. */
  Step: Type.Optional(Type.Integer({ minimum: 1 })),
})

/** Body of PATCH /my/author/comments/{id}/answer. */
export const ChangeAnswerBody = Type.Object({ Text })

/** Body of PATCH /my/author/comments/{id}. */
export const SettleBody = Type.Object({ IsSettled: Type.Boolean() })
