import { useSyncExternalStore } from 'react'
import { createStore, withEntry } from '#design-system/lib/store.ts'
import { isRequestInvalid } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Id } from '#contract/common.ts'
import { dropFilm, keepFilm, type Arrival } from './save-film.ts'

/** A film on its way to this device, or what stopped it. */
export type Download =
  | { readonly state: 'running'; readonly arrival: Arrival | undefined }
  /** The connection dropped, and what has arrived is there; or there is no room for it. */
  | { readonly state: 'stopped'; readonly by: 'connection' | 'room' }

/** By the ids of recipes. They go on while somebody looks at other screens. */
const downloads = createStore<ReadonlyMap<Id, Download>>(new Map())
const running = new Map<Id, AbortController>()

function show(recipeId: Id, download: Download | undefined): void {
  downloads.set(withEntry(downloads.get(), recipeId, download))
}

/** The film of a recipe on its way; undefined when it is not. */
export function useDownload(recipeId: Id): Download | undefined {
  return useSyncExternalStore(
    downloads.subscribe,
    () => downloads.get().get(recipeId),
    () => undefined,
  )
}

/** Why a film does not arrive: the recipe has gone from the catalogue, or its film has. */
function reasonOf(error: unknown): 'catalogue' | 'connection' | 'room' {
  if (isRequestInvalid(error)) return 'catalogue'
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'room'
    : 'connection'
}

/** Fetches a film to be kept; what had arrived before stays. Once at a time. */
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
    await keepFilm(recipeId, onArrival, control.signal)
    if (isWanted()) show(recipeId, undefined)
  } catch (error) {
    if (!isWanted()) return
    reportFailure(error)
    const by = reasonOf(error)
    // What has arrived waits for the connection, but takes no room that is not there.
    if (by !== 'connection') await dropFilm(recipeId)
    show(recipeId, by === 'catalogue' ? undefined : { state: 'stopped', by })
    if (by === 'connection') addEventListener('online', () => goOn(recipeId), { once: true })
  } finally {
    if (isWanted()) running.delete(recipeId)
  }
}

/**
 * Keeps a film for a cook who has pressed for it, and asks the browser to promise that it stays; it
 * may ask the cook. Without the promise the film stays as long as there is room.
 */
export function keepForCook(recipeId: Id): void {
  navigator.storage.persist().catch(reportFailure)
  void startDownload(recipeId)
}

/** The connection is back: a film that waits for it goes on by itself. */
function goOn(recipeId: Id): void {
  if (downloads.get().get(recipeId)?.state === 'stopped') void startDownload(recipeId)
}

/** Ends what is on its way, and lets go of what is there. */
export async function removeFilm(recipeId: Id): Promise<void> {
  running.get(recipeId)?.abort()
  running.delete(recipeId)
  show(recipeId, undefined)
  await dropFilm(recipeId)
}

/** Ends everything that is on its way. */
export function endDownloads(): void {
  for (const [recipeId, control] of running) {
    running.delete(recipeId)
    control.abort()
    show(recipeId, undefined)
  }
}
