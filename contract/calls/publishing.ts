import { Type } from 'typebox'
import { read, type Call } from './call.ts'
import { Empty, IdParams, LangQuery } from '../common.ts'
import * as words from '../publishing/desk-words.ts'
import { DeskQuery, DeskSubmission, DeskSubmissions, ReturnBody } from '../publishing/desk.ts'
import {
  Publication,
  RemarkBody,
  RemarkParams,
  SendIn,
  SentParams,
  SentVersion,
  Withdrawal,
} from '../publishing/publication.ts'

const NO_QUERY = Type.Object({})
const ofAuthor = { auth: 'yes', params: IdParams, response: Publication } as const
const ofDesk = { auth: 'yes', role: 'editor', params: IdParams } as const

/** Calls about publishing own recipes, and of the desk about what was sent in (rows X130 to X145 and X210 to X215 of the API table). */
export const publishingCalls = {
  publication: { method: 'GET', path: '/my/recipes/:id/publication', ...ofAuthor, query: NO_QUERY },
  sendIn: {
    method: 'POST',
    path: '/my/recipes/:id/submission',
    ...ofAuthor,
    isSeenByOthers: true,
    body: SendIn,
    status: 201,
  },
  takeBack: { method: 'DELETE', path: '/my/recipes/:id/submission', ...ofAuthor },
  sentVersion: {
    method: 'GET',
    path: '/my/recipes/:id/submission/:submission',
    auth: 'yes',
    params: SentParams,
    query: NO_QUERY,
    response: SentVersion,
  },
  markRemark: {
    method: 'PATCH',
    path: '/my/recipes/:id/remark/:remark',
    auth: 'yes',
    params: RemarkParams,
    body: RemarkBody,
    response: Publication,
  },
  withdrawal: {
    method: 'GET',
    path: '/my/recipes/:id/withdrawal',
    auth: 'yes',
    params: IdParams,
    query: NO_QUERY,
    response: Withdrawal,
  },
  withdraw: { method: 'DELETE', path: '/my/recipes/:id/publication', ...ofAuthor },
  publishAgain: {
    method: 'POST',
    path: '/my/recipes/:id/publication',
    ...ofAuthor,
    isSeenByOthers: true,
  },
  deskSubmissions: {
    ...read('/desk/submissions', 'yes', DeskQuery, DeskSubmissions),
    role: 'editor',
  },
  deskSubmission: {
    method: 'GET',
    path: '/desk/submissions/:id',
    ...ofDesk,
    query: LangQuery,
    response: DeskSubmission,
  },
  readSubmission: {
    method: 'POST',
    path: '/desk/submissions/:id/reading',
    ...ofDesk,
    query: LangQuery,
    response: DeskSubmission,
  },
  leaveSubmission: {
    method: 'DELETE',
    path: '/desk/submissions/:id/reading',
    ...ofDesk,
    response: Empty,
  },
  approveSubmission: {
    method: 'POST',
    path: '/desk/submissions/:id/approval',
    ...ofDesk,
    isSeenByOthers: true,
    response: Empty,
  },
  returnSubmission: {
    method: 'POST',
    path: '/desk/submissions/:id/return',
    ...ofDesk,
    isSeenByOthers: true,
    body: ReturnBody,
    response: Empty,
  },
  lookAtSubmission: {
    method: 'POST',
    path: '/desk/submissions/:id/look',
    ...ofDesk,
    response: Empty,
  },
  deskFoods: {
    ...read('/desk/foods', 'yes', words.DeskWordQuery, words.DeskFoods),
    role: 'editor',
  },
  adoptFood: {
    method: 'POST',
    path: '/desk/foods/:id/adopt',
    ...ofDesk,
    isSeenByOthers: true,
    body: words.AdoptFoodBody,
    response: words.WordDecided,
  },
  mergeFood: {
    method: 'POST',
    path: '/desk/foods/:id/merge',
    ...ofDesk,
    isSeenByOthers: true,
    body: words.MergeFoodBody,
    response: words.WordDecided,
  },
  deskTags: {
    ...read('/desk/tags', 'yes', words.DeskWordQuery, words.DeskTags),
    role: 'editor',
  },
  adoptTag: {
    method: 'POST',
    path: '/desk/tags/adopt',
    auth: 'yes',
    role: 'editor',
    isSeenByOthers: true,
    body: words.AdoptTagBody,
    response: words.WordDecided,
  },
  mergeTag: {
    method: 'POST',
    path: '/desk/tags/merge',
    auth: 'yes',
    role: 'editor',
    isSeenByOthers: true,
    body: words.MergeTagBody,
    response: words.WordDecided,
  },
} as const satisfies Record<string, Call>
