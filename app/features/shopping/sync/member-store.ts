import { createListeners } from '#design-system/lib/store.ts'
import { afterFrame } from '#app/lib/after-frame.ts'
import { lead } from '#app/lib/lead-tab.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Id } from '#contract/common.ts'
import { followServer } from './follow-server.ts'
import { defaultListId } from '../model/stored-lists.ts'
import { createLastingOutbox } from './lasting-outbox.ts'
import {
  NOTHING_READ,
  sameLists,
  sameSnapshot,
  type MemberState,
  type MemberStore,
} from './member-state.ts'
import { countWaiting, newOperation, unstored } from '../model/operation.ts'
import { isMoot, type ServerNews } from './server-news.ts'
import type { Sync } from './sync.ts'
import { openTabs } from './tab-channel.ts'

/** Opens the lists of a member, who is named by their username. */
export function createMemberStore(member: string): MemberStore {
  const { subscribe, notify } = createListeners()
  const ending = new AbortController()
  const { signal } = ending
  const leading = new AbortController()
  signal.addEventListener('abort', () => leading.abort())
  let state: MemberState | undefined
  const open = new Set<Id | undefined>([undefined])
  let shownList: Id | undefined
  let isFollowing = false
  /** Only in the lead tab, and in tabs whose changes are in memory. */
  let sync: Sync | undefined

  const learn = (change: Partial<MemberState>) => {
    state = {
      ...NOTHING_READ,
      connection: navigator.onLine ? 'online' : 'offline',
      ...state,
      ...change,
    }
  }
  const show = (change: Partial<MemberState>) => {
    learn(change)
    notify()
  }
  const report = (news: Partial<ServerNews>) => {
    show(news)
    tabs.post({ kind: 'news', news })
  }

  const outbox = createLastingOutbox(member, (reason) => {
    reportFailure(reason)
    const isFull = reason instanceof DOMException && reason.name === 'QuotaExceededError'
    show({ isDurable: false, isFull })
    // No other tab can read this memory, so that each tab sends its own changes. This one no longer leads:
    // another tab may still store.
    leading.abort()
    if (isFollowing) connect()
  })
  let reads = 0
  const readOutbox = async () => {
    reads += 1
    const turn = reads
    const [operations, lists, opened] = await Promise.all([
      outbox.shown(),
      outbox.lists(),
      Promise.all([...open].map(async (list) => [list, await outbox.snapshot(list)] as const)),
    ])
    if (turn !== reads) return
    const snapshots = new Map(
      opened.map(([list, read]) => [list, sameSnapshot(state?.snapshots.get(list), read)]),
    )
    show({ operations, lists: sameLists(state?.lists, lists), snapshots })
  }
  const changed = () => {
    tabs.post({ kind: 'changed' })
    return readOutbox()
  }

  const commands = {
    retry: () => sync?.retry(),
    flush: () => sync?.flush(),
  }
  const run = (command: keyof typeof commands) => {
    if (sync) commands[command]()
    else tabs.post({ kind: 'command', command })
  }
  const tabs = openTabs<Partial<ServerNews>>(member, (message) => {
    if (message.kind === 'news') show(message.news)
    if (message.kind === 'command') commands[message.command]()
    if (message.kind !== 'changed') return
    sync?.check()
    readOutbox().catch(reportFailure)
  })

  const connect = () => {
    sync ??= followServer(
      {
        outbox,
        shownList: () => shownList,
        knownVersion: () => (state?.lists?.isWhole ? state.lists.version : -1),
        onChange: () => void changed().catch(reportFailure),
        onConnection: (connection) => report({ connection }),
        onRefused(operation, error) {
          reportFailure(error)
          if (isMoot(operation, error)) return
          const { code, message } = error
          const refusal = { id: operation.id, change: operation.change, code, message }
          report({ refusals: [...(state?.refusals ?? []), refusal] })
        },
        onGone: (gone) => report({ gone: [...(state?.gone ?? []), ...gone] }),
      },
      signal,
    )
  }

  const begin = () => {
    if (isFollowing) return
    isFollowing = true
    if (state?.isDurable === false) connect()
    lead(`simmer.shopping.${member}`, leading.signal, connect).catch(reportFailure)
    // Another tab may lead, and may know more.
    run('retry')
  }

  addEventListener('online', () => show({ connection: 'online' }), { signal })
  onReturn(() => sync?.retry(), signal)
  addEventListener('offline', () => show({ connection: 'offline' }), { signal })
  addEventListener('pagehide', () => sync?.flush(), { signal })
  addEventListener(
    'beforeunload',
    (event) => {
      const isLost = state?.isDurable === false && countWaiting(state.operations) > 0
      if (isLost) event.preventDefault()
    },
    { signal },
  )
  readOutbox().catch(reportFailure)

  return {
    subscribe,
    state: () => state,
    open(list) {
      if (open.has(list)) return
      open.add(list)
      readOutbox().catch(reportFailure)
    },
    async change(list, changes) {
      const id = list ?? defaultListId(state?.lists)
      const operations = changes.map((change) =>
        'change' in change ? newOperation(change.change, change.list) : newOperation(change, id),
      )
      if (state) {
        learn({ operations: [...state.operations, ...operations.map(unstored)] })
        // What was pressed shows by itself; working the whole list out takes longer on a phone.
        afterFrame(notify)
      }
      await outbox.add(operations)
      await changed()
      sync?.check()
      return operations.map(({ id }) => id)
    },
    follow(list) {
      const isOther = shownList !== list
      shownList = list
      if (isFollowing && isOther) run('retry')
      begin()
    },
    followAll: begin,
    async storeLists(overview, version) {
      await outbox.storeLists(overview, version, false)
      await changed()
    },
    flush: () => run('flush'),
    retry: () => run('retry'),
    dismissNews: () => report({ refusals: [], gone: [] }),
    dismissRefusal(id) {
      report({ refusals: state?.refusals.filter((refusal) => refusal.id !== id) ?? [] })
    },
    close() {
      ending.abort()
      tabs.close()
    },
  }
}

/**
 * Calls a listener when the device goes online, or the page becomes visible or comes from the back/forward
 * cache: requests that were pending before may never get a response.
 */
function onReturn(listener: () => void, signal: AbortSignal): void {
  const options = { signal }
  addEventListener('online', listener, options)
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), options)
  document.addEventListener('visibilitychange', () => document.hidden || listener(), options)
}
