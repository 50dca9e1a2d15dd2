import type { Kysely } from 'kysely'
import { COMMENTS_PER_LOAD } from '#contract/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { pictureSeenBy, seenBy, shownTo } from '#server/reports/seen-by.ts'

/** A comment's position in the order of its recipe's comments. */
export interface CommentPlace {
  id: number
  created_at: number
}

/** Which comments of a recipe are read. */
export interface CommentPage {
  /** Most of them. @default COMMENTS_PER_LOAD */
  limit?: number
  /** Only comments older than this one. */
  before?: CommentPlace | undefined
  /** Only this one. */
  id?: number | undefined
}

/**
 * The comments of a recipe that `viewer`, a member or null, sees, newest first, with the viewer's votes and the
 * answers of its author.
 */
export async function readComments(
  db: Kysely<Database>,
  recipeId: number,
  viewer: number | null,
  { limit = COMMENTS_PER_LOAD, before, id }: CommentPage = {},
) {
  const comments = selectComments(db, viewer)
    .where('comments.recipe_id', '=', recipeId)
    .where('comments.answer_to', 'is', null)
    .$if(id !== undefined, (query) => query.where('comments.id', '=', id ?? 0))
    .where(seenBy('comment', viewer))
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(limit)
  if (!before) return await withAnswers(db, await comments.execute(), viewer)
  const older = comments.where((row) =>
    row(
      row.refTuple('comments.created_at', 'comments.id'),
      '<',
      row.tuple(before.created_at, before.id),
    ),
  )
  return await withAnswers(db, await older.execute(), viewer)
}

/** Comments by their ids, in no order, with the answers of the recipes' authors that the viewer sees. */
export async function readCommentsOf(
  db: Kysely<Database>,
  ids: readonly number[],
  viewer: number | null,
): Promise<CommentWithAnswer[]> {
  if (ids.length === 0) return []
  const rows = await selectComments(db, viewer).where('comments.id', 'in', ids).execute()
  return await withAnswers(db, rows, viewer)
}

/** Adds to comments the answers that the viewer sees. */
async function withAnswers(
  db: Kysely<Database>,
  comments: readonly CommentRow[],
  viewer: number | null,
): Promise<CommentWithAnswer[]> {
  if (comments.length === 0) return []
  const ids = comments.map(({ id }) => id)
  const answers = await selectComments(db, viewer)
    .where('comments.answer_to', 'in', ids)
    .where(seenBy('comment', viewer))
    .execute()
  const byComment = new Map(answers.map((answer) => [answer.answer_to, answer]))
  return comments.map((comment) => ({ ...comment, answer: byComment.get(comment.id) }))
}

/** A comment's position; undefined when the recipe has no such comment. */
export function readPlace(
  db: Kysely<Database>,
  recipeId: number,
  commentId: number,
): Promise<CommentPlace | undefined> {
  return db
    .selectFrom('comments')
    .select(['id', 'created_at'])
    .where('recipe_id', '=', recipeId)
    .where('id', '=', commentId)
    .executeTakeFirst()
}

/** One comment of a recipe; undefined when that recipe has no such comment, or it is hidden from the viewer. */
export async function readComment(
  db: Kysely<Database>,
  recipeId: number,
  commentId: number,
  viewer: number | null,
): Promise<CommentWithAnswer | undefined> {
  const rows = await selectComments(db, viewer)
    .where('comments.recipe_id', '=', recipeId)
    .where('comments.id', '=', commentId)
    .where(shownTo('comment', viewer))
    .execute()
  const [comment] = await withAnswers(db, rows, viewer)
  return comment
}

function selectComments(db: Kysely<Database>, viewer: number | null) {
  return db
    .selectFrom('comments')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .leftJoin('all_recipes as answered', (join) =>
      join.onRef('answered.id', '=', 'comments.recipe_id').on('comments.answer_to', 'is not', null),
    )
    .leftJoin('all_authors as writers', 'writers.id', 'answered.author_id')
    .leftJoin('media as portrait', 'portrait.id', 'writers.image_media_id')
    .leftJoin('shown_avatars as avatars', (join) =>
      join.onRef('avatars.user_id', '=', 'comments.user_id').on(pictureSeenBy(viewer)),
    )
    .leftJoin('comment_votes', (join) =>
      join
        .onRef('comment_votes.comment_id', '=', 'comments.id')
        .on('comment_votes.user_id', '=', viewer),
    )
    .select([
      'comments.id',
      'comments.text',
      'comments.created_at',
      'comments.likes',
      'comments.dislikes',
      'comments.lang_id',
      'comments.user_id',
      'comments.hidden_at',
      'comments.answer_to',
      'comments.changed_at',
      'writers.id as author_id',
      'writers.name as author_name',
      'writers.hidden_at as author_hidden_at',
      'portrait.path as author_path',
      'users.first_name',
      'users.last_name',
      'avatars.hash as avatar_hash',
      'comment_votes.liked',
    ])
}

/** A comment or an answer with who wrote it and the viewer's vote. */
export type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number]

/** A comment with the answer of the recipe's author, if there is one that the viewer sees. */
export interface CommentWithAnswer extends CommentRow {
  answer: CommentRow | undefined
}
