import { Type } from 'typebox'
import { read, readOne, type Call } from './call.ts'
import { Empty, IdParams, LangQuery } from '../common.ts'
import { OwnCookbook } from '../cookbooks/own-cookbook.ts'
import {
  CookbookPublication,
  CookbookWithdrawal,
  DeskCookbook,
  DeskCookbooks,
  DeskCookbooksQuery,
  PublishCookbook,
  ReturnCookbook,
  WithdrawnCookbook,
} from '../cookbooks/publication.ts'

const NO_QUERY = Type.Object({})
const ofAuthor = { auth: 'yes', params: IdParams, response: CookbookPublication } as const
const ofDesk = { auth: 'yes', role: 'editor', params: IdParams } as const

/** Calls about publishing cookbooks of members, and of the desk about them (rows X185 to X189, X203 to X209 and X224 of the API table). */
export const cookbookPublishingCalls = {
  cookbookPublication: {
    method: 'GET',
    path: '/my/cookbooks/:id/publication',
    ...ofAuthor,
    query: NO_QUERY,
  },
  publishCookbook: {
    method: 'POST',
    path: '/my/cookbooks/:id/publication',
    ...ofAuthor,
    isSeenByOthers: true,
    body: PublishCookbook,
  },
  withdrawCookbook: { method: 'DELETE', path: '/my/cookbooks/:id/publication', ...ofAuthor },
  takeBackCookbook: { method: 'DELETE', path: '/my/cookbooks/:id/submission', ...ofAuthor },
  tellOfCookbook: {
    method: 'POST',
    path: '/my/cookbooks/:id/telling',
    ...ofAuthor,
    isSeenByOthers: true,
  },
  cookbookWithdrawal: readOne('/my/cookbooks/:id/withdrawal', 'yes', NO_QUERY, CookbookWithdrawal),
  undoCookbookChanges: {
    method: 'POST',
    path: '/my/cookbooks/:id/undo',
    auth: 'yes',
    params: IdParams,
    query: LangQuery,
    response: OwnCookbook,
  },
  withdrawnCookbook: readOne('/book/:id/withdrawn', 'no', LangQuery, WithdrawnCookbook),
  deskCookbooks: {
    ...read('/desk/cookbooks', 'yes', DeskCookbooksQuery, DeskCookbooks),
    role: 'editor',
  },
  deskCookbook: {
    method: 'GET',
    path: '/desk/cookbooks/:id',
    ...ofDesk,
    query: NO_QUERY,
    response: DeskCookbook,
  },
  approveCookbook: {
    method: 'POST',
    path: '/desk/cookbooks/:id/approval',
    ...ofDesk,
    isSeenByOthers: true,
    response: Empty,
  },
  returnCookbook: {
    method: 'POST',
    path: '/desk/cookbooks/:id/return',
    ...ofDesk,
    isSeenByOthers: true,
    body: ReturnCookbook,
    response: Empty,
  },
  lookAtCookbook: {
    method: 'POST',
    path: '/desk/cookbooks/:id/look',
    ...ofDesk,
    response: Empty,
  },
} as const satisfies Record<string, Call>
