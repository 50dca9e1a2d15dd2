import { createListeners } from '#design-system/lib/store.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Id } from '#contract/common.ts'
import type { Draft } from '#contract/own/draft.ts'
import { beginHistory, edited, redone, undone, type History } from '../document/history.ts'
import { isSame, mergeDrafts } from '../document/merge.ts'
import type {
  DraftState,
  DraftStore,
  DraftStoreOptions,
  Saved,
  ServerDraft,
} from './draft-state.ts'

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
  let { base, version, leftOut } = start
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  /** Calls of {@link flush}. */
  let flushes = 0
  let isOnDevice = true

  const set = (next: Partial<DraftState>) => {
    state = { ...state, ...next }
    notify()
  }
  const isWaiting = () => base === null || leftOut !== undefined || !isSame(base, state.history.now)

  const keepNow = async () => {
    try {
      await keep({
        ...start,
        id: state.id,
        version,
        base,
        draft: state.history.now,
        leftOut,
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
  /** Shows the text in the other tabs. */
  const publish = () => tabs.post({ kind: 'written', draft: state.history.now, version })

  /** Remembers what the server has. */
  const accept = ({ Id: id, Version }: ServerDraft, saved: Draft) => {
    base = saved
    version = Version
    set({ id })
  }

  /** Brings in what another device has saved. */
  const merge = async (id: Id) => {
    const theirs = await calls.read(id)
    const mine = state.history.now
    const { draft, conflicts, isLossy } = mergeDrafts(base ?? theirs.Draft, mine, theirs.Draft)
    if (isLossy) leftOut ??= { Reason: 'merged', Draft: mine }
    accept(theirs, theirs.Draft)
    set({ history: edited(state.history, () => draft), conflicts })
    publish()
  }

  const attempt = async () => {
    const sent = state.history.now
    const left = leftOut
    try {
      const response =
        state.id === null
          ? await calls.create(start.name, sent)
          : await calls.save(state.id, version, sent, left)
      if (leftOut === left) leftOut = undefined
      accept(response, sent)
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
      const before = flushes
      set({ saved: 'saving' })
      try {
        // oxlint-disable-next-line no-await-in-loop -- each save has the version of the one before
        await attempt()
      } catch (error) {
        set({ saved: savedAfter(error) })
        // The connection may have come back while the attempt was failing.
        if (flushes === before) break
      }
    }
    if (!isWaiting()) set({ saved: 'saved' })
    await keepNow()
  }

  const flush = async () => {
    clearTimeout(timer)
    if (state.saved === 'nothing' && !isWaiting()) return
    flushes += 1
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
    publish()
    later()
  }

  const tabs = options.openTabs((message) => {
    if (message.kind === 'opened' && !state.isReader) {
      tabs.post({ kind: 'taken' })
      publish()
    } else if (message.kind === 'taken' && !state.isReader) {
      publish()
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
    bringBack(draft) {
      if (state.isReader) return
      leftOut ??= { Reason: 'replaced', Draft: state.history.now }
      replace(edited(state.history, () => draft))
    },
    undo: () => replace(undone(state.history)),
    redo: () => replace(redone(state.history)),
    dismiss(question) {
      set({ dismissed: [...state.dismissed, question] })
      void keepNow()
    },
    resolve(key, edit) {
      set({ conflicts: state.conflicts.filter((conflict) => conflict.key !== key) })
      replace(edited(state.history, edit))
      later()
    },
    writeHere() {
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
