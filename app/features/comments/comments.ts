import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { useFailureToast } from '#app/lib/api/failure-toast.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { updateOptimistically, useOptimisticValue } from '#app/lib/api/optimistic-update.ts'
import { send } from '#app/lib/api/send.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Comment } from '#contract/recipes/comment.ts'
import type { Id } from '#contract/common.ts'

/** Keys of the comments of a recipe, in every language. */
const commentsOf = (recipeId: Id) => keysOf(['/recipe/:id/comment'], { id: recipeId })

/** State of posting comments. */
export interface Posting {
  /** Whether a comment is pending; another one cannot be posted meanwhile. */
  isPending: boolean
  /**
   * Posts a comment and adds it at the top of the list.
   *
   * @param fail reports a failure, instead of the default toast
   * @returns whether it has been posted
   */
  post: (text: string, fail?: (error: unknown) => () => void) => Promise<boolean>
}

/** Posts comments on a recipe. */
export function usePosting(recipeId: Id): Posting {
  const { t, langId } = useWords()
  const { edit } = useCacheEditor()
  const showFailure = useFailureToast()
  const about = `comment on ${recipeId}`
  const { isPending } = useOptimisticValue(about, '')
  return {
    isPending,
    post: (text, fail) =>
      updateOptimistically<string, Comment>({
        name: about,
        value: text,
        send: (value) =>
          send('POST /recipe/:id/comment', {
            params: { id: recipeId, LangId: langId },
            fields: { text: value },
          }),
        settle: (comment) =>
          edit(commentsOf(recipeId), (comments) => [
            comment,
            ...comments.filter(({ Id }) => Id !== comment.Id),
          ]),
        fail: fail ?? ((error) => showFailure({ error, title: t('memberActions.failed.comment') })),
      }),
  }
}

/**
 * A comment after a choice of the member: a like adds one like and removes the member's dislike, and
 * vice versa; the same choice again changes nothing.
 */
export function withChoice(comment: Comment, isLiked: boolean): Comment {
  if (comment.IsLiked === isLiked) return comment
  const { Likes, Dislikes, IsLiked } = comment
  return {
    ...comment,
    Likes: isLiked ? Likes + 1 : Likes - (IsLiked === true ? 1 : 0),
    Dislikes: isLiked ? Dislikes - (IsLiked === false ? 1 : 0) : Dislikes + 1,
    IsLiked: isLiked,
  }
}

/** State of liking and disliking a comment. */
export interface Choosing {
  /** The comment with the pending choice. */
  comment: Comment
  choose: (isLiked: boolean) => void
}

/** The member's like or dislike of a comment. */
export function useChoice(recipeId: Id, comment: Comment): Choosing {
  const { t } = useWords()
  const { edit } = useCacheEditor()
  const showFailure = useFailureToast()
  const about = `choice ${comment.Id}`
  const { value: isLiked, isPending } = useOptimisticValue(about, comment.IsLiked)
  const shown = isPending && isLiked !== null ? withChoice(comment, isLiked) : comment

  const choose = (value: boolean): void => {
    void updateOptimistically<boolean, Comment>({
      name: about,
      value,
      send: (isLike) =>
        send(`PATCH /recipe/:id/comment/:commentId/${isLike ? 'like' : 'dislike'}`, {
          params: { id: recipeId, commentId: comment.Id },
        }),
      settle: (saved) =>
        edit(commentsOf(recipeId), (comments) =>
          comments.map((it) => {
            if (it.Id === saved.Id) return saved
            return it.Answer?.Id === saved.Id ? { ...it, Answer: saved } : it
          }),
        ),
      fail: (error) =>
        showFailure({
          error,
          title: t('memberActions.failed.choice'),
          retry: () => choose(value),
        }),
    })
  }

  return {
    comment: shown,
    choose: (value) => {
      if (shown.IsLiked !== value) choose(value)
    },
  }
}
