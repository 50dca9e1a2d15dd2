import { IdParams, LangQuery } from '../common.ts'
import {
  AnswerBody,
  AuthorComment,
  AuthorCommentQuery,
  AuthorComments,
  ChangeAnswerBody,
  SettleBody,
} from '../author-page/comments.ts'
import { AuthorOverview } from '../author-page/overview.ts'
import type { Call } from './call.ts'

/** Calls of authors about what they have published (rows X230 to X234 of the API table). */
export const authorPageCalls = {
  authorOverview: {
    method: 'GET',
    path: '/my/author/overview',
    auth: 'yes',
    role: 'author',
    query: LangQuery,
    response: AuthorOverview,
  },
  authorComments: {
    method: 'GET',
    path: '/my/author/comments',
    auth: 'yes',
    role: 'author',
    query: AuthorCommentQuery,
    response: AuthorComments,
  },
  settleComment: {
    method: 'PATCH',
    path: '/my/author/comments/:id',
    auth: 'yes',
    role: 'author',
    params: IdParams,
    query: LangQuery,
    body: SettleBody,
    response: AuthorComment,
  },
  answerComment: {
    method: 'POST',
    path: '/my/author/comments/:id/answer',
    auth: 'yes',
    role: 'author',
    isSeenByOthers: true,
    params: IdParams,
    query: LangQuery,
    body: AnswerBody,
    status: 201,
    response: AuthorComment,
  },
  changeAnswer: {
    method: 'PATCH',
    path: '/my/author/comments/:id/answer',
    auth: 'yes',
    role: 'author',
    isSeenByOthers: true,
    params: IdParams,
    query: LangQuery,
    body: ChangeAnswerBody,
    response: AuthorComment,
  },
} as const satisfies Record<string, Call>
