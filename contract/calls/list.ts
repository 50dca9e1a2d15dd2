import { Type } from 'typebox'
import { read, type Call } from './call.ts'
import { Empty, Id } from '../common.ts'
import { TokenParams } from '../household.ts'
import { ReadList, ReadListQuery } from '../shopping/read-list.ts'
import * as lists from '../shopping/several-lists.ts'

const listParams = Type.Object({ listId: Id })

/** Calls about several shopping lists and the links to them (rows X60 to X66 of the API table). */
export const listCalls = {
  shoppingLists: {
    ...read('/shopping/lists', 'yes', Type.Object({}), lists.ListOverview),
    scope: 'lists:read',
  },
  addShoppingList: {
    method: 'POST',
    path: '/shopping/lists',
    auth: 'yes',
    body: lists.NewListBody,
    status: 201,
    response: lists.ListCard,
  },
  changeShoppingList: {
    method: 'PATCH',
    path: '/shopping/lists/:listId',
    auth: 'yes',
    params: listParams,
    body: lists.ListBody,
    response: lists.ListCard,
  },
  deleteShoppingList: {
    method: 'DELETE',
    path: '/shopping/lists/:listId',
    auth: 'yes',
    params: listParams,
    response: lists.ListOverview,
  },
  makeReadLink: {
    method: 'POST',
    path: '/shopping/lists/:listId/link',
    auth: 'yes',
    params: listParams,
    status: 201,
    response: lists.NewReadLink,
  },
  revokeReadLink: {
    method: 'DELETE',
    path: '/shopping/lists/:listId/link',
    auth: 'yes',
    params: listParams,
    response: Empty,
  },
  readShoppingList: {
    method: 'GET',
    path: '/shopping/read/:token',
    auth: 'no',
    params: TokenParams,
    query: ReadListQuery,
    response: ReadList,
  },
} as const satisfies Record<string, Call>
