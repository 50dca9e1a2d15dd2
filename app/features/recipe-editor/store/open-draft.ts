import { ApiError } from '#app/lib/api/api-error.ts'
import type { Id } from '#contract/common.ts'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import type { Language } from '#contract/languages.ts'
import type { OwnPicture, OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import { draftCalls, readOwnRecipe } from './calls.ts'
import {
  keepDraft,
  readDraft,
  dropDraft,
  dropSent,
  waitingDrafts,
  type KeptDraft,
} from './device.ts'
import type { DraftStore } from './draft-state.ts'
import { createDraftStore } from './draft-store.ts'
import { openTabs } from './tabs.ts'

/** Milliseconds without a change before it is sent. */
const PAUSE_MS = 1500

/** A recipe that is open in the editor. */
export interface OpenDraft {
  readonly store: DraftStore
  readonly pictures: readonly OwnPicture[]
}

/** Which recipe is to be opened. */
export interface DraftPlace {
  readonly member: string
  /** Null for a new one. */
  readonly id: Id | null
  /** Key of a new one: the same key is the same recipe. */
  readonly key: string
  /** Of a new one. */
  readonly language: Language
}

/** What is open in this tab: it is sent by its own store. */
const openNames = new Set<string>()

function createStore(start: KeptDraft, isAlone: boolean): DraftStore {
  const store = createDraftStore({
    start,
    calls: draftCalls,
    keep: async (draft) => {
      await keepDraft(draft)
      // The server has it: from now on it is known by its id.
      if (draft.id !== null && start.id === null) await dropDraft(start.member, start.name)
      if (draft.id !== null && start.id === null)
        await keepDraft({ ...draft, name: String(draft.id) })
    },
    openTabs: (onMessage) =>
      isAlone ? { post: () => undefined, close: () => undefined } : openTabs(start.name, onMessage),
    pauseMs: PAUSE_MS,
  })
  const close = () => {
    openNames.delete(start.name)
    store.close()
  }
  if (!isAlone) openNames.add(start.name)
  return { ...store, close }
}

const keptOf = (own: OwnRecipe, member: string, kept: KeptDraft | undefined): KeptDraft => ({
  name: String(own.Id),
  member,
  id: own.Id,
  version: own.Version,
  base: own.Draft,
  draft: own.Draft,
  isWaiting: false,
  changed: Date.now(),
  dismissed: kept?.dismissed ?? [],
})

/**
 * Opens a recipe: its unsent draft on this device, or else the server's. An unsent draft is merged with the
 * server's when it is sent. If the server cannot be reached or the session has ended, any draft on this
 * device is opened.
 *
 * @throws {ApiError} if there is no such draft, or the server refuses the recipe
 */
export async function openDraft({ member, id, key, language }: DraftPlace): Promise<OpenDraft> {
  const name = id === null ? key : String(id)
  const kept = await readDraft(member, name)
  if (id === null) {
    const fresh: KeptDraft = {
      name,
      member,
      id: null,
      version: 0,
      base: null,
      draft: emptyDraft(language),
      isWaiting: false,
      changed: Date.now(),
      dismissed: [],
    }
    return { store: createStore(kept ?? fresh, false), pictures: [] }
  }
  try {
    const own = await readOwnRecipe(id)
    const start = kept?.isWaiting ? kept : keptOf(own, member, kept)
    void dropSent(member)
    return { store: createStore(start, false), pictures: own.Pictures }
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
    if (!kept || (isRefused && error.status !== 401 && error.status !== 429)) throw error
    return { store: createStore(kept, false), pictures: [] }
  }
}

/** Recipes of a member that wait on this device, without those that are open in this tab. */
export async function waitingElsewhere(member: string): Promise<KeptDraft[]> {
  return (await waitingDrafts(member)).filter(({ name }) => !openNames.has(name))
}

/** Sends the recipes of a member that wait on this device. Resolves when each is sent, or cannot be. */
export async function sendWaitingDrafts(member: string): Promise<void> {
  for (const kept of await waitingElsewhere(member)) {
    const store = createStore(kept, true)
    // oxlint-disable-next-line no-await-in-loop -- one after another, so that a slow network is not blocked
    await store.flush()
    store.close()
  }
}
