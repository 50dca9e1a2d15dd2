import { createListeners } from '#design-system/lib/store.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Id } from '#contract/common.ts'
import type { Draft } from '#contract/own/draft.ts'
import { beginHistory, edited, redone, undone, type History } from '../document/history.ts'
import { isSame, mergeDrafts, type StepConflict } from '../document/merge.ts'
import type { Edit } from '../document/texts.ts'
import type { KeptDraft } from './device.ts'
import type { TabMessage, Tabs } from './tabs.ts'

/** Where the text is safe. */
export type Saved =
  /** Nothing is written yet. */
  | 'nothing'
  | 'saving'
  | 'saved'
  /** On this device, until there is a connection. */
  | 'device'
  /** On this device, until the member signs in. */
  | 'signedOut'
  /** The server does not take it. */
  | 'refused'
  /** Nowhere: this device is full, and the server is not reached. */
  | 'nowhere'

/** The server's copy of a recipe. */
export interface ServerDraft {
  readonly Id: Id
  readonly Version: number
  readonly Draft: Draft
}

/** Calls of the API that a store makes. */
export interface DraftCalls {
  readonly create: (key: string, draft: Draft) => Promise<ServerDraft>
  readonly save: (id: Id, version: number, draft: Draft) => Promise<ServerDraft>
  readonly read: (id: Id) => Promise<ServerDraft>
}

/** What a store needs from outside. */
export interface DraftStoreOptions {
  readonly start: KeptDraft
  readonly calls: DraftCalls
  /** Keeps the draft on this device; rejects where it cannot. */
  readonly keep: (draft: KeptDraft) => Promise<void>
  readonly openTabs: (onMessage: (message: TabMessage) => void) => Tabs
  /** Milliseconds without a change before it is sent. */
  readonly pauseMs: number
}

/** What the editor shows. */
export interface DraftState {
  readonly history: History
  readonly saved: Saved
  readonly id: Id | null
  /** Steps that were changed here and elsewhere; they are asked one by one. */
  readonly conflicts: readonly StepConflict[]
  /** Another tab writes: this one only shows. */
  readonly isReader: boolean
  readonly dismissed: readonly string[]
}

/** One recipe that is being written: undo, and where the text is safe. */
export interface DraftStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => DraftState
  readonly change: (edit: Edit, typing?: string) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Does not ask a question again. */
  readonly dismiss: (question: string) => void
  /** Answers which words of a step stay, by the edit that makes them so. */
  readonly settle: (key: string, edit: Edit) => void
  /** Writes here instead of in the other tab. */
  readonly take: () => void
  /** Sends what waits now. Resolves when it is sent, or cannot be. */
  readonly flush: () => Promise<void>
  readonly close: () => void
}

/** Creates the store of one recipe. */
export function createDraftStore(options: DraftStoreOptions): DraftStore {
  const { calls, keep, pauseMs, start } = options
  const { subscribe, notify } = createListeners()
  let state: DraftState = {
    history: beginHistory(start.draft),
    saved: start.id === null && !start.isWaiting ? 'nothing' : start.isWaiting ? 'saving' : 'saved',
    id: start.id,
    conflicts: [],
    isReader: false,
    dismissed: start.dismissed,
  }
  let { base, version } = start
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  let isOnDevice = true

  const set = (next: Partial<DraftState>) => {
    state = { ...state, ...next }
    notify()
  }
  const isWaiting = () => base === null || !isSame(base, state.history.now)

  const keepNow = async () => {
    try {
      await keep({
        ...start,
        id: state.id,
        version,
        base,
        draft: state.history.now,
        isWaiting: isWaiting() && state.saved !== 'nothing',
        changed: Date.now(),
        dismissed: state.dismissed,
      })
      isOnDevice = true
    } catch (error) {
      if (isOnDevice) reportFailure(error)
      isOnDevice = false
      if (state.saved === 'device' || state.saved === 'signedOut') set({ saved: 'nowhere' })
    }
  }
  const tell = () => tabs.post({ kind: 'written', draft: state.history.now, version })

  const take = ({ Id: id, Version, Draft: theirs }: ServerDraft, sent: Draft) => {
    base = sent
    version = Version
    set({ id })
    return theirs
  }

  /** Brings in what another device has saved. */
  const merge = async (id: Id) => {
    const theirs = await calls.read(id)
    const { draft, conflicts } = mergeDrafts(base ?? theirs.Draft, state.history.now, theirs.Draft)
    take(theirs, theirs.Draft)
    set({ history: edited(state.history, () => draft), conflicts })
    tell()
  }

  const attempt = async () => {
    const sent = state.history.now
    try {
      const answer =
        state.id === null
          ? await calls.create(start.name, sent)
          : await calls.save(state.id, version, sent)
      take(answer, sent)
    } catch (error) {
      const isChanged = error instanceof ApiError && error.status === 409 && state.id !== null
      if (!isChanged) throw error
      await merge(state.id as Id)
    }
  }

  const savedAfter = (error: unknown): Saved => {
    const status = error instanceof ApiError ? error.status : 0
    if (status === 401) return isOnDevice ? 'signedOut' : 'nowhere'
    if (status >= 400 && status < 500 && status !== 429) return 'refused'
    return isOnDevice ? 'device' : 'nowhere'
  }

  const send = async () => {
    while (isWaiting() && state.conflicts.length === 0 && !state.isReader) {
      set({ saved: 'saving' })
      try {
        // oxlint-disable-next-line no-await-in-loop -- each save has the version of the one before
        await attempt()
      } catch (error) {
        set({ saved: savedAfter(error) })
        break
      }
    }
    if (!isWaiting()) set({ saved: 'saved' })
    await keepNow()
  }

  const flush = async () => {
    clearTimeout(timer)
    if (state.saved === 'nothing' && !isWaiting()) return
    sending ??= send().finally(() => (sending = undefined))
    await sending
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), pauseMs)
  }

  const replace = (history: History) => {
    if (history === state.history || state.isReader) return
    set({ history, ...(state.saved !== 'device' && { saved: 'saving' }) })
    void keepNow()
    tell()
    later()
  }

  const tabs = options.openTabs((message) => {
    if (message.kind === 'opened' && !state.isReader) {
      tabs.post({ kind: 'taken' })
      tell()
    } else if (message.kind === 'taken' && !state.isReader) {
      tell()
      clearTimeout(timer)
      set({ isReader: true })
    } else if (message.kind === 'written') {
      version = Math.max(version, message.version)
      set({ history: edited(state.history, () => message.draft, 'otherTab') })
    }
  })
  tabs.post({ kind: 'opened' })
  if (start.isWaiting) later()

  return {
    subscribe,
    state: () => state,
    change: (edit, typing) => replace(edited(state.history, edit, typing)),
    undo: () => replace(undone(state.history)),
    redo: () => replace(redone(state.history)),
    dismiss(question) {
      set({ dismissed: [...state.dismissed, question] })
      void keepNow()
    },
    settle(key, edit) {
      set({ conflicts: state.conflicts.filter((conflict) => conflict.key !== key) })
      replace(edited(state.history, edit))
      later()
    },
    take() {
      set({ isReader: false })
      tabs.post({ kind: 'taken' })
      later()
    },
    flush,
    close() {
      clearTimeout(timer)
      tabs.close()
    },
  }
}
