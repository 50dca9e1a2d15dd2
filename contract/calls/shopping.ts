import { Type } from 'typebox'
import { read, type Call } from './call.ts'
import { Id } from '../common.ts'
import { ListLangQuery, ListQuery } from '../shopping/several-lists.ts'
import * as habits from '../shopping/habits.ts'
import * as shops from '../shopping/shops.ts'
import { OperationHeaders } from '../shopping/sync.ts'
import * as shopping from '../shopping/shopping.ts'

const itemParams = Type.Object({ noteId: Id })
const recipeParams = Type.Object({ recipeId: Id })
const shopParams = Type.Object({ shopKey: shops.ShoppingShopKey })
const ingredientParams = Type.Object({ ingredientId: Id })

/** An endless text, which a handler cannot return as a whole. */
const EventStream = Type.Unsafe<unknown>(Type.String())

const headers = OperationHeaders

/**
 * Calls about the shopping list.
 */
export const shoppingCalls = {
  /** The whole list in every language: what a device needs to work without a connection. */
  shoppingList: {
    ...read('/shopping', 'yes', ListQuery, Type.Array(shopping.ShoppingList)),
    scope: 'lists:read',
  },
  /** The words for reading items; they change only with an import. */
  shoppingFoods: {
    ...read('/shopping/food', 'yes', Type.Object({}), shopping.ShoppingFoods),
    scope: 'lists:read',
  },
  shoppingDepartments: {
    ...read('/shopping/departement', 'yes', ListLangQuery, Type.Array(shopping.ShoppingDepartment)),
    scope: 'lists:read',
  },
  shoppingRecipes: {
    ...read('/shopping/recipe', 'yes', ListLangQuery, Type.Array(shopping.ShoppingRecipe)),
    scope: 'lists:read',
  },
  addShoppingRecipe: {
    method: 'POST',
    path: '/shopping/recipe/',
    auth: 'yes',
    headers,
    query: ListLangQuery,
    body: shopping.ShoppingEntryBody,
    mayCreate: true,
    response: shopping.ShoppingRecipe,
    scope: 'lists:write',
  },
  checkIngredient: {
    method: 'PATCH',
    path: '/shopping/:ingredientId/check',
    auth: 'yes',
    headers,
    query: ListQuery,
    params: ingredientParams,
    response: shopping.ShoppingCheck,
    scope: 'lists:write',
  },
  uncheckIngredient: {
    method: 'PATCH',
    path: '/shopping/:ingredientId/uncheck',
    auth: 'yes',
    headers,
    query: ListQuery,
    params: ingredientParams,
    response: shopping.ShoppingCheck,
    scope: 'lists:write',
  },
  /** Checks off an ingredient that is at home. */
  keepIngredient: {
    method: 'PATCH',
    path: '/shopping/:ingredientId/home',
    auth: 'yes',
    headers,
    query: ListQuery,
    params: ingredientParams,
    response: shopping.ShoppingCheck,
    scope: 'lists:write',
  },
  addStaples: {
    method: 'POST',
    path: '/shopping/staple',
    auth: 'yes',
    headers,
    query: ListQuery,
    body: habits.ShoppingStaplesBody,
    response: habits.ShoppingStaples,
  },
  deleteStaple: {
    method: 'DELETE',
    path: '/shopping/staple/:ingredientId',
    auth: 'yes',
    headers,
    query: ListQuery,
    params: ingredientParams,
    response: habits.ShoppingStaples,
  },
  changeShoppingPersons: {
    method: 'PATCH',
    path: '/shopping/:recipeId/persons',
    auth: 'yes',
    headers,
    params: recipeParams,
    query: ListLangQuery,
    body: shopping.ShoppingPersonsBody,
    response: shopping.ShoppingLists,
    scope: 'lists:write',
  },
  shoppingItems: {
    ...read('/shopping/note', 'yes', ListLangQuery, Type.Array(shopping.ShoppingItem)),
    scope: 'lists:read',
  },
  addShoppingItem: {
    method: 'POST',
    path: '/shopping/note',
    auth: 'yes',
    headers,
    query: ListQuery,
    body: shopping.NewShoppingItemBody,
    status: 201,
    response: shopping.ShoppingItem,
    scope: 'lists:write',
  },
  changeShoppingItem: {
    method: 'PATCH',
    path: '/shopping/note/:noteId',
    auth: 'yes',
    headers,
    query: ListQuery,
    params: itemParams,
    body: shopping.ShoppingItemBody,
    response: shopping.ShoppingItem,
    scope: 'lists:write',
  },
  deleteShoppingItem: {
    method: 'DELETE',
    path: '/shopping/note/:noteId',
    auth: 'yes',
    headers,
    query: ListQuery,
    params: itemParams,
    response: shopping.Deleted,
    scope: 'lists:write',
  },
  deleteShoppingRecipe: {
    method: 'DELETE',
    path: '/shopping/recipe/:recipeId',
    auth: 'yes',
    headers,
    query: ListQuery,
    params: recipeParams,
    response: shopping.Deleted,
    scope: 'lists:write',
  },
  orderDepartments: {
    method: 'PATCH',
    path: '/shopping/order',
    auth: 'yes',
    headers,
    query: ListQuery,
    body: shops.ShoppingOrderBody,
    response: shops.ShoppingOrder,
  },
  /** Counts bought items, to find what the member buys often. */
  countBought: {
    method: 'POST',
    path: '/shopping/habit',
    auth: 'yes',
    headers,
    body: habits.ShoppingBoughtBody,
    response: habits.ShoppingHabits,
  },
  /** Remembers where something is bought. */
  moveFood: {
    method: 'PATCH',
    path: '/shopping/habit',
    auth: 'yes',
    headers,
    body: habits.MoveFoodBody,
    response: habits.ShoppingHabits,
  },
  /** The member is in this shop from now on. */
  enterShop: {
    method: 'POST',
    path: '/shopping/shop',
    auth: 'yes',
    headers,
    query: ListQuery,
    body: shops.ShoppingShopBody,
    response: shops.ShoppingShops,
  },
  forgetShop: {
    method: 'DELETE',
    path: '/shopping/shop/:shopKey',
    auth: 'yes',
    headers,
    params: shopParams,
    response: shops.ShoppingShops,
  },
  /**
   * A stream of the events of `Versions`, also about the kitchen: `text/event-stream`, which ends only
   * with the connection or the session.
   */
  events: { ...read('/shopping/events', 'yes', Type.Object({}), EventStream), scope: 'lists:read' },
} as const satisfies Record<string, Call>
