import { Type } from 'typebox'
import { read, type Call } from './call.ts'
import { Id, LangQuery } from './common.ts'
import * as shopping from './shopping.ts'

const noteParams = Type.Object({ noteId: Id })
const recipeParams = Type.Object({ recipeId: Id })
const ingredientParams = Type.Object({ ingredientId: Id })

/** Calls about the shopping list (rows 41 to 50 of the API table). */
export const shoppingCalls = {
  shoppingDepartments: read(
    '/shopping/departement',
    'yes',
    LangQuery,
    Type.Array(shopping.ShoppingDepartment),
  ),
  shoppingRecipes: read('/shopping/recipe', 'yes', LangQuery, Type.Array(shopping.ShoppingRecipe)),
  addShoppingRecipe: {
    method: 'POST',
    path: '/shopping/recipe',
    auth: 'yes',
    body: shopping.ShoppingEntryBody,
    response: shopping.ShoppingRecipe,
  },
  checkIngredient: {
    method: 'PATCH',
    path: '/shopping/:ingredientId/check',
    auth: 'yes',
    params: ingredientParams,
    response: shopping.ShoppingCheck,
  },
  uncheckIngredient: {
    method: 'PATCH',
    path: '/shopping/:ingredientId/uncheck',
    auth: 'yes',
    params: ingredientParams,
    response: shopping.ShoppingCheck,
  },
  changeShoppingPersons: {
    method: 'PATCH',
    path: '/shopping/:recipeId/persons',
    auth: 'yes',
    params: recipeParams,
    query: LangQuery,
    body: shopping.ShoppingPersonsBody,
    response: shopping.ShoppingLists,
  },
  shoppingNotes: read('/shopping/note', 'yes', LangQuery, Type.Array(shopping.ShoppingNote)),
  addShoppingNote: {
    method: 'POST',
    path: '/shopping/note',
    auth: 'yes',
    body: shopping.ShoppingNoteBody,
    status: 201,
    response: shopping.ShoppingNote,
  },
  deleteShoppingNote: {
    method: 'DELETE',
    path: '/shopping/note/:noteId',
    auth: 'yes',
    params: noteParams,
    response: shopping.Deleted,
  },
  deleteShoppingRecipe: {
    method: 'DELETE',
    path: '/shopping/recipe/:recipeId',
    auth: 'yes',
    params: recipeParams,
    response: shopping.Deleted,
  },
} as const satisfies Record<string, Call>
