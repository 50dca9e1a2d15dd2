import { keyOf } from '#app/lib/api/keys.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import type { CommentPart } from '#contract/author-page/comments.ts'
import type { LangId } from '#contract/languages.ts'

/** Comments on a page of the list. */
export const COMMENTS_PER_PAGE = 50

/** What waits for an author, who follows, and how their recipes do. */
export const overviewKey = (langId: LangId) => keyOf('/my/author/overview', { LangId: langId })

/** A page of the comments on an author's recipes; `page` is 1-based. */
export const authorCommentsKey = (part: CommentPart, page: number, langId: LangId) =>
  keyOf('/my/author/comments', {
    Part: part,
    limit: COMMENTS_PER_PAGE,
    offset: (page - 1) * COMMENTS_PER_PAGE,
    LangId: langId,
  })

/** Keys of all lists of comments on an author's recipes. */
export const AUTHOR_COMMENT_KEYS = keysOf(['/my/author/comments'])
/** Keys of what waits for an author. */
export const OVERVIEW_KEYS = keysOf(['/my/author/overview'])
