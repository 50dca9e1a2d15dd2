import { Type } from 'typebox'
import { read, readOne, type Call } from './call.ts'
import { Empty, Id, IdParams, LangQuery } from '../common.ts'
import { OwnCookbook } from '../cookbooks/own-cookbook.ts'
import {
  CookbookComparison,
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
/** A cookbook, and what was published of it. */
const VersionParams = Type.Object({ id: Id, version: Id })
const ofAuthor = { auth: 'yes', params: IdParams, response: CookbookPublication } as const
const ofDesk = { auth: 'yes', role: 'editor', params: IdParams } as const

/** Calls about publishing cookbooks of members, and of the desk about them (rows X185 to X189, X203 to X209, X224, X227, X228 and X229 of the API table). */
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
  compareCookbook: readOne('/my/cookbooks/:id/comparison', 'yes', LangQuery, CookbookComparison),
  compareCookbookVersion: {
    method: 'GET',
    path: '/my/cookbooks/:id/versions/:version',
    auth: 'yes',
    params: VersionParams,
    query: LangQuery,
    response: CookbookComparison,
  },
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
  compareDeskCookbook: {
    method: 'GET',
    path: '/desk/cookbooks/:id/comparison',
    ...ofDesk,
    query: LangQuery,
    response: CookbookComparison,
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
