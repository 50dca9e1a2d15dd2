import { openCall } from '#app/lib/api/api-client.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { keys, type Key } from '#app/lib/api/keys.ts'
import { requestOf, type CallRequest } from '#app/lib/api/send.ts'
import type { Id } from '#contract/common.ts'
import { DEFAULT_LANG_ID } from '#contract/languages.ts'
import {
  FORMAT_HEADER,
  LIST_FORMAT,
  OPERATION_HEADER,
  VERSION_HEADER,
} from '#contract/shopping-sync.ts'
import type { ShoppingList as WireList } from '#contract/shopping.ts'
import type { Operation } from './operation.ts'
import type { Snapshot } from './outbox.ts'
import type { ShoppingList } from './overlay.ts'

/** A response, and the version of the list that it includes at least. */
interface Versioned<Data> {
  readonly data: Data
  readonly version: number
}

async function call(url: string, init: RequestInit): Promise<Versioned<unknown>> {
  const headers = new Headers(init.headers)
  headers.set(FORMAT_HEADER, String(LIST_FORMAT))
  const response = await openCall(url, { ...init, headers })
  const version = response.headers.get(VERSION_HEADER)
  // The captive portal of a shop's network may respond with success.
  if (version === null) throw new ApiError(response.status, 'Not a response of the list.')
  return { data: await response.json(), version: Number(version) }
}

const read = <Data>(key: Key<Data>, signal: AbortSignal) =>
  call(key, { signal }) as Promise<Versioned<Data>>

/**
 * Reads the whole list in both languages.
 *
 * @throws {ApiError} when the server does not answer
 */
export async function readSnapshot(signal: AbortSignal): Promise<Snapshot> {
  const { data, version } = await read(keys.shoppingList(), signal)
  const [german, english] = data.toSorted((a, b) => a.LangId - b.LangId).map(listOf)
  if (!german || !english) throw new ApiError(200, 'Not a response of the list.')
  return { version, lists: { 0: german, 1: english } }
}

function listOf({ Recipes, Departments, Notes }: WireList): ShoppingList {
  return { recipes: Recipes, departments: Departments, notes: Notes }
}

/** The id of the note with this name; undefined when it has been removed. */
async function noteId(name: string, signal: AbortSignal): Promise<Id | undefined> {
  const { data } = await read(keys.shoppingNotes(DEFAULT_LANG_ID), signal)
  return data.find(({ Name }) => Name === name)?.Id
}

/** The request of an operation; undefined when there is nothing left to change. */
async function requestFor(
  { change }: Operation,
  signal: AbortSignal,
): Promise<CallRequest | undefined> {
  switch (change.kind) {
    case 'check':
      return requestOf(`PATCH /shopping/:ingredientId/${change.isChecked ? 'check' : 'uncheck'}`, {
        params: { ingredientId: change.ingredientId },
      })
    case 'persons':
      return requestOf('PATCH /shopping/:recipeId/persons', {
        params: { recipeId: change.recipeId, LangId: DEFAULT_LANG_ID },
        fields: { Persons: change.persons },
      })
    case 'addRecipe':
      return requestOf('POST /shopping/recipe/', {
        params: { LangId: DEFAULT_LANG_ID },
        fields: { RecipeId: change.recipe.Id, Persons: change.recipe.Persons },
      })
    case 'removeRecipe':
      return requestOf('DELETE /shopping/recipe/:recipeId', {
        params: { recipeId: change.recipeId },
      })
    case 'addNote':
      return requestOf('POST /shopping/note', { fields: { Name: change.name } })
    case 'removeNote': {
      const id = await noteId(change.name, signal)
      return id === undefined
        ? undefined
        : requestOf('DELETE /shopping/note/:noteId', { params: { noteId: id } })
    }
    default:
      return requestOf('PATCH /shopping/order', {
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
  const { version } = await call(request.url, {
    ...request.init,
    signal,
    headers: { [OPERATION_HEADER]: operation.id },
  })
  return version
}
