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
}

/** The comments of a recipe that `viewer`, a member or null, sees, newest first, with the viewer's votes. */
export function readComments(
  db: Kysely<Database>,
  recipeId: number,
  viewer: number | null,
  { limit = COMMENTS_PER_LOAD, before }: CommentPage = {},
) {
  const comments = selectComments(db, viewer)
    .where('comments.recipe_id', '=', recipeId)
    .where(seenBy('comment', viewer))
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(limit)
  if (!before) return comments.execute()
  return comments
    .where((row) =>
      row(
        row.refTuple('comments.created_at', 'comments.id'),
        '<',
        row.tuple(before.created_at, before.id),
      ),
    )
    .execute()
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
export function readComment(
  db: Kysely<Database>,
  recipeId: number,
  commentId: number,
  viewer: number | null,
) {
  return selectComments(db, viewer)
    .where('comments.recipe_id', '=', recipeId)
    .where('comments.id', '=', commentId)
    .where(shownTo('comment', viewer))
    .executeTakeFirst()
}

function selectComments(db: Kysely<Database>, viewer: number | null) {
  return db
    .selectFrom('comments')
    .leftJoin('users', 'users.id', 'comments.user_id')
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
      'users.first_name',
      'users.last_name',
      'avatars.hash as avatar_hash',
      'comment_votes.liked',
    ])
}

/** A comment with its author and the viewer's vote. */
export type CommentRow = Awaited<ReturnType<typeof readComments>>[number]
