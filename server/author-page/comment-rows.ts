import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { seenBy } from '#server/reports/seen-by.ts'
import { authorOf } from '#server/roles/roles.ts'

/** The author that a member publishes as. @throws {ApiError} `NotFound` without one */
export async function requireAuthor(db: Kysely<Database>, userId: number): Promise<number> {
  const author = await authorOf(db, userId)
  if (author === undefined) throw new ApiError('NotFound')
  return author
}

/**
 * What others have commented on the published recipes of an author, as far as the author sees it: where it is,
 * whether it asks something, and whether it is answered.
 */
export function selectAuthorComments(db: Kysely<Database>, authorId: number, userId: number) {
  return db
    .selectFrom('comments')
    .innerJoin('recipes', 'recipes.id', 'comments.recipe_id')
    .leftJoin('comments as answers', 'answers.answer_to', 'comments.id')
    .select([
      'comments.id',
      'comments.recipe_id',
      'comments.created_at',
      'comments.settled_at',
      'answers.id as answer_id',
      'answers.user_id as answered_by',
      'answers.created_at as answered_at',
      sql<number>`case when comments.text like '%?%' then 1 else 0 end`.as('is_question'),
    ])
    .where('recipes.author_id', '=', authorId)
    .where('comments.answer_to', 'is', null)
    .where('comments.hidden_at', 'is', null)
    .where((row) =>
      row.or([row('comments.user_id', 'is', null), row('comments.user_id', '!=', userId)]),
    )
    .where(seenBy('comment', userId))
}

/** A row of {@link selectAuthorComments}. */
export type AuthorCommentRow = Awaited<
  ReturnType<ReturnType<typeof selectAuthorComments>['execute']>
>[number]

/** Whether a comment waits for its recipe's author. */
export const waits = ({ answer_id, settled_at }: AuthorCommentRow) =>
  answer_id === null && settled_at === null

/** Whether a comment waits and asks something. */
export const asks = (row: AuthorCommentRow) => waits(row) && row.is_question === 1

/** A comment that an author does something about. */
export interface CommentRef {
  userId: number
  /** Of the comment. */
  id: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

/**
 * A comment that the author sees at an own recipe.
 * @throws {ApiError} `NotFound`
 */
export async function requireComment(
  db: Kysely<Database>,
  { userId, id }: CommentRef,
): Promise<AuthorCommentRow> {
  const author = await requireAuthor(db, userId)
  const row = await selectAuthorComments(db, author, userId)
    .where('comments.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new ApiError('NotFound')
  return row
}
