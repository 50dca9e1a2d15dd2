import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#app/lib/api/api-error.ts'
import { emptyDraft, type Draft } from '#contract/own/draft.ts'
import type { LeftOut } from '#contract/own/versions.ts'
import { writeName } from '../document/facts.ts'
import { putStep, writeStep } from '../document/steps.ts'
import type { KeptDraft } from './device.ts'
import type { DraftStore, ServerDraft } from './draft-state.ts'
import { createDraftStore } from './draft-store.ts'
import type { TabMessage } from './tabs.ts'

const fresh: KeptDraft = {
  name: 'a-key',
  member: 'imani',
  id: null,
  version: 0,
  base: null,
  draft: emptyDraft('en'),
  isWaiting: false,
  changed: 0,
  dismissed: [],
}
const PAUSE_MS = 1000

/** A server with one recipe, and what the tabs say to each other. */
function setUp() {
  let server: ServerDraft | undefined
  let failure: ApiError | undefined
  const fail = () => {
    if (failure) throw failure
  }
  const save = (Draft: Draft, Version: number) => (server = { Id: 7, Version, Draft })
  const kept = vi.fn<(draft: KeptDraft) => Promise<void>>(() => Promise.resolve())
  const tabs = new Set<(message: TabMessage) => void>()
  const leftOut = vi.fn<(left: LeftOut | undefined) => void>()
  const calls = {
    create: async (_: string, draft: Draft) => {
      fail()
      return await Promise.resolve(save(draft, 1))
    },
    save: async (_: number, version: number, draft: Draft, left: LeftOut | undefined) => {
      fail()
      if (version !== server?.Version) throw new ApiError(409, 'changed', undefined)
      leftOut(left)
      return await Promise.resolve(save(draft, version + 1))
    },
    read: async () => {
      fail()
      return await Promise.resolve(server as ServerDraft)
    },
  }
  const open = (start: KeptDraft = fresh): DraftStore =>
    createDraftStore({
      start,
      calls,
      keep: kept,
      pauseMs: PAUSE_MS,
      openTabs: (onMessage) => {
        tabs.add(onMessage)
        const others = () => [...tabs].filter((tab) => tab !== onMessage)
        return {
          post: (message) => others().forEach((tab) => tab(message)),
          close: () => void tabs.delete(onMessage),
        }
      },
    })
  return {
    open,
    kept,
    leftOut,
    save,
    server: () => server,
    failWith: (error: ApiError | undefined) => void (failure = error),
  }
}

const named = (text: string) => writeName('en', text)
const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is typed is kept on the device at once and on the server after a pause', async () => {
  const { open, kept, server } = setUp()
  const store = open()
  expect(store.state().saved).toBe('nothing')
  store.change(named('Cake'), 'name')
  expect(kept).toHaveBeenLastCalledWith(expect.objectContaining({ isWaiting: true, id: null }))
  expect(server()).toBeUndefined()
  await pause()
  expect(server()?.Draft.Name).toEqual({ en: 'Cake' })
  expect(store.state()).toMatchObject({ saved: 'saved', id: 7 })
  expect(kept).toHaveBeenLastCalledWith(expect.objectContaining({ isWaiting: false, version: 1 }))
})

test('offline it stays on the device, and goes with the next attempt', async () => {
  const { open, server, failWith } = setUp()
  failWith(new ApiError(0, 'no connection'))
  const store = open()
  store.change(named('Cake'))
  await pause()
  expect(store.state().saved).toBe('device')
  failWith(undefined)
  await store.flush()
  expect(store.state().saved).toBe('saved')
  expect(server()?.Version).toBe(1)
})

test('a connection that is back while an attempt without it is in progress is used at once', async () => {
  const { open, failWith } = setUp()
  failWith(new ApiError(0, 'no connection'))
  const store = open()
  store.change(named('Cake'))
  vi.advanceTimersByTime(PAUSE_MS)
  expect(store.state().saved).toBe('saving')
  failWith(undefined)
  await store.flush()
  expect(store.state().saved).toBe('saved')
})

test('where neither device nor server keeps it, it says so', async () => {
  const { open, kept, failWith } = setUp()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  kept.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  failWith(new ApiError(0, 'no connection'))
  const store = open()
  store.change(named('Cake'))
  await pause()
  expect(store.state().saved).toBe('nowhere')
  vi.restoreAllMocks()
})

test('an ended session keeps it on the device, a refusal says so', async () => {
  const { open, failWith } = setUp()
  failWith(new ApiError(401, 'signed out'))
  const store = open()
  store.change(named('Cake'))
  await pause()
  expect(store.state().saved).toBe('signedOut')
  failWith(new ApiError(413, 'too large'))
  await store.flush()
  expect(store.state().saved).toBe('refused')
})

test('what was typed while the session ended is sent after signing in again', async () => {
  const { open, kept, server, failWith } = setUp()
  failWith(new ApiError(401, 'signed out'))
  const store = open()
  store.change(named('Cake'))
  await pause()
  store.change(named('Cake with plums'))
  await pause()
  const last = kept.mock.lastCall?.[0]
  expect(last).toMatchObject({ isWaiting: true, draft: { Name: { en: 'Cake with plums' } } })
  store.close()
  // Another page opens what this device has.
  failWith(undefined)
  const again = open(last)
  await pause()
  expect(server()?.Draft.Name).toEqual({ en: 'Cake with plums' })
  expect(again.state().saved).toBe('saved')
})

