import { createListeners } from '#design-system/lib/store.ts'
import { lead } from '#app/lib/lead-tab.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Id } from '#contract/common.ts'
import type { ListOverview } from '#contract/several-lists.ts'
import { followServer } from './follow-server.ts'
import { defaultListId, type KeptLists } from './kept-lists.ts'
import { createLastingOutbox } from './lasting-outbox.ts'
import { newOperation, type ShoppingChange } from './operation.ts'
import { onReturn } from './on-return.ts'
import { countWaiting, type StoredOperation } from './operation.ts'
import { isMoot, type ServerNews } from './server-news.ts'
import type { Snapshot } from './snapshot.ts'
import { createShownOperations } from './shown-operations.ts'
import type { Sync } from './sync.ts'
import { openTabs } from './tab-channel.ts'

/** The shopping lists of one member in this browser. */
export interface MemberState extends ServerNews {
  /** The lists that are open, as the server last sent them; the default list by undefined. */
  readonly snapshots: ReadonlyMap<Id | undefined, Snapshot | undefined>
  /** All lists that the member sees; undefined before the first was read. */
  readonly lists: KeptLists | undefined
  /** All operations that the snapshots may not include, oldest first. */
  readonly operations: readonly StoredOperation[]
  /** Whether changes outlast the page. */
  readonly isDurable: boolean
  /** Whether they do not because the device has no space left. */
  readonly isFull: boolean
}

/** Reads and changes the lists of a member. There is one store per page. */
export interface MemberStore {
  readonly subscribe: (listener: () => void) => () => void
  /** Undefined until the stored data has been read. */
  readonly state: () => MemberState | undefined
  /** Reads the stored list, and again after each change of it. */
  readonly open: (list: Id | undefined) => void
  /**
   * Shows changes at once and stores them. They are sent as soon as the server can be reached.
   *
   * @returns ids of the operations, in the order of the changes
   */
  readonly change: (list: Id | undefined, changes: readonly ShoppingChange[]) => Promise<string[]>
  /** Synchronises with the server until {@link close} (SHP-03), the list that was named last first. */
  readonly follow: (list: Id | undefined) => void
  /** Synchronises with the server, whichever list comes first. */
  readonly followAll: () => void
  /** Stores which lists the member sees, and shows them. */
  readonly storeLists: (overview: ListOverview, version: number) => Promise<void>
  /** Sends numbers of people without waiting for more clicks (D-59). */
  readonly flush: () => void
  /** Retries at once. */
  readonly retry: () => void
  /** Removes refusals and gone recipes, which the cook has read. */
  readonly dismissNews: () => void
  /** Removes one refusal, which the cook has read. */
  readonly dismissRefusal: (id: string) => void
  /** Ends the synchronisation: the member has signed out, or another one has signed in. */
  readonly close: () => void
}

/**
 * Opens the lists of a member.
 *
 * @param member username
 */
export function createMemberStore(member: string): MemberStore {
  const { subscribe, notify } = createListeners()
  const ending = new AbortController()
  const { signal } = ending
  let state: MemberState | undefined
  const open = new Set<Id | undefined>([undefined])
  let shownList: Id | undefined
  let isFollowing = false
  /** Only in the lead tab, and in tabs whose changes are in memory. */
  let sync: Sync | undefined

  const show = (change: Partial<MemberState>) => {
    state = {
      snapshots: new Map(),
      lists: undefined,
      operations: [],
      connection: navigator.onLine ? 'online' : 'offline',
      isDurable: true,
      isFull: false,
      refusals: [],
      gone: [],
      ...state,
      ...change,
    }
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
    // No other tab can read this memory, so that each tab sends its own changes.
    if (isFollowing) connect()
  })
  const shown = createShownOperations()
  let reads = 0
  const readOutbox = async () => {
    reads += 1
    const turn = reads
    const shownOf = shown.reading()
    const [stored, lists, opened] = await Promise.all([
      outbox.operations(),
      outbox.lists(),
      Promise.all([...open].map(async (list) => [list, await outbox.snapshot(list)] as const)),
    ])
    if (turn !== reads) return
    show({ operations: shownOf(stored), lists, snapshots: new Map(opened) })
  }
  const changed = () => {
    tabs.post({ kind: 'changed' })
    return readOutbox()
  }

  const commands = {
    retry: () => sync?.restart(),
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
    lead(`simmer.shopping.${member}`, signal, connect).catch(reportFailure)
    // Another tab may lead, and may know more.
    run('retry')
  }

  addEventListener('online', () => show({ connection: 'online' }), { signal })
  onReturn(() => sync?.restart(), signal)
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
      const operations = changes.map((change) => newOperation(change, id))
      const added = shown.add(operations)
      if (state) show({ operations: [...state.operations, ...added] })
      await outbox.add(operations)
      shown.written(operations)
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
