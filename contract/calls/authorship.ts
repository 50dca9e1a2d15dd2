import { Type } from 'typebox'
import { LangQuery } from '../common.ts'
import { ApplyBody, AuthorBody, Authorship } from '../desk/authorship.ts'
import { read, type Call } from './call.ts'

/** Calls about the caller as an author (rows X116 to X119 and X235 of the API table). */
export const authorshipCalls = {
  authorship: read('/my/author', 'yes', Type.Object({}), Authorship),
  changeAuthor: {
    method: 'PATCH',
    path: '/my/author',
    auth: 'yes',
    role: 'author',
    isSeenByOthers: true,
    body: AuthorBody,
    response: Authorship,
  },
  takeBackProfile: {
    method: 'DELETE',
    path: '/my/author/change',
    auth: 'yes',
    role: 'author',
    response: Authorship,
  },
  applyAsAuthor: {
    method: 'POST',
    path: '/my/author/application',
    auth: 'yes',
    isSeenByOthers: true,
    query: LangQuery,
    body: ApplyBody,
    status: 201,
    response: Authorship,
  },
  withdrawApplication: {
    method: 'DELETE',
    path: '/my/author/application',
    auth: 'yes',
    response: Authorship,
  },
} as const satisfies Record<string, Call>
