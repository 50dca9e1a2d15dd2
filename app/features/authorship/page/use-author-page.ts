import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { AuthorComment, AuthorComments, CommentPart } from '#contract/author-page/comments.ts'
import type { Id } from '#contract/common.ts'
import {
  AUTHOR_COMMENT_KEYS,
  authorCommentsKey,
  OVERVIEW_KEYS,
  overviewKey,
} from './author-page-keys.ts'

/** What waits for an author, who follows, and how their recipes do. */
export function useOverview() {
  const { langId } = useWords()
  const { data: overview, ...state } = useKey(overviewKey(langId))
  return { overview, ...state }
}

/** A page of the comments on an author's recipes; `page` is 1-based. */
export function useAuthorComments(part: CommentPart, page: number) {
  const { langId } = useWords()
  const { data, ...state } = useKey(authorCommentsKey(part, page, langId))
  return { comments: data?.Comments, counts: data?.Counts, ...state }
}

/** Whether a comment waits for an answer. */
export const waits = ({ Comment, IsSettled }: AuthorComment) => !Comment.Answer && !IsSettled

/** The counts of a list in which a comment has taken the place of another. */
function countsAfter(
  { waiting, questions, answered, all }: AuthorComments['Counts'],
  before: AuthorComment,
  after: AuthorComment,
): AuthorComments['Counts'] {
  const step = (of: (comment: AuthorComment) => boolean) => Number(of(after)) - Number(of(before))
  return {
    waiting: waiting + step(waits),
    questions: questions + step((one) => waits(one) && one.IsQuestion),
    answered: answered + step(({ Comment }) => Comment.Answer !== undefined),
    all,
  }
}

/**
 * What an author does with a comment. Each throws an ApiError, with status 0 without a connection. What was
 * answered stays in its list until that is read again.
 */
export function useAnswering({ Comment: { Id: id }, Recipe }: AuthorComment) {
  const { langId } = useWords()
  const { edit, refresh } = useCacheEditor()
  const params = { id, LangId: langId }
  const keep = async (call: Promise<AuthorComment>) => {
    const saved = await call
    edit(AUTHOR_COMMENT_KEYS, (list: AuthorComments) => {
      const before = list.Comments.find(({ Comment }) => Comment.Id === id)
      if (!before) return list
      return {
        Comments: list.Comments.map((one) => (one === before ? saved : one)),
        Counts: countsAfter(list.Counts, before, saved),
      }
    })
    refresh(OVERVIEW_KEYS)
    refresh(keysOf(['/recipe/:id/comment'], { id: Recipe.Id }))
  }
  return {
    answer: async (Text: string, Step?: Id) =>
      await keep(
        sendJson('POST /my/author/comments/:id/answer', {
          params,
          fields: { Text, ...(Step !== undefined && { Step }) },
        }),
      ),
    change: async (Text: string) =>
      await keep(sendJson('PATCH /my/author/comments/:id/answer', { params, fields: { Text } })),
    settle: async (IsSettled: boolean) =>
      await keep(sendJson('PATCH /my/author/comments/:id', { params, fields: { IsSettled } })),
  }
}