test('a recipe that another device changed is merged and saved, and nothing is left out where nothing gives way', async () => {
  const { open, save, server, leftOut } = setUp()
  const base = emptyDraft('en')
  save(base, 1)
  const store = open({ ...fresh, id: 7, version: 1, base, draft: base })
  save({ ...base, Tags: ['autumn'] }, 2)
  store.change(named('Cake'))
  await pause()
  expect(server()).toMatchObject({ Version: 3, Draft: { Name: { en: 'Cake' }, Tags: ['autumn'] } })
  expect(leftOut.mock.calls).toEqual([[undefined]])
  expect(store.state()).toMatchObject({ saved: 'saved', conflicts: [] })
})

test('a member is asked about a step changed on both sides before anything is saved', async () => {
  const { open, save, server } = setUp()
  const base = writeStep('s-1', 'en', 'Bake.')(emptyDraft('en'))
  const theirs = writeStep('s-1', 'en', 'Bake 40 minutes.')(base)
  save(base, 1)
  const store = open({ ...fresh, id: 7, version: 1, base, draft: base })
  save(theirs, 2)
  store.change(writeStep('s-1', 'en', 'Bake 45 minutes.'))
  await pause()
  const [conflict] = store.state().conflicts
  expect(conflict?.theirs).toEqual(theirs.Steps[0])
  expect(server()?.Version).toBe(2)
  store.resolve('s-1', putStep(conflict?.theirs ?? { Key: '', Text: {} }, 'behind'))
  await pause()
  expect(server()?.Draft.Steps.map(({ Text }) => Text.en)).toEqual([
    'Bake 45 minutes.',
    'Bake 40 minutes.',
  ])
})

test('the words that give way in a merge are sent to be kept, also after a reload', async () => {
  const { open, save, server, leftOut, kept, failWith } = setUp()
  const base = named('Cake')(emptyDraft('en'))
  save(base, 1)
  const store = open({ ...fresh, id: 7, version: 1, base, draft: base })
  save(named('Pie')(base), 2)
  store.change(named('Tart'))
  await pause()
  expect(server()?.Draft.Name).toEqual({ en: 'Tart' })
  expect(leftOut).toHaveBeenLastCalledWith({ Reason: 'merged', Draft: named('Tart')(base) })
  store.change(named('Tarte'))
  await pause()
  expect(leftOut).toHaveBeenLastCalledWith(undefined)

  const step = writeStep('s-1', 'en', 'Bake.')
  const theirs = step(named('Pie')(base))
  save(theirs, 9)
  store.change(writeStep('s-1', 'en', 'Fry.'))
  await pause()
  store.resolve('s-1', putStep(theirs.Steps[0] ?? { Key: '', Text: {} }, 'instead'))
  failWith(new ApiError(0, 'no connection'))
  await pause()
  const last = kept.mock.lastCall?.[0]
  expect(last).toMatchObject({ isWaiting: true, leftOut: { Reason: 'merged' } })
  failWith(undefined)
  leftOut.mockClear()
  store.close()
  await open(last).flush()
  expect(leftOut.mock.calls[0]?.[0]?.Draft.Steps[0]?.Text.en).toBe('Fry.')
})

test('an earlier version is brought back in place of the one of now, which is kept; undo works', async () => {
  const { open, save, server, leftOut } = setUp()
  const base = named('Cake')(emptyDraft('en'))
  save(base, 1)
  const store = open({ ...fresh, id: 7, version: 1, base, draft: base })
  store.bringBack(named('Pie')(emptyDraft('en')))
  await pause()
  expect(server()?.Draft.Name).toEqual({ en: 'Pie' })
  expect(leftOut).toHaveBeenLastCalledWith({ Reason: 'replaced', Draft: base })
  store.undo()
  await pause()
  expect(server()?.Draft.Name).toEqual({ en: 'Cake' })
  expect(store.state().saved).toBe('saved')
})

test('one tab writes, the others show it, until the cook writes in one of them', async () => {
  const { open, save, server } = setUp()
  const base = emptyDraft('en')
  save(base, 1)
  const first = open({ ...fresh, id: 7, version: 1, base, draft: base })
  const second = open({ ...fresh, id: 7, version: 1, base, draft: base })
  expect([first.state().isReader, second.state().isReader]).toEqual([false, true])
  first.change(named('Cake'))
  expect(second.state().history.now.Name).toEqual({ en: 'Cake' })
  second.change(named('Lost'))
  expect(second.state().history.now.Name).toEqual({ en: 'Cake' })
  second.writeHere()
  expect([first.state().isReader, second.state().isReader]).toEqual([true, false])
  second.change(named('Pie'))
  expect(first.state().history.now.Name).toEqual({ en: 'Pie' })
  await pause()
  expect(server()).toMatchObject({ Version: 2, Draft: { Name: { en: 'Pie' } } })
})

test('undo is saved like any other change', async () => {
  const { open, server } = setUp()
  const store = open()
  store.change(named('Cake'))
  store.change(named('Pie'))
  store.undo()
  await pause()
  expect(server()?.Draft.Name).toEqual({ en: 'Cake' })
  store.redo()
  await pause()
  expect(server()?.Draft.Name).toEqual({ en: 'Pie' })
  store.close()
})
