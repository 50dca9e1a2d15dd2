import { ApiError } from '#app/lib/api/api-error.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { requestOf, type CallRequest } from '#app/lib/api/send.ts'
import type { Id } from '#contract/common.ts'
import { DEFAULT_LANG_ID } from '#contract/languages.ts'
import type { ItemEdits } from '#cooking/items/understood.ts'
import { OPERATION_HEADER } from '#contract/shopping/sync.ts'
import type { ShoppingItem, ShoppingItemBody } from '#contract/shopping/shopping.ts'
import { call, fetchVersioned } from '#app/lib/sync/versioned-call.ts'
import { UNSENT, type ItemRef, type Operation, type Whereabouts } from '../model/operation.ts'

/** Which list a call is about, and what ends it. */
interface Where {
  readonly list: Id | undefined
  readonly signal: AbortSignal
}

/** The id of the first item that is sought; undefined when it has been removed. */
async function findItem(
  isSought: (item: ShoppingItem) => boolean,
  { signal, list }: Where,
): Promise<Id | undefined> {
  const { data } = await fetchVersioned(
    keyOf('/shopping/note', { LangId: DEFAULT_LANG_ID, List: list }),
    signal,
  )
  return data.find(isSought)?.Id
}

/** The id of an item, which a device may have changed before it knew the id. */
async function itemId({ Id, Key }: ItemRef, where: Where): Promise<Id | undefined> {
  return Id === UNSENT ? await findItem((item) => item.Key === Key, where) : Id
}

/** The id of an item that is edited, also if somebody has removed it: an edit beats a removal. */
async function editedId({ Id, Key, Name }: ShoppingItem, { list, signal }: Where): Promise<Id> {
  if (Id !== UNSENT) return Id
  const params = { List: list }
  const { url, init } = requestOf('POST /shopping/note', { params, fields: { Name, Key } })
  const { data } = await call(url, { ...init, signal })
  return (data as ShoppingItem).Id
}

const STATES: Record<Whereabouts, ShoppingItemBody> = {
  open: { State: 0 },
  trolley: { State: 1 },
  home: { State: 1, AtHome: true },
}

/** The form of an edit; without any, it brings the item back. */
function editBody({ Amount, ...edits }: ItemEdits): ShoppingItemBody {
  const body = { ...edits, ...(Amount !== undefined && { Amount: Amount ?? 0 }) }
  return Object.keys(body).length === 0 ? { Restore: true } : body
}

function changeRequest(
  id: Id | undefined,
  List: Id | undefined,
  fields: ShoppingItemBody,
): CallRequest | undefined {
  if (id === undefined) return undefined
  return requestOf('PATCH /shopping/note/:noteId', { params: { noteId: id, List }, fields })
}

function removeRequest(id: Id | undefined, List: Id | undefined): CallRequest | undefined {
  if (id === undefined) return undefined
  return requestOf('DELETE /shopping/note/:noteId', { params: { noteId: id, List } })
}

function tickOf({ isChecked, isAtHome }: { isChecked: boolean; isAtHome?: boolean }) {
  if (!isChecked) return 'uncheck'
  return isAtHome ? 'home' : 'check'
}

/** The request of an operation; undefined when there is nothing left to change. */
async function requestFor(
  { change, list: List }: Operation,
  signal: AbortSignal,
): Promise<CallRequest | undefined> {
  const where = { list: List, signal }
  switch (change.kind) {
    case 'check':
      return requestOf(`PATCH /shopping/:ingredientId/${tickOf(change)}`, {
        params: { ingredientId: change.ingredientId, List },
      })
    case 'persons':
      return requestOf('PATCH /shopping/:recipeId/persons', {
        params: { recipeId: change.recipeId, LangId: DEFAULT_LANG_ID, List },
        fields: { Persons: change.persons },
      })
    case 'addRecipe':
      return requestOf('POST /shopping/recipe/', {
        params: { LangId: DEFAULT_LANG_ID, List },
        fields: { RecipeId: change.recipe.Id, Persons: change.recipe.Persons },
      })
    case 'removeRecipe':
      return requestOf('DELETE /shopping/recipe/:recipeId', {
        params: { recipeId: change.recipeId, List },
      })
    case 'addItem':
      return requestOf('POST /shopping/note', {
        params: { List },
        fields: { Name: change.name, Key: change.key },
      })
    case 'addNote':
      return requestOf('POST /shopping/note', { params: { List }, fields: { Name: change.name } })
    case 'tickItem':
      return changeRequest(await itemId(change.item, where), List, STATES[change.to])
    case 'editItem':
      return changeRequest(await editedId(change.item, where), List, editBody(change.edits))
    case 'removeItem':
      return removeRequest(await itemId(change.item, where), List)
    case 'removeNote':
      return removeRequest(await findItem(({ Name }) => Name === change.name, where), List)
    case 'addStaples':
      return requestOf('POST /shopping/staple', {
        fields: { IngredientIds: [...change.ingredientIds] },
      })
    case 'removeStaple':
      return requestOf('DELETE /shopping/staple/:ingredientId', {
        params: { ingredientId: change.ingredientId, List },
      })
    case 'countBought':
      return requestOf('POST /shopping/habit', { fields: { Names: [...change.names] } })
    case 'moveFood':
      return requestOf('PATCH /shopping/habit', {
        fields: { Name: change.name, DepartementId: change.departmentId },
      })
    case 'enterShop':
      return requestOf('POST /shopping/shop', {
        params: { List },
        fields: { Key: change.key, Name: change.name },
      })
    case 'forgetShop':
      return requestOf('DELETE /shopping/shop/:shopKey', { params: { shopKey: change.key } })
    default:
      return requestOf('PATCH /shopping/order', {
        params: { List },
        fields: { DepartementIds: [...change.departmentIds] },
      })
  }
}

/**
 * Sends an operation, the first time or again.
 *
 * @param signal ends it: a call is not made once the token may be another member's
 * @returns version of the list that has it
 * @throws {ApiError} when the server refuses it or does not answer
 */
export async function sendOperation(operation: Operation, signal: AbortSignal): Promise<number> {
  const request = await requestFor(operation, signal)
  if (!request) return 0
  const headers = { [OPERATION_HEADER]: operation.id }
  try {
    return (await call(request.url, { ...request.init, signal, headers })).version
  } catch (error) {
    const again = requestToRestore(operation, error)
    if (!again) throw error
    return (await call(again.url, { ...again.init, signal, headers })).version
  }
}

/** The request that brings a removed recipe back, because somebody has changed its number of people. */
function requestToRestore(
  { change, list: List }: Operation,
  error: unknown,
): CallRequest | undefined {
  const isRemoved = error instanceof ApiError && error.code === 'NotFound'
  if (change.kind !== 'persons' || !isRemoved) return undefined
  return requestOf('POST /shopping/recipe/', {
    params: { LangId: DEFAULT_LANG_ID, List },
    fields: { RecipeId: change.recipeId, Persons: change.persons },
  })
}
