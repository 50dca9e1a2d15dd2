import { notePublicChange } from '#server/catalogue/public-changes.ts'
import { sql, type Insertable, type Kysely } from 'kysely'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import { shownTo } from '#server/reports/seen-by.ts'
import type { Database } from '#server/db/schema.ts'
import type { CommentTable } from '#server/db/tables/activity.ts'
import { transact } from '#server/db/transact.ts'
import { MINUTE_MS } from '#contract/durations.ts'

/** A comment as a member writes it. */
export type NewComment = Pick<
  Insertable<CommentTable>,
  'recipe_id' | 'lang_id' | 'text' | 'created_at'
> & { user_id: number }

/** Milliseconds within which the same text on the same recipe is the same comment. */
const SAME_MS = 10 * MINUTE_MS

/**
 * Adds a comment and returns its id. A comment that is sent again because its response was lost is
 * stored once, even when both arrive at the same time.
 * @throws {ApiError} `LimitReached`; `Unauthorized` when the account has been deleted meanwhile
 */
export async function insertComment(db: Kysely<Database>, comment: NewComment): Promise<number> {
  return await transact(db, async (trx) => {
    await lockMember(trx, comment.user_id)
    const earlier = await trx
      .selectFrom('comments')
      .select('id')
      .where('user_id', '=', comment.user_id)
      .where('recipe_id', '=', comment.recipe_id)
      .where('text', '=', comment.text)
      .where('created_at', '>', comment.created_at - SAME_MS)
      .executeTakeFirst()
    if (earlier) return earlier.id
    await enforceLimit(trx, 'comments', comment.user_id, comment.created_at)
    const { id } = await trx
      .insertInto('comments')
      .values(comment)
      .returning('id')
      .executeTakeFirstOrThrow()
    await notePublicChange(trx, comment.recipe_id)
    return id
  })
}

/** A member's vote on a comment. */
export interface CommentVote {
  recipeId: number
  commentId: number
  userId: number
  /** 1 for a like, 0 for a dislike. */
  liked: 0 | 1
  /** Milliseconds since 1970, UTC. */
  now: number
}

/**
 * Stores a like or dislike in place of an earlier vote, and updates the counts.
 *
 * @returns whether the recipe has that comment, and it is not hidden from the member
 * @throws {ApiError} `LimitReached`; `Unauthorized` when the account has been deleted meanwhile
 */
export async function voteOnComment(
  db: Kysely<Database>,
  { recipeId, commentId, userId, liked, now }: CommentVote,
): Promise<boolean> {
  return await transact(db, async (trx) => {
    await lockMember(trx, userId)
    // Locks the comment, so that each count includes the vote before.
    const taken = await trx
      .updateTable('comments')
      .set((row) => ({ likes: row.ref('likes') }))
      .where('id', '=', commentId)
      .where('recipe_id', '=', recipeId)
      .where(shownTo('comment', userId))
      .returning('id')
      .executeTakeFirst()
    if (!taken) return false
    const { numUpdatedRows } = await trx
      .updateTable('comment_votes')
      .set({ liked })
      .where('comment_id', '=', commentId)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) {
      await enforceLimit(trx, 'commentVotes', userId, now)
      await trx
        .insertInto('comment_votes')
        .values({ comment_id: commentId, user_id: userId, liked, created_at: now })
        .execute()
    }
    const count = (value: 0 | 1) => sql<number>`(select count(*) from comment_votes
      where comment_id = ${commentId} and liked = ${sql.lit(value)})`
    await trx
      .updateTable('comments')
      .set({ likes: count(1), dislikes: count(0) })
      .where('id', '=', commentId)
      .execute()
    await notePublicChange(trx, recipeId)
    return true
  })
}
