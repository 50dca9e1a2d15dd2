import { useCacheEditor } from '#app/data/edit-cache.ts'
import { paths } from '#app/data/paths.ts'
import { send } from '#app/data/send.ts'
import { useWished, wish } from '#app/data/wish.ts'
import { useSayFailure } from '#app/taking-part/say-failure.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Comment } from '#contract/comment.ts'
import type { Id } from '#contract/common.ts'

/** Keys of the comments of a recipe, in every language. */
const commentsOf = (recipeId: Id) => new RegExp(`^/api/recipe/${recipeId}/comment\\?`)

/** Posting a comment. */
export interface Posting {
  /** A comment is on its way; another one waits until it is there. */
  isPending: boolean
  /**
   * Posts a comment; it then stands first (STA-13).
   *
   * @param fail says in another way than a toast that it did not work
   * @returns whether it has been posted
   */
  post: (text: string, fail?: (error: unknown) => () => void) => Promise<boolean>
}

/** Posts comments on a recipe (D-50). */
export function usePosting(recipeId: Id): Posting {
  const { t, langId } = useWords()
  const { edit } = useCacheEditor()
  const sayFailure = useSayFailure()
  const about = `comment on ${recipeId}`
  const { isPending } = useWished(about, '')
  return {
    isPending,
    post: (text, fail) =>
      wish<string, Comment>({
        name: about,
        value: text,
        send: (value) => send('POST', paths.comment(recipeId, langId), { text: value }),
        settle: (comment) =>
          edit<Comment[]>(commentsOf(recipeId), (comments) => [
            comment,
            ...comments.filter(({ Id }) => Id !== comment.Id),
          ]),
        fail: fail ?? ((error) => sayFailure({ error, title: t('takingPart.failed.comment') })),
      }),
  }
}

/**
 * A comment with another choice of the member: a like adds one like and takes back a dislike, a
 * dislike the other way round; the same choice again changes nothing (STA-16 to STA-18).
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

/** Liking and disliking a comment. */
export interface Choosing {
  /** The comment with the choice that is on its way. */
  comment: Comment
  choose: (isLiked: boolean) => void
}

/** The member's choice about a comment of a recipe. */
export function useChoice(recipeId: Id, comment: Comment): Choosing {
  const { t } = useWords()
  const { edit } = useCacheEditor()
  const sayFailure = useSayFailure()
  const about = `choice ${comment.Id}`
  const { value: isLiked, isPending } = useWished(about, comment.IsLiked)
  const shown = isPending && isLiked !== null ? withChoice(comment, isLiked) : comment

  const choose = (value: boolean): void => {
    void wish<boolean, Comment>({
      name: about,
      value,
      send: (wished) => send('PATCH', paths.choice(recipeId, comment.Id, wished)),
      settle: (told) =>
        edit<Comment[]>(commentsOf(recipeId), (comments) =>
          comments.map((it) => (it.Id === told.Id ? told : it)),
        ),
      fail: (error) =>
        sayFailure({
          error,
          title: t('takingPart.failed.choice'),
          again: () => choose(value),
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
