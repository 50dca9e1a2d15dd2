import { readOne, read, type Call } from './call.ts'
import { Empty, IdParams, LangQuery } from '../common.ts'
import { TokenParams } from '../household.ts'
import {
  CookbookChanges,
  CookbookPictureParams,
  CookbookPictureQuery,
  CookbookTexts,
  CopyBody,
  LinkedCookbook,
  NewOwnCookbook,
  OrderChoice,
  OwnCookbook,
  OwnCookbooks,
  OwnCookbooksQuery,
  TabNames,
  TabNamesQuery,
} from '../cookbooks/own-cookbook.ts'

const change = { auth: 'yes', params: IdParams, query: LangQuery, response: OwnCookbook } as const

/** Calls about a member's cookbooks (rows X170 to X184 of the API table). */
export const ownCookbookCalls = {
  ownCookbooks: {
    ...read('/my/cookbooks', 'yes', OwnCookbooksQuery, OwnCookbooks),
    scope: 'recipes:read',
  },
  addOwnCookbook: {
    method: 'POST',
    path: '/my/cookbooks',
    auth: 'yes',
    query: LangQuery,
    body: NewOwnCookbook,
    status: 201,
    response: OwnCookbook,
    scope: 'recipes:write',
  },
  tabNames: {
    ...read('/my/cookbooks/tab-names', 'yes', TabNamesQuery, TabNames),
    scope: 'recipes:read',
  },
  ownCookbook: {
    ...readOne('/my/cookbooks/:id', 'yes', LangQuery, OwnCookbook),
    scope: 'recipes:read',
  },
  changeOwnCookbook: {
    method: 'PATCH',
    path: '/my/cookbooks/:id',
    ...change,
    body: CookbookTexts,
    scope: 'recipes:write',
  },
  arrangeOwnCookbook: {
    method: 'POST',
    path: '/my/cookbooks/:id/changes',
    ...change,
    body: CookbookChanges,
    scope: 'recipes:write',
  },
  chooseOrder: {
    method: 'POST',
    path: '/my/cookbooks/:id/order',
    ...change,
    body: OrderChoice,
    scope: 'recipes:write',
  },
  binOwnCookbook: {
    method: 'DELETE',
    path: '/my/cookbooks/:id',
    auth: 'yes',
    params: IdParams,
    response: Empty,
  },
  restoreOwnCookbook: { method: 'POST', path: '/my/cookbooks/:id/restore', ...change },
  deleteOwnCookbook: {
    method: 'DELETE',
    path: '/my/cookbooks/:id/forever',
    auth: 'yes',
    params: IdParams,
    response: Empty,
  },
  setCookbookPicture: {
    method: 'POST',
    path: '/my/cookbooks/:id/picture/:place',
    auth: 'yes',
    params: CookbookPictureParams,
    query: CookbookPictureQuery,
    response: OwnCookbook,
  },
  removeCookbookPicture: {
    method: 'DELETE',
    path: '/my/cookbooks/:id/picture/:place',
    auth: 'yes',
    params: CookbookPictureParams,
    query: LangQuery,
    response: OwnCookbook,
  },
  makeCookbookLink: {
    method: 'POST',
    path: '/my/cookbooks/:id/link',
    ...change,
    isSeenByOthers: true,
  },
  withdrawCookbookLink: { method: 'DELETE', path: '/my/cookbooks/:id/link', ...change },
  linkedCookbook: {
    method: 'GET',
    path: '/unlisted/cookbook/:token',
    auth: 'no',
    params: TokenParams,
    query: LangQuery,
    response: LinkedCookbook,
  },
  copyCookbook: {
    method: 'POST',
    path: '/unlisted/cookbook/:token/copy',
    auth: 'yes',
    params: TokenParams,
    query: LangQuery,
    body: CopyBody,
    status: 201,
    response: OwnCookbook,
  },
} as const satisfies Record<string, Call>
