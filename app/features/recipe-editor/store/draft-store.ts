import { createListeners } from '#design-system/lib/store.ts'
import { ApiError, canWait } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Id } from '#contract/common.ts'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import { beginHistory, edited, redone, undone, type History } from '../document/history.ts'
import { isSame, mergeDrafts } from '../document/merge.ts'
import type {
  DraftState,
  DraftStore,
  DraftStoreOptions,
  Saved,
  ServerDraft,
} from './draft-state.ts'

/** Whether the server has something else than this device knows. */
const isChanged = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && error.code !== 'LimitReached'

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
  let { base, version, leftOut, unanswered } = start
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  /** Calls of {@link flush}. */
  let flushes = 0
  let isOnDevice = true

  const set = (next: Partial<DraftState>) => {
    state = { ...state, ...next }
    notify()
  }
  const isWaiting = () =>
    base === null ||
    leftOut !== undefined ||
    unanswered !== undefined ||
    !isSame(base, state.history.now)

  const keepNow = async () => {
    try {
      await keep({
        ...start,
        id: state.id,
        version,
        base,
        draft: state.history.now,
        leftOut,
        unanswered,
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
  const accept = ({ Id: id, Version, Draft: stored }: ServerDraft) => {
    base = stored
    version = Version
    set({ id })
    tabs.post({ kind: 'saved', id, version, base })
  }

  /** Brings in what the server has instead of `from`. */
  const takeTheirs = (from: Draft, theirs: ServerDraft) => {
    const mine = state.history.now
    const { draft, conflicts, isLossy } = mergeDrafts(from, mine, theirs.Draft)
    if (isLossy) leftOut ??= { Reason: 'merged', Draft: mine }
    accept(theirs)
    set({ history: edited(state.history, () => draft), conflicts })
    publish()
  }

  /** What both sides began with. Without any, all words of both are kept. */
  const originOf = ({ Version, Draft: stored }: ServerDraft): Draft => {
    // The first version of a recipe of this device is an earlier text of this device.
    if (base === null && Version === 1) return stored
    return base ?? emptyDraft(stored.Language)
  }

  /** Brings in what another device has saved. */
  const merge = async (id: Id) => {
    const theirs = await calls.read(id)
    takeTheirs(originOf(theirs), theirs)
  }

  /** Sends a text. The server takes the same one again as one save. */
  const sendText = async (text: Draft): Promise<ServerDraft> => {
    if (state.id === null) {
      await keepNow()
      return await calls.create(start.name, text)
    }
    const left = leftOut
    const response = await calls.save(state.id, version, text, left)
    if (leftOut === left) leftOut = undefined
    return response
  }

  const attempt = async () => {
    // What the server may have is sent as it was until it answers. Later words follow in a save of their own.
    const sent = unanswered ?? state.history.now
    unanswered = sent
    try {
      const response = await sendText(sent)
      unanswered = undefined
      if (isSame(response.Draft, sent)) accept(response)
      else takeTheirs(sent, response)
    } catch (error) {
      if (!(error instanceof ApiError) || canWait(error)) throw error
      unanswered = undefined
      const id = state.id ?? error.id
      if (isChanged(error) && id !== undefined) await merge(id)
      // Words that were corrected since then may be accepted.
      else if (isSame(sent, state.history.now)) throw error
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
      if (state.id !== null && base) tabs.post({ kind: 'saved', id: state.id, version, base })
    } else if (message.kind === 'taken' && !state.isReader) {
      publish()
      clearTimeout(timer)
      set({ isReader: true })
    } else if (message.kind === 'saved' && message.version >= version) {
      ;({ version, base } = message)
      set({ id: message.id })
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
    putBack(draft) {
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
