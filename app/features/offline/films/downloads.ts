import { useSyncExternalStore } from 'react'
import { createStore } from '#design-system/lib/store.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { withEntry } from '#app/lib/with-entry.ts'
import type { Id } from '#contract/common.ts'
import { deleteFilm, saveFilm, type Arrival } from './save-film.ts'

/** A download of a film, running or stopped. */
export type Download =
  | { readonly state: 'running'; readonly arrival: Arrival | undefined }
  /** The connection dropped, and the downloaded part stays; or there is not enough space. */
  | { readonly state: 'stopped'; readonly by: 'connection' | 'room' }

/** By the id of the recipe. Downloads continue while other screens are open. */
const downloads = createStore<ReadonlyMap<Id, Download>>(new Map())
const running = new Map<Id, AbortController>()

function show(recipeId: Id, download: Download | undefined): void {
  downloads.set(withEntry(downloads.get(), recipeId, download))
}

/** The download of a recipe's film; undefined without one. */
export function useDownload(recipeId: Id): Download | undefined {
  return useSyncExternalStore(
    downloads.subscribe,
    () => downloads.get().get(recipeId),
    () => undefined,
  )
}

/** Why a download failed; `catalogue` means that the recipe or its film no longer exists. */
function reasonOf(error: unknown): 'catalogue' | 'connection' | 'room' {
  if (isRequestInvalid(error)) return 'catalogue'
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'room'
    : 'connection'
}

/** Downloads a film, or the rest of it. Only one download per recipe runs at a time. */
export async function startDownload(recipeId: Id): Promise<void> {
  if (running.has(recipeId)) return
  const control = new AbortController()
  running.set(recipeId, control)
  const isWanted = () => running.get(recipeId) === control
  show(recipeId, { state: 'running', arrival: undefined })
  try {
    const onArrival = (arrival: Arrival) => {
      if (isWanted()) show(recipeId, { state: 'running', arrival })
    }
    await saveFilm(recipeId, onArrival, control.signal)
    if (isWanted()) show(recipeId, undefined)
  } catch (error) {
    if (!isWanted()) return
    reportFailure(error)
    const by = reasonOf(error)
    // A part is kept for a later attempt, but not if there is no space.
    if (by !== 'connection') await deleteFilm(recipeId)
    show(recipeId, by === 'catalogue' ? undefined : { state: 'stopped', by })
    if (by === 'connection') addEventListener('online', () => resume(recipeId), { once: true })
  } finally {
    if (isWanted()) running.delete(recipeId)
  }
}

/**
 * Saves a film at the request of a cook, and asks for persistent storage, which may prompt the cook.
 * Without it the browser may remove the film when space is low.
 */
export function saveOnRequest(recipeId: Id): void {
  navigator.storage.persist().catch(reportFailure)
  void startDownload(recipeId)
}

/** Continues a stopped download when the connection is back. */
function resume(recipeId: Id): void {
  if (downloads.get().get(recipeId)?.state === 'stopped') void startDownload(recipeId)
}

/** Cancels the download of a film, and deletes its files. */
export async function removeFilm(recipeId: Id): Promise<void> {
  running.get(recipeId)?.abort()
  running.delete(recipeId)
  show(recipeId, undefined)
  await deleteFilm(recipeId)
}

/** Cancels all downloads. */
export function endDownloads(): void {
  for (const [recipeId, control] of running) {
    running.delete(recipeId)
    control.abort()
    show(recipeId, undefined)
  }
}
