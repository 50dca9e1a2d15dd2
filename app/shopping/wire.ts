import { openCall } from '#app/data/api-client.ts'
import { ApiError } from '#app/data/api-error.ts'
import { API_BASE } from '#app/data/keys.ts'
import type { Operation } from '#app/shopping/operation.ts'
import type { Snapshot } from '#app/shopping/outbox.ts'
import type { ShoppingList } from '#app/shopping/overlay.ts'
import type { LangId } from '#contract/languages.ts'
import {
  FORMAT_HEADER,
  LIST_FORMAT,
  OPERATION_HEADER,
  VERSION_HEADER,
} from '#contract/shopping-sync.ts'
import type { ShoppingDepartment, ShoppingNote, ShoppingRecipe } from '#contract/shopping.ts'

const BASE = `${API_BASE}/shopping`

/** An answer and the version of the list that it knows at least. */
interface Told<Data> {
  readonly data: Data
  readonly version: number
}

async function ask<Data>(path: string, init: RequestInit): Promise<Told<Data>> {
  const headers = new Headers(init.headers)
  headers.set(FORMAT_HEADER, String(LIST_FORMAT))
  const response = await openCall(BASE + path, { ...init, headers })
  const version = response.headers.get(VERSION_HEADER)
  // The network of a shop may answer in the place of the server, and with success.
  if (version === null) throw new ApiError(response.status, 'Not an answer of the list.')
  return { data: (await response.json()) as Data, version: Number(version) }
}

async function readList(langId: LangId, signal: AbortSignal): Promise<Told<ShoppingList>> {
  const query = `?LangId=${langId}`
  const [recipes, departments, notes] = await Promise.all([
    ask<ShoppingRecipe[]>(`/recipe${query}`, { signal }),
    ask<ShoppingDepartment[]>(`/departement${query}`, { signal }),
    ask<ShoppingNote[]>(`/note${query}`, { signal }),
  ])
  return {
    data: { recipes: recipes.data, departments: departments.data, notes: notes.data },
    version: Math.min(recipes.version, departments.version, notes.version),
  }
}

/**
 * Reads the whole list in both languages.
 *
 * @throws {ApiError} when a part of it does not come
 */
export async function readSnapshot(signal: AbortSignal): Promise<Snapshot> {
  const [german, english] = await Promise.all([readList(0, signal), readList(1, signal)])
  return {
    version: Math.min(german.version, english.version),
    lists: { 0: german.data, 1: english.data },
  }
}

/** The id of the note with this very name; undefined when no device has it any more. */
async function noteId(name: string, signal: AbortSignal): Promise<number | undefined> {
  const { data } = await ask<ShoppingNote[]>('/note', { signal })
  return data.find(({ Name }) => Name === name)?.Id
}

/** How an operation is said to the server; undefined when there is nothing left to say. */
async function requestOf(
  { change }: Operation,
  signal: AbortSignal,
): Promise<[string, string, string?] | undefined> {
  switch (change.kind) {
    case 'check':
      return ['PATCH', `/${change.ingredientId}/${change.isChecked ? 'check' : 'uncheck'}`]
    case 'persons':
      return ['PATCH', `/${change.recipeId}/persons`, `Persons=${change.persons}`]
    case 'addRecipe':
      return ['POST', '/recipe/', `RecipeId=${change.recipe.Id}&Persons=${change.recipe.Persons}`]
    case 'removeRecipe':
      return ['DELETE', `/recipe/${change.recipeId}`]
    case 'addNote':
      return ['POST', '/note', String(new URLSearchParams({ Name: change.name }))]
    case 'removeNote': {
      const id = await noteId(change.name, signal)
      return id === undefined ? undefined : ['DELETE', `/note/${id}`]
    }
    default:
      return ['PATCH', '/order', change.departmentIds.map((id) => `DepartementIds=${id}`).join('&')]
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
  const request = await requestOf(operation, signal)
  if (!request) return 0
  const [method, path, body] = request
  const { version } = await ask(path, {
    method,
    signal,
    headers: {
      [OPERATION_HEADER]: operation.id,
      ...(body && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    },
    ...(body && { body }),
  })
  return version
}
